import type { Assessment } from '#domain/assessments.ts';
import type { Profile } from '#domain/profile.ts';

/** The demo member, whose career the roadmap and the dashboard follow (§2). */
export const profile: Profile = {
  fullName: 'Maya Okafor',
  age: 24,
  location: 'Minneapolis, Minnesota',
  occupation: 'Junior data analyst at Tamarack & Vale',
  education: 'BA in Economics, University of Minnesota, 2024',
  email: 'maya.okafor@example.com',
};

/** The six assessments (§3, §9). Personality has no score: no result is better than another. */
export const assessments: readonly Assessment[] = [
  {
    id: 'career-aptitude',
    title: 'Career aptitude',
    description: 'Short tasks with numbers, words and patterns show which kinds of work suit you.',
    completed: true,
    score: 84,
  },
  {
    id: 'skillset',
    title: 'Skillset',
    description: 'Rate the skills you use at work and see how they compare with your target role.',
    completed: true,
    score: 71,
  },
  {
    id: 'personality',
    title: 'Personality',
    description: 'How you decide, work with others and recharge. There are no right answers.',
    completed: true,
  },
  {
    id: 'interests',
    title: 'Interests',
    description: 'Choose between everyday activities to find the fields that hold your attention.',
    completed: false,
  },
  {
    id: 'goals',
    title: 'Goals',
    description: 'Where you would like to be in one, three and five years, in your own words.',
    completed: false,
  },
  {
    id: 'work-values',
    title: 'Work values',
    description: 'Weigh pay, balance, purpose and independence against each other.',
    completed: false,
  },
];

import { productName } from '#domain/product.ts';
import type { HowItWorksStep, Service } from '#domain/services.ts';

/** The six services of the services page (§2). */
export const services: readonly Service[] = [
  {
    id: 'career-assessment',
    icon: 'assessment',
    title: 'Career assessment',
    description:
      'Six short assessments help you put words to what you are good at, what interests you and what you need from a workplace. They are a start for thinking, not a verdict.',
    points: [
      'From skills and interests to work values',
      'Results in plain words',
      'Take them again as you change',
    ],
  },
  {
    id: 'roadmap-planning',
    icon: 'roadmap',
    title: 'Roadmap planning',
    description:
      'Name the job you would like to have and get the steps between here and there, in an order that makes sense. Each step is small enough to begin this month.',
    points: [
      'Milestones with the reason for each',
      'The skills and certifications to get',
      'Room to change your mind',
    ],
  },
  {
    id: 'guided-learning',
    icon: 'learning',
    title: 'Guided learning',
    description:
      'We point you to the courses, skills and certifications that your next step really asks for, and tell you which ones can wait.',
    points: [
      'An index of sixteen industries',
      'Catalogues of skills and certifications',
      'Recommendations that follow your roadmap',
    ],
  },
  {
    id: 'mentors-and-peers',
    icon: 'mentoring',
    title: 'Mentors and peers',
    description:
      'Talk to people who do the work you are thinking about, and to people who are finding their way as you are. Ask what a day of it is like before you spend a year on it.',
    points: [
      'Mentors with many years in their field',
      'Peers at your own stage',
      'Events in person and online',
    ],
  },
  {
    id: 'job-search-support',
    icon: 'job-search',
    title: 'Job search support',
    description:
      'See the openings that suit you first, with the reasons they do. Keep your favorites and applications together, so no reply gets lost and no deadline passes.',
    points: [
      'Jobs matched to your profile',
      'Every application and where it stands',
      'Favorites for later',
    ],
  },
  {
    id: 'interview-practice',
    icon: 'interview',
    title: 'Interview practice',
    description: `Rehearse with ${productName} AI until your own stories come easily. It asks what interviewers ask, and tells you where an answer is thin.`,
    points: [
      'Questions for the job at hand',
      'Help with gaps and changes of field',
      'There at midnight, too',
    ],
  },
];

/** How It Works, in three steps (§2). */
export const howItWorks: readonly HowItWorksStep[] = [
  {
    id: 'tell',
    title: 'Tell us where you are',
    description:
      'Fill in your profile and take the assessments that interest you. Half an hour is enough to begin, and you can come back for the rest.',
  },
  {
    id: 'map',
    title: 'Get your roadmap',
    description:
      'Choose a direction, or two to compare, and see the milestones on the way: what to learn, whom to meet, and what to try first.',
  },
  {
    id: 'walk',
    title: 'Take the next step',
    description:
      'Work on one milestone at a time, with mentors, courses and jobs at hand. Check it off, look up, and adjust the map where you have learned better.',
  },
];

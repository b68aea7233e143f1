import type { Skill } from '#domain/skills.ts';

/** The 23 skills of the catalogue (§3, §9), hard skills first. */
export const skills: readonly Skill[] = [
  {
    name: 'SQL',
    category: 'Hard',
    type: 'Data',
    description:
      'Ask a database precise questions: join tables, group rows and find the few records that matter among millions.',
    relatedCareers: ['Data analyst', 'Product analyst', 'Data engineer', 'Backend developer'],
  },
  {
    name: 'Python',
    category: 'Hard',
    type: 'Programming',
    description:
      'Write short, readable programs that clean data, call other services and take over repetitive work.',
    relatedCareers: ['Data analyst', 'Data scientist', 'Software engineer'],
  },
  {
    name: 'A/B testing',
    category: 'Hard',
    type: 'Data',
    description:
      'Compare two versions of a product fairly: choose a metric and a sample size beforehand, then read the result without fooling yourself.',
    relatedCareers: ['Product analyst', 'Product manager', 'Growth marketer'],
  },
  {
    name: 'Statistical analysis',
    category: 'Hard',
    type: 'Data',
    description:
      'Separate a pattern from chance with confidence intervals, regression and a clear account of how sure you are.',
    relatedCareers: ['Data scientist', 'Actuary', 'Research associate'],
  },
  {
    name: 'Data visualization',
    category: 'Hard',
    type: 'Data',
    description:
      'Choose the chart that answers the question, label it honestly and leave out what distracts from it.',
    relatedCareers: ['Data analyst', 'Business intelligence developer', 'Data journalist'],
  },
  {
    name: 'Machine learning',
    category: 'Hard',
    type: 'Data',
    description:
      'Train models that predict or sort, test them on data they have not seen, and know when a simple rule would do.',
    relatedCareers: ['Machine learning engineer', 'Data scientist'],
  },
  {
    name: 'Financial modeling',
    category: 'Hard',
    type: 'Business',
    description:
      'Build a spreadsheet that shows how prices, costs and growth turn into profit, with every assumption in plain view.',
    relatedCareers: ['Financial analyst', 'Investment banker', 'Startup founder'],
  },
  {
    name: 'Project management',
    category: 'Hard',
    type: 'Business',
    description:
      'Break a goal into work with owners and dates, see delays coming, and keep everyone who depends on it informed.',
    relatedCareers: ['Project manager', 'Construction manager', 'Operations manager'],
  },
  {
    name: 'JavaScript',
    category: 'Hard',
    type: 'Programming',
    description:
      'Make web pages respond to people, talk to servers, and keep working on old phones and slow connections.',
    relatedCareers: ['Frontend developer', 'Full-stack developer'],
  },
  {
    name: 'Cloud infrastructure',
    category: 'Hard',
    type: 'Technology',
    description:
      'Run servers, storage and networks you rent by the hour so that they stay up, stay safe and stay within budget.',
    relatedCareers: ['Cloud engineer', 'Site reliability engineer', 'Systems administrator'],
  },
  {
    name: 'Cybersecurity',
    category: 'Hard',
    type: 'Technology',
    description:
      'Find weak spots before an attacker does, watch for signs of a break-in and know the first steps when one happens.',
    relatedCareers: ['Security analyst', 'Network engineer', 'IT auditor'],
  },
  {
    name: 'User research',
    category: 'Hard',
    type: 'Design',
    description:
      'Plan interviews and usability tests, ask questions that do not lead, and turn what people do into decisions.',
    relatedCareers: ['UX researcher', 'Product designer', 'Service designer'],
  },
  {
    name: 'Technical writing',
    category: 'Hard',
    type: 'Communication',
    description:
      'Explain how something works to the person who needs it next: steps in order, terms defined, nothing assumed.',
    relatedCareers: ['Technical writer', 'Developer advocate', 'Support engineer'],
  },
  {
    name: 'Storytelling',
    category: 'Soft',
    type: 'Communication',
    description:
      'Give facts a beginning, a turn and an end, so that people remember the point and know what to do about it.',
    relatedCareers: ['Product analyst', 'Marketing manager', 'Journalist'],
  },
  {
    name: 'Public speaking',
    category: 'Soft',
    type: 'Communication',
    description:
      'Hold a room, in person or on a call: one message, a steady pace, and calm answers to hard questions.',
    relatedCareers: ['Teacher', 'Sales engineer', 'Trial lawyer'],
  },
  {
    name: 'Active listening',
    category: 'Soft',
    type: 'Communication',
    description:
      'Let people finish, say back what you understood and ask the question that brings out the rest.',
    relatedCareers: ['Nurse', 'Career counselor', 'Customer success manager'],
  },
  {
    name: 'Negotiation',
    category: 'Soft',
    type: 'Communication',
    description:
      'Prepare what you need and what you can give, learn what matters to the other side, and agree on terms both can keep.',
    relatedCareers: ['Account manager', 'Procurement specialist', 'Real estate agent'],
  },
  {
    name: 'Giving feedback',
    category: 'Soft',
    type: 'Leadership',
    description:
      'Tell someone what you saw and what it led to, soon and in private, in words they can act on the next day.',
    relatedCareers: ['Team lead', 'Engineering manager', 'Teacher'],
  },
  {
    name: 'Conflict resolution',
    category: 'Soft',
    type: 'Leadership',
    description:
      'Bring a disagreement into the open early, hear each side out and settle on something people will stand by.',
    relatedCareers: ['Human resources specialist', 'Team lead', 'Social worker'],
  },
  {
    name: 'Teamwork',
    category: 'Soft',
    type: 'Collaboration',
    description:
      'Share what you know, ask for help in time and finish your part so that the next person can start theirs.',
    relatedCareers: ['Paramedic', 'Software engineer', 'Event planner'],
  },
  {
    name: 'Critical thinking',
    category: 'Soft',
    type: 'Problem solving',
    description:
      'Ask what a claim rests on, look for evidence against your first idea, and change your mind when you find it.',
    relatedCareers: ['Data analyst', 'Paralegal', 'Policy analyst'],
  },
  {
    name: 'Adaptability',
    category: 'Soft',
    type: 'Self-management',
    description:
      'Keep your footing when plans, tools or teams change, and learn what the new situation asks of you.',
    relatedCareers: ['Consultant', 'Flight attendant', 'Emergency dispatcher'],
  },
  {
    name: 'Time management',
    category: 'Soft',
    type: 'Self-management',
    description:
      'Decide what matters today, protect an hour to do it and say early when something will not fit.',
    relatedCareers: ['Executive assistant', 'Freelance designer', 'Logistics coordinator'],
  },
];

/** Names of the skills recommended to the demo member (§2), most useful first. */
export const recommendedSkillNames: readonly string[] = [
  'A/B testing',
  'Statistical analysis',
  'Storytelling',
  'Giving feedback',
];

import type { Milestone } from '#domain/roadmap.ts';

/** The demo member's nine milestones: four completed, the fifth current, the last a flag (§2, §9). */
export const milestones: readonly Milestone[] = [
  {
    id: 'degree',
    title: 'Finish your degree',
    subtitle: 'BA in Economics, May 2024',
    details:
      'You graduated from the University of Minnesota with a minor in statistics. Your senior paper on bus ridership was the first time you took raw data all the way to a recommendation.',
    completed: true,
    isFlag: false,
    icon: 'graduation-cap',
    color: 'primary',
  },
  {
    id: 'first-role',
    title: 'Land a first analyst role',
    subtitle: 'Junior data analyst, August 2024',
    details:
      'You joined Tamarack & Vale and took over the weekly sales report. Since then you have cut the time it takes from a day to an hour.',
    completed: true,
    isFlag: false,
    icon: 'briefcase',
    color: 'info',
  },
  {
    id: 'direction',
    title: 'Choose a direction',
    subtitle: 'Product analytics, March 2026',
    details:
      'Your career aptitude and skillset assessments both pointed to work close to product decisions. After three conversations with people in the field, you chose product analytics over finance.',
    completed: true,
    isFlag: false,
    icon: 'compass',
    color: 'warning',
  },
  {
    id: 'sql',
    title: 'Write SQL with confidence',
    subtitle: 'Window functions and funnels, September 2026',
    details:
      'You can now build a retention table and a checkout funnel from raw events without help. Two colleagues use your queries as a starting point.',
    completed: true,
    isFlag: false,
    icon: 'database',
    color: 'success',
  },
  {
    id: 'experiment',
    title: 'Run an A/B test end to end',
    subtitle: 'From a question to a decision',
    details:
      'Pick one small change, such as the wording of the delivery estimate at checkout. Write down the metric and the sample size before you start, then present the result, whichever way it goes.',
    completed: false,
    isFlag: false,
    icon: 'flask',
    color: 'primary',
  },
  {
    id: 'certificate',
    title: 'Earn an advanced certificate',
    subtitle: 'Google Advanced Data Analytics',
    details:
      'About six months, part time. It covers the statistics and Python that product analyst interviews ask about, and its capstone project belongs in your portfolio.',
    completed: false,
    isFlag: false,
    icon: 'award',
    color: 'info',
  },
  {
    id: 'product-team',
    title: 'Join a product team',
    subtitle: 'Product analyst',
    details:
      'Look for a role where you sit with designers and engineers, at your company or elsewhere. Bring two stories of a decision that changed because of your work.',
    completed: false,
    isFlag: false,
    icon: 'users',
    color: 'warning',
  },
  {
    id: 'own-area',
    title: 'Own the numbers of one product area',
    subtitle: 'Senior product analyst',
    details:
      'Choose the metrics an area is steered by, present them to leadership every quarter, and guide a newer analyst through a first project.',
    completed: false,
    isFlag: false,
    icon: 'presentation',
    color: 'success',
  },
  {
    id: 'lead',
    title: 'Product analytics lead',
    subtitle: 'Your summit',
    details:
      'You lead a small team of analysts, decide which questions are worth answering, and help a whole product organization learn from what people do.',
    completed: false,
    isFlag: true,
    icon: 'flag',
    color: 'primary',
  },
];

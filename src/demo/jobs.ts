import type { Application, Job } from '#domain/jobs.ts';

const foxglove: Job = {
  id: 'foxglove-product-analyst',
  title: 'Product analyst',
  company: 'Foxglove Grocers',
  location: 'Minneapolis, MN',
  type: 'Full-time',
  salaryRange: '$84,000 – $98,000',
  description:
    'You sit with the team behind our ordering app and help it decide what to build next. In the first months you take over the substitution funnel: what happens when a customer wants oat milk and there is none.',
  requirements: [
    'Two years of work with product or sales data',
    'SQL, including window functions',
    'Has planned or analyzed at least one A/B test',
    'Explains a chart to people who did not ask for one',
  ],
  postedDate: '2026-11-09',
  relevanceScore: 94,
};

const lanternfish: Job = {
  id: 'lanternfish-growth-analyst',
  title: 'Product analyst, growth',
  company: 'Lanternfish Audio',
  location: 'Remote (United States)',
  type: 'Full-time',
  salaryRange: '$88,000 – $104,000',
  description:
    'People start our audiobooks at bedtime and some never come back for chapter two. You find out which changes bring them back, run the tests, and tell us when an idea we love does nothing.',
  requirements: [
    'Two to four years as an analyst',
    'SQL and basic Python',
    'Sound statistics: sample size, confidence, and when to stop',
    'Clear writing, since most of us never share an office',
  ],
  postedDate: '2026-11-17',
  relevanceScore: 89,
};

const cobbler: Job = {
  id: 'cobbler-checkout-analyst',
  title: 'Data analyst, checkout',
  company: 'Cobbler & Daughters Outfitters',
  location: 'St. Paul, MN',
  type: 'Full-time',
  salaryRange: '$76,000 – $90,000',
  description:
    'Our boots are sold in eleven stores and one online shop, and the online shop is yours to understand. You build the reports that the checkout team reads every Monday and answer the question after each of them: so what do we change?',
  requirements: [
    'Experience with online sales data',
    'SQL and one dashboard tool, such as Power BI',
    'Care for definitions: knows why two totals can differ',
    'Two days a week in our St. Paul office',
  ],
  postedDate: '2026-10-28',
  relevanceScore: 86,
};

const birchline: Job = {
  id: 'birchline-experimentation-analyst',
  title: 'Experimentation analyst',
  company: 'Birchline Travel',
  location: 'Chicago, IL',
  type: 'Full-time',
  salaryRange: '$90,000 – $108,000',
  description:
    'You help six product teams test their ideas on our train and ferry bookings: sizing tests, watching for broken ones, and keeping a library of everything we have learned, the failures included.',
  requirements: [
    'Has taken several A/B tests from question to decision',
    'Python or R for analysis',
    'Patience with people who want the result on day two',
    'A certificate or course work in statistics',
  ],
  postedDate: '2026-11-13',
  relevanceScore: 78,
};

const pailCreek: Job = {
  id: 'pail-creek-bi-analyst',
  title: 'Business intelligence analyst',
  company: 'Pail Creek Dairy Cooperative',
  location: 'St. Cloud, MN',
  type: 'Full-time',
  salaryRange: '$70,000 – $82,000',
  description:
    'Four hundred farms deliver to us, and each wants to know how its milk did this month. You keep their reports right and readable, and work with our planners on routes and prices.',
  requirements: [
    'One year of reporting or analysis',
    'SQL and Power BI',
    'Willing to visit farms twice a year, boots provided',
    'Friendly on the phone',
  ],
  postedDate: '2026-11-10',
  relevanceScore: 71,
};

const heronLake: Job = {
  id: 'heron-lake-data-scientist',
  title: 'Junior data scientist',
  company: 'Heron Lake Energy Partners',
  location: 'Madison, WI',
  type: 'Full-time',
  salaryRange: '$92,000 – $112,000',
  description:
    'We forecast how much power small towns will need tomorrow afternoon. You join three data scientists, begin by testing the forecasts we have, and build your first own model by spring.',
  requirements: [
    'Python with pandas and scikit-learn',
    'Regression and time series, from study or work',
    'Version control and readable code',
    'A degree in a quantitative field, or work that shows the same',
  ],
  postedDate: '2026-11-05',
  relevanceScore: 62,
};

const tallgrass: Job = {
  id: 'tallgrass-senior-product-analyst',
  title: 'Senior product analyst',
  company: 'Tallgrass Health',
  location: 'Minneapolis, MN',
  type: 'Full-time',
  salaryRange: '$115,000 – $138,000',
  description:
    'You own the numbers of our appointment booking: what we measure, what a good week looks like, and what we tell the clinics. Two newer analysts look to you for advice.',
  requirements: [
    'Five years in analytics, two of them with a product team',
    'A record of decisions that changed because of your work',
    'Has guided newer analysts',
    'Knows the rules for handling health data, or learns them fast',
  ],
  postedDate: '2026-10-30',
  relevanceScore: 45,
};

/** Every open job, in the order in which they are listed (§9). Fit for the demo member. */
export const jobs: readonly Job[] = [
  lanternfish,
  birchline,
  pailCreek,
  foxglove,
  heronLake,
  tallgrass,
  cobbler,
];

/** No longer listed: the demo member's application was turned down. */
const wrenfield: Job = {
  id: 'wrenfield-insights-analyst',
  title: 'Customer insights analyst',
  company: 'Wrenfield Toys',
  location: 'Milwaukee, WI',
  type: 'Full-time',
  salaryRange: '$78,000 – $92,000',
  description:
    'You bring together what parents tell us in surveys and what our shop data says they did, and explain the difference to the people who design the toys.',
  requirements: [
    'Three years with survey and sales data',
    'SQL and a statistics package',
    'Has presented to senior managers',
  ],
  postedDate: '2026-09-08',
  relevanceScore: 66,
};

/** No longer listed: the demo member works there today. */
const tamarack: Job = {
  id: 'tamarack-junior-data-analyst',
  title: 'Junior data analyst',
  company: 'Tamarack & Vale',
  location: 'Minneapolis, MN',
  type: 'Full-time',
  salaryRange: '$62,000 – $70,000',
  description:
    'You take over the weekly sales report of our online shop, check it before anyone else wakes up, and find out why a number moved.',
  requirements: [
    'A degree or course work with statistics in it',
    'Basic SQL and confident spreadsheets',
    'Asks when something looks odd',
  ],
  postedDate: '2024-06-03',
  relevanceScore: 82,
};

/** The demo member's applications, latest first (§2): every status occurs. */
export const applications: readonly Application[] = [
  {
    id: 'application-lanternfish',
    jobId: lanternfish.id,
    status: 'Pending',
    appliedDate: '2026-11-19',
    job: lanternfish,
  },
  {
    id: 'application-foxglove',
    jobId: foxglove.id,
    status: 'Reviewed',
    appliedDate: '2026-11-12',
    job: foxglove,
  },
  {
    id: 'application-cobbler',
    jobId: cobbler.id,
    status: 'Interview',
    appliedDate: '2026-11-03',
    job: cobbler,
  },
  {
    id: 'application-wrenfield',
    jobId: wrenfield.id,
    status: 'Rejected',
    appliedDate: '2026-09-15',
    job: wrenfield,
  },
  {
    id: 'application-tamarack',
    jobId: tamarack.id,
    status: 'Accepted',
    appliedDate: '2024-06-11',
    job: tamarack,
  },
];

/** The ids of the jobs the demo member has kept for later (§2), latest first. */
export const favoriteJobIds: readonly string[] = [birchline.id, foxglove.id, tallgrass.id];

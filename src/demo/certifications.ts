import type { Certification } from '#domain/certifications.ts';

/** The 13 certifications of the catalogue (§3, §9), easiest level first. */
export const certifications: readonly Certification[] = [
  {
    name: 'Google Data Analytics Certificate',
    provider: 'Google',
    category: 'Data',
    description:
      'An online course series that leads from spreadsheets to SQL, charts and a first analysis of your own to show to employers.',
    duration: 'About 6 months, part time',
    level: 'Beginner',
    prerequisites: 'None. No degree or experience is needed.',
    relatedCareers: ['Junior data analyst', 'Operations analyst', 'Marketing analyst'],
  },
  {
    name: 'Google UX Design Certificate',
    provider: 'Google',
    category: 'Design',
    description:
      'Covers interviews, wireframes, prototypes and usability tests, and ends with three projects for a portfolio.',
    duration: 'About 6 months, part time',
    level: 'Beginner',
    prerequisites: 'None. No degree or experience is needed.',
    relatedCareers: ['UX designer', 'Product designer', 'UX researcher'],
  },
  {
    name: 'AWS Certified Cloud Practitioner',
    provider: 'Amazon Web Services',
    category: 'Cloud',
    description:
      'Shows that you understand what cloud services do, how they are secured and what they cost, without having to build them.',
    duration: '1 to 2 months of study',
    level: 'Beginner',
    prerequisites: 'None. Up to six months of contact with AWS helps.',
    relatedCareers: ['Cloud support associate', 'Sales engineer', 'IT project coordinator'],
  },
  {
    name: 'Certified Associate in Project Management (CAPM)',
    provider: 'Project Management Institute',
    category: 'Project management',
    description:
      'An entry into project work: how plans are made, how predictive and agile approaches differ, and how teams report progress.',
    duration: '2 to 3 months of study',
    level: 'Beginner',
    prerequisites: 'A high school diploma and 23 hours of project management education.',
    relatedCareers: ['Project coordinator', 'Junior project manager', 'Business analyst'],
  },
  {
    name: 'Microsoft Certified: Power BI Data Analyst Associate',
    provider: 'Microsoft',
    category: 'Data',
    description:
      'Proves that you can prepare data, model it and build reports in Power BI that a team can rely on.',
    duration: '2 to 3 months of study',
    level: 'Intermediate',
    prerequisites: 'None required. Expect to know Power Query and how to write DAX formulas.',
    relatedCareers: ['Data analyst', 'Business intelligence developer', 'Product analyst'],
  },
  {
    name: 'AWS Certified Solutions Architect – Associate',
    provider: 'Amazon Web Services',
    category: 'Cloud',
    description:
      'Tests whether you can design systems on AWS that survive failures, perform well and do not cost more than they should.',
    duration: '3 to 4 months of study',
    level: 'Intermediate',
    prerequisites: 'None required. One year of hands-on work with AWS is recommended.',
    relatedCareers: ['Cloud engineer', 'Solutions architect', 'Backend developer'],
  },
  {
    name: 'CompTIA Security+',
    provider: 'CompTIA',
    category: 'Cybersecurity',
    description:
      'The usual first security credential: threats, access control, incident response and the basics of risk management.',
    duration: '2 to 4 months of study',
    level: 'Intermediate',
    prerequisites:
      'None required. Network+ and two years of IT work with a security focus are recommended.',
    relatedCareers: ['Security analyst', 'Systems administrator', 'IT auditor'],
  },
  {
    name: 'SHRM Certified Professional (SHRM-CP)',
    provider: 'Society for Human Resource Management',
    category: 'Human resources',
    description:
      'For people who run day-to-day human resources work: hiring, pay, workplace law and judgment in difficult situations.',
    duration: '3 to 4 months of study',
    level: 'Intermediate',
    prerequisites: 'No degree or title required. A working knowledge of human resources helps.',
    relatedCareers: ['Human resources specialist', 'Recruiter', 'People operations manager'],
  },
  {
    name: 'Google Advanced Data Analytics Certificate',
    provider: 'Google',
    category: 'Data',
    description:
      'Continues from analysis to statistics, regression and machine learning in Python, and finishes with a capstone project.',
    duration: 'About 6 months, part time',
    level: 'Advanced',
    prerequisites:
      'The Google Data Analytics Certificate or equal experience with SQL, spreadsheets and charts.',
    relatedCareers: ['Senior data analyst', 'Product analyst', 'Junior data scientist'],
  },
  {
    name: 'Certified Kubernetes Administrator (CKA)',
    provider: 'Cloud Native Computing Foundation',
    category: 'Cloud',
    description:
      'A two-hour practical exam at the command line: set up clusters, deploy applications and repair what is broken.',
    duration: '3 to 5 months of study',
    level: 'Advanced',
    prerequisites: 'None required. Be at home on the Linux command line and with containers.',
    relatedCareers: ['Platform engineer', 'Site reliability engineer', 'Cloud engineer'],
  },
  {
    name: 'Project Management Professional (PMP)',
    provider: 'Project Management Institute',
    category: 'Project management',
    description:
      'The best-known credential for experienced project managers, on leading people, running the work and serving the business.',
    duration: '3 to 4 months of study',
    level: 'Professional',
    prerequisites:
      'Several years of leading projects and 35 hours of project management education.',
    relatedCareers: ['Project manager', 'Program manager', 'Construction manager'],
  },
  {
    name: 'Certified Information Systems Security Professional (CISSP)',
    provider: 'ISC2',
    category: 'Cybersecurity',
    description:
      'For people who design and lead security programs. Eight domains, from identity and networks to software and risk.',
    duration: '4 to 6 months of study',
    level: 'Professional',
    prerequisites:
      'Five years of paid work in at least two of the eight domains. A relevant degree can replace one year.',
    relatedCareers: [
      'Security architect',
      'Security manager',
      'Chief information security officer',
    ],
  },
  {
    name: 'Chartered Financial Analyst (CFA)',
    provider: 'CFA Institute',
    category: 'Finance',
    description:
      'Three demanding exams on valuing companies, managing portfolios and acting ethically with the money of other people.',
    duration: '3 to 4 years, three exams',
    level: 'Professional',
    prerequisites:
      'A bachelor’s degree, or study or work toward one, to sit the first exam. The charter itself asks for 4,000 hours of relevant work.',
    relatedCareers: ['Portfolio manager', 'Equity research analyst', 'Risk manager'],
  },
];

/** Names of the certifications recommended to the demo member (§2), most useful first. */
export const recommendedCertificationNames: readonly string[] = [
  'Google Advanced Data Analytics Certificate',
  'Microsoft Certified: Power BI Data Analyst Associate',
  'Certified Associate in Project Management (CAPM)',
];

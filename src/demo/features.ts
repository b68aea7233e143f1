import type { Feature } from '#domain/features.ts';
import { productName } from '#domain/product.ts';

/** The paragraph under "What is the product?" (§1). */
export const featuresIntro = `${productName} is an all-in-one career development platform and an AI-powered career companion, for people looking for a job and people building a career. Tell it where you are and where you would like to be, and it works out a plan you can follow one step at a time: what to learn, whom to talk to, where to apply, and what to do this week.`;

/** The six cards under "Our Features", in the specification's order (§1). */
export const features: readonly Feature[] = [
  {
    id: 'profile-management',
    icon: 'profile',
    title: 'Profile Management',
    shortDescription: 'Put everything you bring to a job in one place.',
    fullDescription:
      'Build a professional identity that is more than a list of job titles: your skills, your experience, and the achievements you would tell a friend about. As you finish courses, projects and assessments they join your profile, so you can see how far you have come and show it to others.',
  },
  {
    id: 'career-roadmap',
    icon: 'roadmap',
    title: 'Career Roadmap',
    shortDescription: 'See the way from here to the job you want.',
    fullDescription:
      'Get a roadmap made for you, with milestones and goals between where you are and where you want to be. Each milestone names the skills, certifications and experience it takes, so you always know what is missing and what comes next. When your plans change, so does the map.',
  },
  {
    id: 'learning-center',
    icon: 'learning',
    title: 'Learning Center',
    shortDescription: 'Learn what your next step asks for.',
    fullDescription:
      'Browse courses and learning resources that people chose with care, sorted by industry, skill and certification. The AI recommends what fits your roadmap and what you already know, so your evenings go to the things that count.',
  },
  {
    id: 'networking-hub',
    icon: 'networking',
    title: 'Networking Hub',
    shortDescription: 'Meet people who know the way.',
    fullDescription:
      'Find peers at the same stage, mentors who have done the job for years, and collaborators for your next project. Read who they are, write to them, and meet them at events online or near you.',
  },
  {
    id: 'job-center',
    icon: 'jobs',
    title: 'Job Center',
    shortDescription: 'Find jobs that fit, and keep track of every application.',
    fullDescription:
      'See jobs matched to your skills and your roadmap, with a plain word for how well each one fits. Manage your applications in one list and follow each from the first email to the last interview. AI insights show what works in your job search and what to try next.',
  },
  {
    id: 'ai-career-coach',
    icon: 'ai',
    title: 'AI Career Coach',
    shortDescription: 'Ask about your career, at any hour.',
    fullDescription:
      'The AI assistant is there 24/7 for the questions you would ask a good career adviser: which skill to build next, how to move into another field, what to say when an interviewer asks about a gap. Rehearse an interview with it, or think a decision through before you take it.',
  },
];

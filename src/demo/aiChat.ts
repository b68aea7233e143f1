import type { AiMessage, CannedReplies } from '#domain/aiMessages.ts';
import { productName } from '#domain/product.ts';

/** What the assistant says first, and again after the chat was cleared (§4). */
export const aiGreeting: AiMessage = {
  id: 'greeting',
  text: `Hello, I am ${productName} AI. Ask me about your next skill, a job you are looking at, an interview that makes you nervous, or a change you are turning over in your mind. What would you like to work on today?`,
  isUser: false,
  timestamp: '2026-11-21T09:00:00Z',
};

/** Questions a member can ask with one tap; each has an answer below. */
export const suggestedQuestions: readonly string[] = [
  'Which skill should I build next?',
  'How do I prepare for an interview?',
  'What should my resume leave out?',
  'How do I write to someone I do not know?',
  'I am thinking about changing careers. Where do I start?',
];

/** Everything the assistant can answer in the demo (§4). */
export const aiReplies: CannedReplies = {
  topics: [
    {
      id: 'skills',
      keywords: [
        'skill',
        'skills',
        'learn',
        'learning',
        'course',
        'courses',
        'study',
        'practice',
        'sql',
        'python',
      ],
      reply:
        'Let the job decide. Take five ads for the role you want, write down every skill they ask for, and count. The one that comes up most often and that you could not show today is your next skill. Then choose a small piece of real work that needs it, finish it within a month, and show it to somebody. One finished piece teaches you more than three courses you leave halfway, and it gives you something to point to.',
    },
    {
      id: 'interview',
      keywords: [
        'interview',
        'interviews',
        'interviewer',
        'interview questions',
        'prepare for an interview',
        'tell me about yourself',
      ],
      reply:
        'Prepare four stories rather than forty answers: something you built or improved, something that went wrong, a disagreement, and a time you had to learn fast. For each, know what you did yourself, what came of it, and what you would do differently. Say them aloud twice, to a person if you can. Then write three questions that you truly want answered about the team. If you tell me the job, I can play the interviewer.',
    },
    {
      id: 'resume',
      keywords: ['resume', 'resumes', 'cv', 'cover letter', 'cover letters', 'one page'],
      reply:
        'Leave out whatever would look the same on anybody’s: the objective, “team player”, the software everyone has. Begin each line with what you did, then say what changed because of it, with a number if you have an honest one. Put the two lines that fit this ad best where the eye lands first. For the cover letter, half a page will do: why this work, one story that shows it, and when you could talk.',
    },
    {
      id: 'networking',
      keywords: [
        'network',
        'networking',
        'mentor',
        'mentors',
        'connect',
        'linkedin',
        'reach out',
        'write to someone',
        'someone i do not know',
        'someone i dont know',
      ],
      reply:
        'Keep it to five sentences: who you are, why you chose this person, the one thing you would like to know, how little time it takes, and that a no is fine. Ask about their work and not for a job. Send it to several people, because silence is common and seldom means anything about you. Afterward, tell whoever helped you what you did with the advice. You will find mentors who said they like such questions in the networking center.',
    },
    {
      id: 'career-change',
      keywords: [
        'career change',
        'change careers',
        'changing careers',
        'change career',
        'switch',
        'switching',
        'transition',
        'new field',
        'different field',
        'start over',
      ],
      reply:
        'Begin with what you would carry over. List the tasks you do well today, without their job titles, and look for work that needs the same tasks somewhere else: explaining, scheduling, checking, calming people down. Then talk to two people who made a similar move and one who decided against it. Before you pay for a program, try the work for a weekend. And work out how many lean months you could afford, since that tells you how fast the change can be.',
    },
    {
      id: 'salary',
      keywords: [
        'salary',
        'salaries',
        'pay',
        'paid',
        'raise',
        'negotiate',
        'negotiating',
        'negotiation',
        'offer',
        'money',
      ],
      reply:
        'Find out the range before you name a number: compare ads that state one, and ask two people in the field what would be fair for the place and the level. Once you have an offer, thank them, take a day, and ask for one specific thing with a reason, such as “I was hoping for $78,000, given that I already run this report alone.” Then stop talking and let them answer. If pay is fixed, ask about the start date, training or working from home. I cannot see your contract, so check the details with someone who can.',
    },
    {
      id: 'no-experience',
      keywords: [
        'no experience',
        'without experience',
        'little experience',
        'lack experience',
        'first job',
        'entry level',
        'portfolio',
        'internship',
        'internships',
      ],
      reply:
        'You need proof more than you need a title. Do a small version of the work where somebody depends on it: tidy the numbers of a sports club, rewrite the form at a library, plan the shifts of a kitchen. Describe it the way you would describe a job, with the problem, what you did and what came of it. Two such pieces let you apply to openings that ask for a year of experience, and you should: such lists are wishes more often than rules.',
    },
    {
      id: 'direction',
      keywords: [
        'dont know what',
        'do not know what',
        'not sure what',
        'no idea what',
        'which career',
        'what career',
        'right career',
        'right path',
        'undecided',
        'lost',
        'stuck',
        'interests',
      ],
      reply:
        'Not knowing is a reasonable place to be, and thinking harder seldom ends it. For two weeks, note three moments a day when you were doing something, and whether you would do another hour of it: yes, no or maybe. Look for the verbs in your yes lines. Then choose two kinds of work full of those verbs and talk to one person in each about what they did last Tuesday. You need a direction good enough for the next six months, and no more than that.',
    },
    {
      id: 'certification',
      keywords: [
        'certification',
        'certifications',
        'certificate',
        'certificates',
        'degree',
        'bootcamp',
        'masters',
        'worth it',
      ],
      reply:
        'It depends on how often employers near you ask for it, so count it in ten ads before you pay. In some trades a certificate is the entry ticket, as in security, accounting or nursing. In others it mostly shows that you can finish something, and a project does that as well. If you go for one, choose the level just above what you can do today, and reserve the exam date first. The certifications catalogue shows how long each takes and what it asks of you.',
    },
    {
      id: 'rejection',
      keywords: [
        'rejected',
        'rejection',
        'rejections',
        'no reply',
        'no answer',
        'heard nothing',
        'hear back',
        'ghosted',
        'discouraged',
        'giving up',
        'give up',
        'burned out',
        'tired',
      ],
      reply:
        'I am sorry, that wears anyone down. Look at where it stops, because each place has its own cure. No replies at all: change the resume, or apply to fewer jobs that fit better. First talks but no second: rehearse your stories with someone who will be frank. Final rounds: you are close, and the rest is partly luck. Take two days off from searching, then send three applications with care instead of fifteen. If it begins to weigh on your sleep or your days, please talk to somebody you trust, or to a doctor.',
    },
    {
      id: 'roadmap',
      keywords: [
        'roadmap',
        'plan',
        'planning',
        'milestone',
        'milestones',
        'goal',
        'goals',
        'next step',
        'five years',
        'promotion',
      ],
      reply:
        'Plan the next six months in detail and the years after that loosely. Look at your current milestone and ask what someone could see that would prove it done. Break that into pieces that fit into a week, and put the first in your calendar with a time and a place. Once every three months, spend an hour asking what you have learned since and whether the direction still holds. Changing the map then is a sign that you were paying attention.',
    },
    {
      id: 'gap',
      keywords: [
        'gap',
        'gaps',
        'time off',
        'laid off',
        'layoff',
        'fired',
        'unemployed',
        'caring for',
        'back to work',
        'returning to work',
      ],
      reply:
        'Say it in two calm sentences and move on: what happened, and what you are ready for now. “I looked after my father for a year. He is well, and I have spent the fall getting my SQL back.” You do not owe anyone the details. If you did something in that time that resembles work, budgeting, organizing, studying, name it. Most interviewers want to know only whether you can start, and they take their cue from how easy you are about it.',
    },
  ],
  fallback:
    'I would like to get this right, so tell me a little more. Where are you now, what would you like to be different in a year, and what have you already tried? If you are not sure how to begin, ask me about skills, resumes, interviews, writing to people, salaries, changing fields, or what to do when nobody answers. For questions of law, health or taxes, please ask someone qualified; I can help you find the right words.',
};

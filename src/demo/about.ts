import type { MissionPart, TeamMember } from '#domain/about.ts';
import { productName } from '#domain/product.ts';

/** The mission, part by part (§2). */
export const mission: readonly MissionPart[] = [
  {
    id: 'why',
    title: 'Why we build it',
    text: `Good career advice mostly travels by luck. If your aunt is an engineer or your neighbor runs a clinic, you hear early which course matters, which job title means what, and whom to ask. If not, you are handed a quiz and a list of openings. We build ${productName} so that this kind of knowledge reaches people who were not born next door to it.`,
  },
  {
    id: 'promise',
    title: 'What we promise',
    text: 'You will always see why we suggest something, and you can always disagree with it. We will tell you when a path is long, costly or crowded, as a good friend in the trade would. Your plan belongs to you, and it is drawn to be changed: nobody should be held to what they wanted at nineteen.',
  },
  {
    id: 'limits',
    title: 'What we will not do',
    text: 'We will not sell your profile, and we will not let an employer pay to look like a better match than it is. We do not promise anyone a job, because nobody honestly can. And where a person would serve you better than our AI does, a mentor, a teacher, a doctor, we will say so.',
  },
];

/** The people of the about page (§2). */
export const team: readonly TeamMember[] = [
  {
    id: 'adaeze-nwosu',
    name: 'Adaeze Nwosu',
    role: 'Co-founder and chief executive',
    bio: 'Adaeze spent nine years running a job center in a town whose paper mill had closed, and still keeps the thank-you card from the crane operator who became a nurse. She sets our course and answers more support mail than anyone else.',
  },
  {
    id: 'tomasz-wierzbicki',
    name: 'Tomasz Wierzbicki',
    role: 'Co-founder and head of engineering',
    bio: 'Tomasz left school at sixteen to repair tractors and taught himself to program during two long winters. He keeps our software quick on old phones, because his first one was very old.',
  },
  {
    id: 'lourdes-quispe',
    name: 'Lourdes Quispe',
    role: 'Head of career guidance',
    bio: 'Lourdes advised students at a community college for fourteen years, most of them the first in their family to go. She writes our assessments and our blog, and reads every roadmap template aloud before it goes out.',
  },
  {
    id: 'hamish-rennie',
    name: 'Hamish Rennie',
    role: 'Product designer',
    bio: 'Hamish drew hiking maps for a national park before he drew screens. He tests each of them with a screen reader, in bright sun, and with his father.',
  },
  {
    id: 'farzana-akhtar',
    name: 'Farzana Akhtar',
    role: 'Head of community',
    bio: 'Farzana finds our mentors and speaks with every one of them before they join. She began as a hotel receptionist, which she says is the same job with keys.',
  },
  {
    id: 'wendell-thibodeaux',
    name: 'Wendell Thibodeaux',
    role: 'Machine learning engineer',
    bio: `Wendell looks after ${productName} AI, and above all after what it must not claim to know. He taught high-school chemistry for six years and marks its answers with the same green pen.`,
  },
];

import { searchBy } from './search.ts';

/** Someone a member can get in touch with (§3). */
export interface Professional {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  /** Years of work in their field. */
  readonly experience: number;
  /** Left out when the person prefers LinkedIn. */
  readonly email?: string;
  /** An https address. */
  readonly linkedin: string;
  readonly school: string;
  readonly age: number;
  readonly isMentor: boolean;
  /** A seed for the avatar's colour; the initials come from the name. */
  readonly avatar: string;
}

/** The overview shows so many mentors and so many peers (§9). */
const recommendedCount = 2;

/** The people whose name, title or company contains the query, in the order given (§2). */
export const searchProfessionals = searchBy<Professional>(({ name, title, company }) => [
  name,
  title,
  company,
]);

/**
 * The two mentors of the overview (§9): those with the most years of work, since experience is
 * what a mentor lends. The list's order decides between equals.
 */
export function recommendedMentors(list: readonly Professional[]): readonly Professional[] {
  return list
    .filter(({ isMentor }) => isMentor)
    .sort((a, b) => b.experience - a.experience)
    .slice(0, recommendedCount);
}

/**
 * The two peers of the overview (§9): those with the fewest years of work, since a peer is someone
 * near the start too. The list's order decides between equals.
 */
export function recommendedPeers(list: readonly Professional[]): readonly Professional[] {
  return list
    .filter(({ isMentor }) => !isMentor)
    .sort((a, b) => a.experience - b.experience)
    .slice(0, recommendedCount);
}

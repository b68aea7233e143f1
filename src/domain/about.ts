/** A part of the mission text on the about page (§2). */
export interface MissionPart {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A person on the about page (§2). */
export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** Two sentences. */
  readonly bio: string;
}

/** What the avatar colour of a team member is chosen by, on the about page and under an article. */
export function teamAvatar(name: string): string {
  return `team/${name}`;
}

/** Days that share their opening hours. */
interface OpeningHours {
  /** Such as 'Monday to Thursday'. */
  readonly days: string;
  /** Such as '9 AM to 5 PM', or 'Closed'. */
  readonly hours: string;
}

/** How to reach the team, on the contact page (§2). */
export interface ContactDetails {
  readonly email: string;
  readonly phone: {
    /** As people read it. */
    readonly text: string;
    /** As a `tel:` link dials it: E.164. */
    readonly number: string;
  };
  /** The postal address, a line each. */
  readonly address: readonly string[];
  readonly openingHours: readonly OpeningHours[];
  /** The time zone of the opening hours, in words. */
  readonly timeZoneName: string;
}

/** The two event types (§9). */
export type EventType = 'In-Person' | 'Online';

/** An upcoming event of the networking center (§3). */
export interface NetworkingEvent {
  readonly id: string;
  readonly title: string;
  /** The calendar day where the event takes place: an ISO date. */
  readonly date: string;
  /** Start and end as people read them, with the time zone: '6:00 – 7:30 PM ET'. */
  readonly time: string;
  /** The instant it starts: ISO 8601 with its UTC offset. */
  readonly startsAt: string;
  /** The instant it ends: ISO 8601 with its UTC offset. */
  readonly endsAt: string;
  /** The IANA time zone of the event, for a calendar export. */
  readonly timeZone: string;
  /** A place, or how one joins. */
  readonly location: string;
  readonly type: EventType;
  readonly description: string;
}

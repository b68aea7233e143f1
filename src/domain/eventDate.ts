/** An event's day in the forms its card shows. */
interface EventDate {
  /** 'Dec' */
  readonly month: string;
  /** '2' */
  readonly day: string;
  /** 'Wednesday, December 2, 2026' */
  readonly full: string;
}

const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const monthFormat = part({ month: 'short' });
const dayFormat = part({ day: 'numeric' });
const fullFormat = part({ dateStyle: 'full' });

/**
 * The parts of an ISO date (§3). A date has no time zone: it is the day where the event takes place,
 * whoever reads it. A text that is no date throws a RangeError.
 */
export function eventDate(isoDate: string): EventDate {
  const date = new Date(isoDate);
  return {
    month: monthFormat.format(date),
    day: dayFormat.format(date),
    full: fullFormat.format(date),
  };
}

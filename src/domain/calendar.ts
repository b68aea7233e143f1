import type { NetworkingEvent } from './events.ts';
import { productName } from './product.ts';
import { normalise } from './search.ts';

/** A line may have so many octets, its break not counted (RFC 5545, 3.1). */
const maxLineOctets = 75;

/** Longest file name, in characters, without its ending: short enough for every file system. */
const maxNameLength = 80;

/** Everything that some calendar reads as the end of a line, Unicode's own line ends included. */
const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** What may not stand in a text value (RFC 5545, 3.3.11): control characters except the tab. */
const controls = /(?!\t)\p{Cc}/gu;

/** Half of a character: it has no UTF-8, and would make a data address throw. */
const halfCharacters = /\p{Surrogate}/gu;

/** A file for the member's calendar program. */
interface CalendarFile {
  /** Named after the event: 'resume-clinic-one-page-three-stories.ics'. */
  readonly name: string;
  /** Where a download link leads: the whole file as a data address, so that nothing is requested. */
  readonly href: string;
}

/** The file that puts an event into a calendar (§2). Wrong instants throw a RangeError. */
export function calendarFile(event: NetworkingEvent): CalendarFile {
  return {
    name: `${fileNameOf(event.title)}.ics`,
    href: `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarText(event))}`,
  };
}

/**
 * One event as an iCalendar object (RFC 5545). Times are in UTC, so that no time zone has to be
 * described. DTSTAMP is the event's own start, not the clock: the same event gives the same file,
 * and a calendar that gets it twice sees that nothing is new.
 */
export function calendarText(event: NetworkingEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(productName)}//Networking Center//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}@${productName.toLowerCase()}.example`,
    `DTSTAMP:${utcTime(event.startsAt)}`,
    `DTSTART:${utcTime(event.startsAt)}`,
    `DTEND:${utcTime(event.endsAt)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `CATEGORIES:${escapeText(event.type)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** '20261202T230000Z' (RFC 5545, 3.3.5, form 2). Years beyond four digits do not fit the format. */
function utcTime(iso: string): string {
  const instant = new Date(iso).toISOString();
  if (!/^\d{4}-/.test(instant)) throw new RangeError(`${iso} has no calendar form`);
  return `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Text as a value (RFC 5545, 3.3.11): nothing in it can end the line or begin another property. */
function escapeText(text: string): string {
  return text
    .replace(halfCharacters, '\uFFFD')
    .replace(/[\\;,]/g, '\\$&')
    .replace(lineEnds, '\\n')
    .replace(controls, '');
}

/** Breaks a line every 75 octets, the space that begins the next part included; never in a character. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > maxLineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** How many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Letters and figures in lower case with hyphens between: no slash, dot or quote can get through. */
function fileNameOf(title: string): string {
  const words = normalise(title)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-');
  return [...words].slice(0, maxNameLength).join('').replace(/-$/, '') || 'event';
}

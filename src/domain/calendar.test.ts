import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, calendarText } from './calendar.ts';
import type { NetworkingEvent } from './events.ts';

const event: NetworkingEvent = {
  id: 'resume-clinic',
  title: 'Resume clinic: one page, three stories',
  date: '2026-12-02',
  time: '6:00 – 7:30 PM ET',
  startsAt: '2026-12-02T18:00:00-05:00',
  endsAt: '2026-12-02T19:30:00-05:00',
  timeZone: 'America/New_York',
  location: 'Video call',
  type: 'Online',
  description: 'Bring the resume you have.',
};

const octets = (text: string) => new TextEncoder().encode(text).length;

/** The file's properties, unfolded, as a calendar program reads them. */
function properties(text: string): ReadonlyMap<string, string> {
  const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  return new Map(
    lines.map((line) => [line.split(':', 1).join(), line.slice(line.indexOf(':') + 1)]),
  );
}

/** A text value, unescaped. */
function readText(value: string | undefined): string | undefined {
  return value?.replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
}

describe('calendarText', () => {
  it('writes one event, line by line, with a break after the last line too', () => {
    expect(calendarText(event)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Trailmark//Networking Center//EN',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:resume-clinic@trailmark.example',
        'DTSTAMP:20261202T230000Z',
        'DTSTART:20261202T230000Z',
        'DTEND:20261203T003000Z',
        'SUMMARY:Resume clinic: one page\\, three stories',
        'LOCATION:Video call',
        'DESCRIPTION:Bring the resume you have.',
        'CATEGORIES:Online',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('gives the same file whenever it is asked', () => {
    expect(calendarText({ ...event })).toBe(calendarText(event));
  });

  it('escapes what has a meaning in the format', () => {
    const text = calendarText({ ...event, location: 'Hall 3; left, then C:\\new' });
    expect(properties(text).get('LOCATION')).toBe('Hall 3\\; left\\, then C:\\\\new');
  });

  it.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'lets no line break through: %j',
    (lineBreak) => {
      const title = `Breakfast${lineBreak}END:VEVENT${lineBreak}ATTACH:https://example.com`;
      const text = calendarText({ ...event, title });
      expect(text.split('END:VEVENT\r\n')).toHaveLength(2);
      expect(properties(text).has('ATTACH')).toBe(false);
      expect(readText(properties(text).get('SUMMARY'))).toBe(
        'Breakfast\nEND:VEVENT\nATTACH:https://example.com',
      );
    },
  );

  it('drops control characters and keeps the tab', () => {
    const text = calendarText({ ...event, title: 'a\u0000b\u0007c\td\u007fe\u009bf' });
    expect(properties(text).get('SUMMARY')).toBe('abc\tdef');
  });

  it('folds at exactly 75 octets', () => {
    const fits = 'x'.repeat(75 - 'SUMMARY:'.length);
    expect(calendarText({ ...event, title: fits })).toContain(`SUMMARY:${fits}\r\nLOCATION`);
    expect(calendarText({ ...event, title: `${fits}y` })).toContain(`${fits}\r\n y\r\nLOCATION`);
  });

  it('never folds within a character', () => {
    const description = '🧭é漢'.repeat(60);
    const text = calendarText({ ...event, description });
    expect(text.split('\r\n').every((line) => octets(line) <= 75)).toBe(true);
    expect(properties(text).get('DESCRIPTION')).toBe(description);
  });

  it('keeps its form and gives every text back, whatever the event says', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 300 });
    const hostile = fc.stringMatching(/^[\r\n\\;,:"A-Z ]{0,200}$/);
    const text = fc.oneof(anyText, hostile);
    fc.assert(
      fc.property(text, text, text, text, (id, title, location, description) => {
        const file = calendarText({ ...event, id, title, location, description });
        const lines = file.split('\r\n');
        expect(lines.every((line) => octets(line) <= 75)).toBe(true);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be in the file
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/);
        expect([...properties(file).keys()]).toEqual([...properties(calendarText(event)).keys()]);
        expect(readText(properties(file).get('DESCRIPTION'))).toBe(
          description
            .replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\n')
            .replace(/(?![\t\n])\p{Cc}/gu, ''),
        );
      }),
    );
  });

  it.each(['', 'soon', '+012026-12-02T18:00:00Z'])('refuses what is no instant: %j', (startsAt) => {
    expect(() => calendarText({ ...event, startsAt })).toThrow(RangeError);
  });
});

describe('calendarFile', () => {
  it('carries the file in its address', () => {
    const { href } = calendarFile({ ...event, description: '100% #sure & “quoted”' });
    const [type, text = ''] = href.split(',', 2);
    expect(type).toBe('data:text/calendar;charset=utf-8');
    expect(decodeURIComponent(text)).toContain('DESCRIPTION:100% #sure & “quoted”\r\n');
  });

  it('does not fail over half a character', () => {
    const { href } = calendarFile({ ...event, title: 'Half \ud83e of a compass' });
    expect(decodeURIComponent(href)).toContain('SUMMARY:Half \ufffd of a compass\r\n');
  });

  it.each([
    ['Resume clinic: one page, three stories', 'resume-clinic-one-page-three-stories.ics'],
    ['Café & croissants', 'cafe-croissants.ics'],
    ['../../etc/passwd', 'etc-passwd.ics'],
    ['履歴書クリニック', '履歴書クリニック.ics'],
    ['“?!”', 'event.ics'],
    ['a'.repeat(500), `${'a'.repeat(80)}.ics`],
    [`${'a'.repeat(79)} b`, `${'a'.repeat(79)}.ics`],
  ])('is named after the event: %j', (title, name) => {
    expect(calendarFile({ ...event, title }).name).toBe(name);
  });
});

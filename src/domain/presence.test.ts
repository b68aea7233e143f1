import { describe, expect, it } from 'vitest';
import { lastSeenWords } from './presence.ts';

const now = '2026-11-21T09:00:00Z';

describe('lastSeenWords', () => {
  it.each([
    ['2026-11-21T08:31:00Z', 'Last seen 8:31 AM'],
    ['2026-11-20T22:14:00Z', 'Last seen yesterday'],
    ['2026-11-17T16:42:00Z', 'Last seen Nov 17'],
    ['2025-11-17T16:42:00Z', 'Last seen Nov 17, 2025'],
  ])('says when somebody who is not there was: %s', (lastSeen, words) => {
    // Intl puts a narrow no-break space before AM.
    expect(lastSeenWords({ status: 'away', lastSeen }, now)?.replace('\u202f', ' ')).toBe(words);
    expect(lastSeenWords({ status: 'offline', lastSeen }, now)).not.toBeNull();
  });

  it('has nothing to say of somebody who is online', () => {
    expect(lastSeenWords({ status: 'online', lastSeen: now }, now)).toBeNull();
  });
});

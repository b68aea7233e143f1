import { describe, expect, it } from 'vitest';
import { totalUnread, unreadBadge, unreadWords } from './unread.ts';

describe('totalUnread', () => {
  it('adds up all contacts', () => {
    expect(totalUnread([{ unreadCount: 2 }, { unreadCount: 0 }, { unreadCount: 1 }])).toBe(3);
  });

  it('is none without contacts', () => {
    expect(totalUnread([])).toBe(0);
  });
});

describe('unreadWords', () => {
  it('says one message and several', () => {
    expect([0, 1, 3].map(unreadWords)).toEqual([
      '0 unread messages',
      '1 unread message',
      '3 unread messages',
    ]);
  });
});

describe('unreadBadge', () => {
  it('stops counting above 99', () => {
    expect([1, 99, 100, 4000].map(unreadBadge)).toEqual(['1', '99', '99+', '99+']);
  });
});

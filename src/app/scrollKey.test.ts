import { describe, expect, it } from 'vitest';
import { scrollKey } from './scrollKey.ts';

const entry = { state: null, search: '', hash: '', pathname: '/blog' };

describe('scrollKey', () => {
  it('is the router’s key of an entry made inside the app', () => {
    expect(scrollKey({ ...entry, key: 'k3yx' })).toBe('k3yx');
  });

  it('tells full loads of different addresses apart', () => {
    const keys = [
      scrollKey({ ...entry, key: 'default' }),
      scrollKey({ ...entry, key: 'default', pathname: '/about' }),
      scrollKey({ ...entry, key: 'default', hash: '#choose' }),
      scrollKey({ ...entry, key: 'default', search: '?q=a' }),
    ];
    expect(new Set(keys).size).toBe(4);
  });

  it('is the same when a page is loaded again', () => {
    expect(scrollKey({ ...entry, key: 'default' })).toBe(scrollKey({ ...entry, key: 'default' }));
  });
});

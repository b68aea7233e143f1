import { describe, expect, it } from 'vitest';
import { allPeoplePath, parseNetworkingView } from './networking.ts';

describe('parseNetworkingView', () => {
  it('shows the overview unless the address asks for the list', () => {
    expect(parseNetworkingView(null)).toBe('overview');
    expect(parseNetworkingView('mentors')).toBe('overview');
    expect(parseNetworkingView('ALL')).toBe('all');
  });

  it('shows the list where View All leads', () => {
    const { searchParams } = new URL(allPeoplePath, 'https://trailmark.example');
    expect(parseNetworkingView(searchParams.get('view'))).toBe('all');
  });
});

import { describe, expect, it } from 'vitest';
import { jobTabs, parseJobTab } from './jobTabs.ts';

describe('parseJobTab', () => {
  it('finds each tab by its id', () => {
    for (const { id } of jobTabs) expect(parseJobTab(id)).toBe(id);
  });

  it('opens Opportunities for anything else', () => {
    expect(parseJobTab(null)).toBe('opportunities');
    expect(parseJobTab('Manage Applications')).toBe('opportunities');
  });
});

import { describe, expect, it } from 'vitest';
import { settingsProblem } from './settings.ts';

const url = 'https://project.supabase.co';
const key = 'sb_publishable_0123456789_abcdef';
const token = (claims: object) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

describe('settingsProblem', () => {
  it.each([
    ['a hosted project', { url, key }],
    ['an older anon key', { url, key: token({ role: 'anon', ref: '>>>>????' }) }],
    ['a server on this machine', { url: 'http://localhost:5173', key }],
  ])('has nothing to say about %s', (_what, settings) => {
    expect(settingsProblem(settings)).toBeNull();
  });

  it.each([
    ['VITE_SUPABASE_URL', 'no address', { url: undefined, key }],
    ['VITE_SUPABASE_URL', 'a blank address', { url: ' ', key }],
    ['VITE_SUPABASE_URL', 'an address without a scheme', { url: 'project.supabase.co', key }],
    ['VITE_SUPABASE_URL', 'a script', { url: 'javascript:alert(1)', key }],
    ['VITE_SUPABASE_ANON_KEY', 'no key', { url, key: undefined }],
    ['VITE_SUPABASE_ANON_KEY', 'an empty key', { url, key: '' }],
    ['VITE_SUPABASE_ANON_KEY', 'a key with a line break', { url, key: `${key}\nx` }],
    ['VITE_SUPABASE_ANON_KEY', 'a secret key', { url, key: 'sb_secret_0123456789_abcdef' }],
    [
      'VITE_SUPABASE_ANON_KEY',
      "the service role's token",
      { url, key: token({ role: 'service_role', ref: '>>>>????' }) },
    ],
  ])('names %s, and shows no value, for %s', (variable, _what, settings) => {
    const problem = settingsProblem(settings);
    expect(problem).toContain(variable);
    if (settings.key) expect(problem).not.toContain(settings.key);
  });
});

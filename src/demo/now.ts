/** The instant at which all demo content is set: Saturday, November 21, 2026, 9:00 UTC. */
export const demoNow = '2026-11-21T09:00:00Z';

/** The built app in front of an embedded Postgres. */
export const embeddedAddress = 'http://localhost:4173';

/** The demo that a static host serves. */
export const demoAddress = 'http://localhost:4174';

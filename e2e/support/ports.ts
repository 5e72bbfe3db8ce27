/**
 * Two test runs on one machine need ports of their own; `scripts/serve-for-tests.mjs` and all tests take
 * theirs from here.
 */
const first = Number(process.env.TEST_PORTS_FROM ?? 3210);

/** The site as most tests use it. */
export const mainPort = first;
/** The site with access tokens that live for 40 seconds only, and with a language model. */
export const shortLivedPort = first + 1;
/** Answers as Google's token-info endpoint does. */
export const googleStandInPort = first + 2;
/** Speaks as a language model does. */
export const modelStandInPort = first + 3;
/** The same two sites as instances on one PostgreSQL, where there is one on the machine. */
export const postgresMainPort = first + 4;
export const postgresShortLivedPort = first + 5;
export const postgresPort = first + 6;
/** A site that a test starts and ends itself, and one that it tries to start beside it. */
export const ownSitePort = first + 7;
export const besideOwnSitePort = first + 8;
/** A site whose main thread is watched. */
export const watchedSitePort = first + 9;

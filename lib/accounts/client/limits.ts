/** The session's constants (specification §9), units in their names. A value changes here or nowhere. */

/** A token with this much left, or less, is renewed before a call. */
export const REFRESH_BEFORE_CALL_SECONDS = 30;

/** A token with this much left, or less, after a response is renewed in the background. */
export const BACKGROUND_REFRESH_SECONDS = 60;

/** How often a caller looks whether the refresh that somebody else runs is over. */
export const REFRESH_POLL_MS = 100;

export const CACHE_MAX_ENTRIES = 100;
export const CACHE_LIFETIME_MS = 300_000;

/** Ours: how long a new tab waits for an older one to say that this browser run is alive (see remember-me.ts). */
export const OTHER_TABS_WAIT_MS = 150;

/** Ours: how long signing out waits for the server. Its outcome does not matter (§4), so its silence may not either. */
export const SIGN_OUT_WAIT_MS = 5_000;

/**
 * Ours: how long a network may need, from when the browser says that it is back, until requests get through
 * (see offline.ts).
 */
export const NETWORK_SETTLES_MS = 10_000;
/** Ours: how soon a session that could not start then is looked for again. */
export const START_AGAIN_MS = 2_000;

/** Ours: how long after a request failed the page may turn out to be one that is being left (see page-leaving.ts). */
export const LEAVING_SETTLES_MS = 200;

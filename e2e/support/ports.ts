/** The site as most tests use it. */
export const mainPort = 3210;
/** The site with access tokens that live for 40 seconds only, and with a language model. */
export const shortLivedPort = 3211;
/** Answers as Google's token-info endpoint does. */
export const googleStandInPort = 3212;
/** Speaks as a language model does. */
export const modelStandInPort = 3213;

/** How long a link may work at most, in days. */
export const healthLinkDaysAtMost = 366;
/** The specification's own limit: SMART Health Links, "Construct a SMART Health Link Payload". */
export const healthLinkLabelAtMost = 80;
export const passcodeAtLeast = 6;
export const passcodeAtMost = 60;
/** Wrong passcodes over the whole life of a link; then it opens nothing any more. */
export const passcodeAttempts = 10;
/** Links of a baby that work at the same time. */
export const healthLinksAtMost = 20;

/** What became of a link. */
export const healthLinkStates = ['active', 'expired', 'used', 'revoked', 'locked'] as const;
export type HealthLinkState = (typeof healthLinkStates)[number];

/** How a request for what is behind a link ended. `listed`: the recipient has been told where the file is. */
export const healthLinkResults = ['read', 'listed', 'wrong_passcode', 'no_passcode', 'ended'] as const;
export type HealthLinkResult = (typeof healthLinkResults)[number];

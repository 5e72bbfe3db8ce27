/**
 * Whoever may publish needs a longer one than who may comment; longer than this Payload's key derivation is
 * not given.
 */
export const staffPasswordCharacters = { least: 12, most: 128 };

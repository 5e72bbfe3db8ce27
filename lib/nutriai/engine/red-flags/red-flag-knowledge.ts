import { type PackedRedFlags, unpackedRedFlags } from './packed-red-flags';
import compiled from './red-flags.json';

/**
 * What `npm run knowledge` compiles from `knowledge/red-flags`. It is imported, unlike the rest of the
 * knowledge: the browser reads what a parent types before anything is sent, and without a network. A test
 * sees that it is current.
 */
export const redFlagKnowledge = unpackedRedFlags(compiled as unknown as PackedRedFlags);

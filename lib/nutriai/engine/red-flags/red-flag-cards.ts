import compiled from './red-flag-cards.json';
import { type PackedCard, unpackedCards } from './packed-red-flags';
import { redFlagKnowledge } from './red-flag-knowledge';

/**
 * What emergency cards say in other languages than English, compiled like `redFlagKnowledge`. Browsers fetch it
 * only where a question is in one of them.
 */
export const redFlagCards = unpackedCards(compiled as unknown as PackedCard[], redFlagKnowledge.classes);

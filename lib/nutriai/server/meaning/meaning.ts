import type { IntentId } from '../ask/intent-ids';
import type { LikelyAnswer } from './likely-answers';

/** What the embedding model makes of a sentence. It only adds to what the rules find. */
export interface Meaning {
  /** Whether it tells of an emergency, and of which class where that is clear. */
  emergency: { class: string | null } | null;
  /** What is asked; null where no intent is likely enough. */
  intent: IntentId | null;
  /** What of all that is written it may ask for, the likeliest first; of English alone. */
  answers: readonly LikelyAnswer[];
}

/** What a sentence that is not in English, or that the model does not understand, means. */
export const noMeaning: Meaning = { emergency: null, intent: null, answers: [] };

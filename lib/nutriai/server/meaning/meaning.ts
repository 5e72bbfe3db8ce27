import type { IntentId } from '../ask/intent-ids';
import type { LikelyAnswer } from './likely-answers';

/** What the embedding model makes of a sentence. It adds to what the rules find, and reads once more what they hear. */
export interface Meaning {
  /** Whether it tells of an emergency, and of which class where that is clear. */
  emergency: { class: string | null } | null;
  /** Whether it is all but certain to tell of none: what the rules hear in it is history, a joke or a question. */
  isCalm: boolean;
  /** What is asked; null where no intent is likely enough. */
  intent: IntentId | null;
  /** What of all that is written it may ask for, the likeliest first; of English alone. */
  answers: readonly LikelyAnswer[];
}

/** What a sentence that is not in English, or that the model does not understand, means. */
export const noMeaning: Meaning = { emergency: null, isCalm: false, intent: null, answers: [] };

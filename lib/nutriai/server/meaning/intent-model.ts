import type { IntentId } from '../ask/intent-ids';
import { type LinearModel, type StoredLinearModel, unpackModel } from './linear-model';

/** From which share on the model is believed; set on sentences that neither train nor test. */
export interface Thresholds {
  emergency: number;
  /** The share of one class among all emergencies. */
  class: number;
  intent: number;
}

/** What `npm run intents` writes. */
export interface StoredIntentModel {
  /** Of the sentences that it was trained on. */
  hash: string;
  emergencies: readonly string[];
  intents: readonly IntentId[];
  thresholds: Thresholds;
  /** Words of the sentences, by which English is known. */
  words: readonly string[];
  model: StoredLinearModel;
}

export interface IntentModel {
  emergencies: ReadonlySet<string>;
  intents: readonly IntentId[];
  thresholds: Thresholds;
  words: ReadonlySet<string>;
  model: LinearModel;
}

/** @throws Error for a damaged model */
export function intentModelOf(stored: StoredIntentModel): IntentModel {
  return {
    emergencies: new Set(stored.emergencies),
    intents: stored.intents,
    thresholds: stored.thresholds,
    words: new Set(stored.words),
    model: unpackModel(stored.model),
  };
}

import type { IntentId } from '../ask/intent-ids';
import { alarmPlaces, classPlaces } from './alarm-features';
import { type LinearModel, type StoredLinearModel, unpackModel } from './linear-model';

/** From which share on an alarm is believed. */
export interface AlarmThresholds {
  emergency: number;
  /** The share of one class among all emergencies. */
  class: number;
}

/** From which share on the model is believed; set on sentences that neither train nor test. */
export interface Thresholds extends AlarmThresholds {
  intent: number;
  /** In other languages than English, which the embedding does not know. */
  elsewhere: AlarmThresholds;
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
  alarm: StoredLinearModel;
  alarmClasses: StoredLinearModel;
}

export interface IntentModel {
  emergencies: ReadonlySet<string>;
  intents: readonly IntentId[];
  thresholds: Thresholds;
  words: ReadonlySet<string>;
  /** Of English sentences: the intents, the classes of emergency and "calm". */
  model: LinearModel;
  /** Of sentences in any language: "calm" and "emergency". */
  alarm: LinearModel;
  /** Of emergencies in other languages: which class of emergency. */
  alarmClasses: LinearModel;
}

/** @throws Error for a damaged model */
export function intentModelOf(stored: StoredIntentModel): IntentModel {
  return {
    emergencies: new Set(stored.emergencies),
    intents: stored.intents,
    thresholds: stored.thresholds,
    words: new Set(stored.words),
    model: unpackModel(stored.model),
    alarm: unpackModel(stored.alarm, alarmPlaces),
    alarmClasses: unpackModel(stored.alarmClasses, classPlaces),
  };
}

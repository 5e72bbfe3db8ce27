import { alarmPlaces, classPlaces, withFewerPlaces } from '@/lib/nutriai/server/meaning/alarm-features';
import type { StoredIntentModel } from '@/lib/nutriai/server/meaning/intent-model';
import { packModel } from '@/lib/nutriai/server/meaning/linear-model';
import type { ReadText } from '@/lib/nutriai/server/meaning/read-features';
import type { LabelledSentence } from './read-sentences';
import { type Example, trainModel } from './train-model';

/** A sentence for training as the classifiers see it. */
export interface ReadSentence extends LabelledSentence {
  weight: number;
  read: ReadText;
}

const nothing = new Float32Array();

/** Returns what the model of intents learns from: English alone. */
export function intentExamples(sentences: readonly ReadSentence[]): Example[] {
  return sentences.flatMap(({ read: { embedding, words }, label, weight, language }) =>
    language !== 'en' || embedding === null ? [] : [{ features: { embedding, words }, label, weight }],
  );
}

/** Trains what tells emergencies from all else in every language, and what names their class in other languages. */
export function trainedAlarm(
  sentences: readonly ReadSentence[],
): Pick<StoredIntentModel, 'alarm' | 'alarmClasses'> {
  const alarm = sentences.map(({ read, kind, weight }) => ({
    features: { embedding: read.embedding ?? nothing, words: read.alarm },
    label: kind === 'emergency' ? 'emergency' : 'calm',
    weight,
  }));
  const emergencies = sentences.filter(({ kind }) => kind === 'emergency');
  const classes = emergencies.map(({ read, label, weight }) => ({
    features: { embedding: nothing, words: withFewerPlaces(read.alarm, classPlaces) },
    label,
    weight,
  }));
  const labels = [...new Set(emergencies.map(({ label }) => label))].sort();
  return {
    alarm: packModel(trainModel(alarm, ['calm', 'emergency'], alarmPlaces)),
    alarmClasses: packModel(trainModel(classes, labels, classPlaces)),
  };
}

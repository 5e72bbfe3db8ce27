import type { AlarmThresholds, Thresholds } from '@/lib/nutriai/server/meaning/intent-model';
import type { JudgedSentence } from './judged-sentences';
import { everydayLabel } from './read-sentences';

/**
 * Of everyday questions so many may alarm. Fewer cost more emergencies than that is worth: at half of this, the model
 * misses one in thirty that it sees here.
 */
const falseAlarmsAtMost = 0.01;
/** Of the classes and intents that are named so many are right. */
const rightClassesAtLeast = 0.9;
const rightIntentsAtLeast = 0.8;

const steps = Array.from({ length: 99 }, (_, index) => (index + 1) / 100);

/** Returns the lowest thresholds at which few enough of the sentences are misjudged. */
export function chooseThresholds(sentences: readonly JudgedSentence[]): Thresholds {
  const english = sentences.filter(({ judgement }) => judgement.isEnglish);
  const questions = english.filter(({ kind }) => kind === 'question');
  return {
    ...alarmThresholds(english),
    intent: lowest((from) => {
      const named = questions.filter(({ judgement }) => (judgement.intents[0]?.share ?? 0) >= from);
      return (
        shareOf(named, ({ judgement, label }) => judgement.intents[0]?.id === label) >= rightIntentsAtLeast
      );
    }),
    elsewhere: alarmThresholds(sentences.filter(({ judgement }) => !judgement.isEnglish)),
  };
}

function alarmThresholds(sentences: readonly JudgedSentence[]): AlarmThresholds {
  const everyday = sentences.filter(({ label }) => label === everydayLabel);
  const emergencies = sentences.filter(({ kind }) => kind === 'emergency');
  return {
    emergency: lowest(
      (from) => shareOf(everyday, ({ judgement }) => judgement.emergency >= from) <= falseAlarmsAtMost,
    ),
    class: lowest((from) => {
      const named = emergencies.filter(({ judgement }) => judgement.class.share >= from);
      return shareOf(named, ({ judgement, label }) => judgement.class.id === label) >= rightClassesAtLeast;
    }),
  };
}

function lowest(isGoodEnough: (threshold: number) => boolean): number {
  return steps.find(isGoodEnough) ?? 1;
}

/** Of none there is none that is wrong. */
function shareOf<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  return items.length === 0 ? 1 : items.filter(is).length / items.length;
}

import type { Thresholds } from '@/lib/nutriai/server/meaning/intent-model';
import { alarmThresholds, meaningOf } from '@/lib/nutriai/server/meaning/judge-sentence';
import { plainSentence } from '@/lib/nutriai/server/meaning/plain-sentence';
import type { JudgedSentence } from './judged-sentences';

/** What is counted of a set of sentences. */
export interface Figures {
  emergencies: number;
  seenByRules: number;
  seenByBoth: number;
  harmless: number;
  alarmsOfRules: number;
  /** Of the model, whatever the rules say. */
  alarmsOfModel: number;
  alarmsOfBoth: number;
  questions: number;
  /** The likeliest intent is the right one, however unlikely. */
  rightFirst: number;
  rightOfThree: number;
  /** The share is over the threshold, so that the intent is used. */
  named: number;
  namedRight: number;
}

/** Counts what the rules and the model make of sentences. */
export function figuresOf(sentences: readonly JudgedSentence[], thresholds: Thresholds): Figures {
  const meaning = ({ judgement, text }: JudgedSentence) =>
    meaningOf(judgement, { thresholds }, plainSentence(text));
  const isAlarm = (each: JudgedSentence) => meaning(each).emergency !== null;
  const emergencies = sentences.filter(({ kind }) => kind === 'emergency');
  const harmless = sentences.filter(({ kind }) => kind !== 'emergency');
  const questions = sentences.filter(({ kind }) => kind === 'question');
  const named = questions.filter((each) => meaning(each).intent !== null);
  const isRight = ({ judgement, label }: JudgedSentence, among: number) =>
    judgement.intents.slice(0, among).some(({ id }) => id === label);
  return {
    emergencies: emergencies.length,
    seenByRules: emergencies.filter(({ isFlagged }) => isFlagged).length,
    seenByBoth: emergencies.filter((each) => each.isFlagged || isAlarm(each)).length,
    harmless: harmless.length,
    alarmsOfRules: harmless.filter(({ isFlagged }) => isFlagged).length,
    alarmsOfModel: harmless.filter(isAlarm).length,
    alarmsOfBoth: harmless.filter((each) => each.isFlagged || isAlarm(each)).length,
    questions: questions.length,
    rightFirst: questions.filter((each) => isRight(each, 1)).length,
    rightOfThree: questions.filter((each) => isRight(each, 3)).length,
    named: named.length,
    namedRight: named.filter((each) => isRight(each, 1)).length,
  };
}

/**
 * Returns a Markdown table with a line for each label: how many sentences, how many right, and what the
 * others were taken for.
 */
export function confusionTable(sentences: readonly JudgedSentence[], thresholds: Thresholds): string {
  const takenFor = (each: JudgedSentence) => {
    if (each.judgement.emergency >= alarmThresholds(each.judgement, thresholds).emergency)
      return each.judgement.class.id;
    return each.kind === 'question' ? (each.judgement.intents[0]?.id ?? 'none') : 'no emergency';
  };
  const rightOf = ({ kind, label }: JudgedSentence) => (kind === 'calm' ? 'no emergency' : label);
  const labels = [...new Set(sentences.map(({ label }) => label))].sort();
  const rows = labels.map((label) => {
    const own = sentences.filter((each) => each.label === label);
    const wrong = own.filter((each) => takenFor(each) !== rightOf(each)).map(takenFor);
    const counts = [...new Set(wrong)]
      .sort()
      .map((other) => `${other} ${wrong.filter((it) => it === other).length}`);
    return `| ${label} | ${own.length} | ${own.length - wrong.length} | ${counts.join(', ')} |`;
  });
  return ['| label | sentences | right | taken for |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

import { createHash } from 'node:crypto';
import type { BenchmarkCase, BenchmarkOutcome } from '../knowledge/schemas/benchmark';

/** What a language model is told before each case. Results are compared only when this is the same to the letter. */
export const benchmarkPrompt = [
  'You judge whether a child may be served what a parent describes, exactly as it is described. Go by ' +
    'the public guidance of health',
  'authorities (NHS, WHO, AAP, CDC, EFSA and national ones). Where they differ, the stricter counts. ' +
    'The text may be in any language.',
  '',
  'Answer with exactly one of these words, in English, and nothing else:',
  'SAFE - it may be served as written, or the text already deals with the hazard.',
  'PREPARE - the text does not say in which form it is served, and a safe form for this age exists ' +
    'that the parent must be shown.',
  'UNSAFE - it must not be served to this child as written: because of the age, an allergy, the diet, ' +
    'the form, the amount, how it was made or stored, or because it is no food.',
  'UNSURE - you do not understand what would be served.',
].join('\n');

/** The start of the prompt's hash, by which two runs can be told to have asked the same. */
export const benchmarkPromptHash = createHash('sha256').update(benchmarkPrompt).digest('hex').slice(0, 12);

/** Writes a case as a model is asked it. */
export function benchmarkQuestion({ age_months: age, allergies, diet, text }: BenchmarkCase): string {
  const facts = [
    `The child is ${age === 1 ? '1 month' : `${age} months`} old.`,
    `Allergies: ${allergies.length === 0 ? 'none known' : allergies.join(', ').replaceAll('_', ' ')}.`,
    ...(diet === '' ? [] : [`Diet: ${diet}.`]),
  ];
  return `${facts.join(' ')}\nThe parent writes: ${text}`;
}

const verdicts: Readonly<Record<string, BenchmarkOutcome>> = {
  SAFE: 'allow',
  PREPARE: 'allow_with_preparation',
  UNSAFE: 'block',
  UNSURE: 'unsure',
};

/**
 * Reads a model's reply. Only one of the four words counts, whatever its case, with a full stop or asterisks
 * around it and after a closed passage of thought; every other reply is `unreadable`: a verdict is never
 * guessed from a sentence.
 */
export function readVerdict(reply: string): BenchmarkOutcome {
  const thoughtEnd = reply.trimStart().startsWith('<think>') ? reply.indexOf('</think>') : -1;
  const said = thoughtEnd < 0 ? reply : reply.slice(thoughtEnd + '</think>'.length);
  const [, word = ''] = /^([a-z]+)\.?$/i.exec(said.replaceAll('*', '').trim()) ?? [];
  return verdicts[word.toUpperCase()] ?? 'unreadable';
}

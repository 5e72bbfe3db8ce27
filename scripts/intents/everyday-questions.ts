import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { detectRedFlags } from '@/lib/nutriai/engine/red-flags/detect-red-flags';
import { readAskedQuestions } from '../questions/read-lessons';
import { everydayLabel, intentsFolder, type LabelledSentence } from './read-sentences';

const parts = 10;
const forTraining = 7;
const forCalibration = 1;

/** A fifth of them is only counted. */
function everydayPart(text: string): LabelledSentence['part'] {
  const place = createHash('sha256').update(text).digest().readUInt32BE(4) % parts;
  if (place < forTraining) return 'training';
  return place < forTraining + forCalibration ? 'calibration' : 'everyday';
}

/**
 * Reads what parents ask of answers and routes, which is calm: without what the rules alarm at, without the answers
 * whose questions may tell of an emergency, and without what the sentences say already.
 * @throws Error for an answer that nobody has written
 */
export function readEverydayQuestions(sentences: readonly LabelledSentence[]): LabelledSentence[] {
  const asked = readAskedQuestions();
  const labels = new Set(asked.map(({ label }) => label));
  const near = new Set(nearEmergencies());
  for (const label of near)
    if (!labels.has(label)) throw new Error(`near-emergencies.yaml: “${label}” begins no answer.`);
  const known = new Set(sentences.map(({ text }) => text));
  return asked
    .filter(({ text, label }) => !near.has(label) && !known.has(text) && detectRedFlags(text).length === 0)
    .map(({ text }) => ({
      text,
      language: '',
      kind: 'calm',
      label: everydayLabel,
      part: everydayPart(text),
    }));
}

function nearEmergencies(): string[] {
  const file = path.join(intentsFolder, 'near-emergencies.yaml');
  return z.array(z.string().min(1)).parse(parse(readFileSync(file, 'utf8')));
}

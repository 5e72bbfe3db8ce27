import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { type SentencePart, sentencePart } from '@/lib/nutriai/server/meaning/sentence-part';
import { intentIds } from '@/lib/nutriai/server/ask/intent-ids';
import { redFlagKnowledge } from '@/lib/nutriai/engine/red-flags/red-flag-knowledge';
import { redFlagCases } from '@/lib/nutriai/engine/red-flags/testing/red-flag-cases';

/** A question with an intent, an emergency of a class, or a harmless sentence that comes near one. */
export type SentenceKind = 'question' | 'emergency' | 'calm';

type UnseenPart = 'first' | 'second' | 'flags' | 'everyday';

export interface LabelledSentence {
  text: string;
  language: string;
  kind: SentenceKind;
  /** An intent, a class of emergency, `calm` or `everyday`. */
  label: string;
  /**
   * `first`: written before anything was trained; what was misread of it was looked at once, and sentences
   * for training were written after that. `second`: written before the last training, and only counted.
   * `flags`: unseen cases of the detector. `everyday`: everyday questions that were set aside.
   */
  part: SentencePart | UnseenPart;
  /** Written by many hands, with misspellings and words of other languages in them. */
  isTold?: boolean;
}

/** The label of everyday questions, which are calm. */
export const everydayLabel = 'everyday';

export const intentsFolder = path.join('knowledge', 'intents');

const emergencyClasses = redFlagKnowledge.classes.map(({ id }) => id);
const labelsOf: Readonly<Record<SentenceKind, readonly string[]>> = {
  question: intentIds,
  emergency: emergencyClasses,
  calm: ['calm'],
};

/**
 * Reads every sentence of `knowledge/intents`.
 * @throws Error for a label that nobody knows or a sentence that stands twice
 */
export function readSentences(): LabelledSentence[] {
  const sentences = [
    ...filesOf('questions').flatMap((file) => sentencesOf(file, 'question')),
    ...sentencesOf('emergencies.yaml', 'emergency'),
    ...sentencesOf('calm.yaml', 'calm'),
    ...filesOf('told').flatMap(toldSentences),
    ...['first', 'second'].flatMap((set) => [
      ...sentencesOf(`unseen/${set}/questions.yaml`, 'question'),
      ...sentencesOf(`unseen/${set}/emergencies.yaml`, 'emergency'),
      ...sentencesOf(`unseen/${set}/calm.yaml`, 'calm'),
    ]),
  ];
  const seen = new Set<string>();
  for (const { text } of sentences) {
    if (seen.has(text)) throw new Error(`“${text}” stands twice in ${intentsFolder}.`);
    seen.add(text);
  }
  return sentences;
}

/** Sentences about emergencies that were written for the detector; the half that only counts stays outside. */
export function redFlagSentences(half: 'development' | 'unseen'): LabelledSentence[] {
  return redFlagCases().flatMap((each): LabelledSentence[] => {
    const label = each.class === null ? 'calm' : (otherNames[each.class] ?? each.class);
    if (each.half !== half || !knownLabels.has(label)) return [];
    const kind = each.class === null ? 'calm' : 'emergency';
    const part = half === 'development' ? 'training' : 'flags';
    return [{ text: each.text, language: each.language, kind, label, part }];
  });
}

/** The cases call some classes by other words. */
const otherNames: Readonly<Record<string, string>> = {
  unconscious: 'consciousness',
  'battery-magnet': 'swallowed-object',
  'nappy-blood': 'stool',
  intussusception: 'belly',
};
const knownLabels = new Set(['calm', ...emergencyClasses]);

const unseenSets = ['first', 'second'] as const;

/** Whether a sentence belongs to those that a hash parts into training, calibration and test. */
export function isKnown({ part }: LabelledSentence): boolean {
  return part === 'training' || part === 'calibration' || part === 'test';
}

function filesOf(folder: string): string[] {
  return readdirSync(path.join(intentsFolder, folder))
    .sort()
    .map((name) => path.join(folder, name));
}

function sentencesOf(file: string, kind: SentenceKind): LabelledSentence[] {
  const shape = z.partialRecord(z.enum(labelsOf[kind]), z.array(z.string().min(1)));
  const labelled = shape.parse(parse(readFileSync(path.join(intentsFolder, file), 'utf8')));
  const [folder, set] = file.split('/');
  const unseen = folder === 'unseen' ? unseenSets.find((name) => name === set) : undefined;
  return Object.entries(labelled).flatMap(([label, texts = []]) =>
    texts.map((text) => ({ text, language: 'en', kind, label, part: unseen ?? sentencePart(text) })),
  );
}

const toldShape = z.partialRecord(z.enum(['calm', ...emergencyClasses]), z.array(z.string().min(1)));

/** What parents tell in a language, by class of emergency and `calm`: `told/de.yaml`. */
function toldSentences(file: string): LabelledSentence[] {
  const labelled = toldShape.parse(parse(readFileSync(path.join(intentsFolder, file), 'utf8')));
  const language = path.basename(file, '.yaml');
  return Object.entries(labelled).flatMap(([label, texts = []]) =>
    texts.map((text) => {
      const kind = label === 'calm' ? 'calm' : 'emergency';
      return { text, language, kind, label, part: sentencePart(text), isTold: true };
    }),
  );
}

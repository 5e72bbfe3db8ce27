import 'server-only';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

const pattern = z.string().transform((text) => new RegExp(text, 'iu'));

const expectations = {
  /** Completed months; nine where nothing else is said. */
  age: z.int().optional(),
  /** Signed in, with this baby chosen. */
  baby: z.literal('ada').optional(),
  /** Found in the first part. */
  first: pattern.optional(),
  neverFirst: pattern.optional(),
  /** Found somewhere in the answer. */
  says: pattern.optional(),
  never: pattern.optional(),
};

const group = z.strictObject({
  ...expectations,
  intent: z.union([z.string(), z.array(z.string())]),
  questions: z.array(z.union([z.string(), z.strictObject({ ...expectations, q: z.string() })])),
});

export type QuestionCase = Omit<z.output<typeof group>, 'questions' | 'intent'> & {
  q: string;
  intents: readonly string[];
  /** Answers are written by looking at the cases of `development`; those of `unseen` are only counted. */
  half: 'development' | 'unseen';
};

const folder = path.join(__dirname, 'questions');

/** Returns the half that a question belongs to: by its hash, so that nobody chooses. */
function halfOf(text: string): QuestionCase['half'] {
  const [first = 0] = createHash('sha256').update(text).digest();
  return first % 2 === 0 ? 'development' : 'unseen';
}

/** Reads every question of `questions`, in parents' words, with what a useful answer must and must not say. */
export function questionCases(): QuestionCase[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => z.array(group).parse(parse(readFileSync(path.join(folder, file), 'utf8'))))
    .flatMap(({ questions, intent, ...shared }) =>
      questions.map((question) => {
        const own = typeof question === 'string' ? { q: question } : question;
        return { ...shared, ...own, intents: [intent].flat(), half: halfOf(own.q) };
      }),
    );
}

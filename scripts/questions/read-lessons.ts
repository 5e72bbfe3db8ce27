import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { knowledge } from '@/lib/nutriai/engine/knowledge/knowledge';
import { routes } from '@/lib/nutriai/server/ask/near/routes';

/** A question as a parent types it, and what answers it: the first example of an answer, or a route. */
export interface AskedQuestion {
  text: string;
  label: string;
}

const folder = path.join('knowledge', 'questions');

const fileSchema = z.record(z.string(), z.record(z.string(), z.array(z.string().min(1))));

/**
 * Reads the examples of every answer and the questions of `knowledge/questions`.
 * @throws Error for a question that stands twice, and for one of an answer that nobody has written
 */
export function readAskedQuestions(): AskedQuestion[] {
  const examples = knowledge.answers.flatMap(({ examples: own = [] }) =>
    own.map((text) => ({ text, label: own[0] ?? '' })),
  );
  const known = new Set([...examples.map(({ label }) => label), ...routes]);
  const more = readdirSync(folder)
    .sort()
    .flatMap((file) => questionsOf(path.join(folder, file)));
  const seen = new Set<string>();
  for (const { text, label } of [...examples, ...more]) {
    if (!known.has(label)) throw new Error(`${folder}: “${label}” begins no answer, and is no route.`);
    if (seen.has(text)) throw new Error(`“${text}” stands twice.`);
    seen.add(text);
  }
  return [...examples, ...more];
}

function questionsOf(file: string): AskedQuestion[] {
  const byLabel = fileSchema.parse(parse(readFileSync(file, 'utf8')));
  return Object.entries(byLabel).flatMap(([label, byLanguage]) =>
    Object.values(byLanguage).flatMap((texts) => texts.map((text) => ({ text, label }))),
  );
}

/** Returns a hash of all that the model follows from. */
export function hashOfQuestions(questions: readonly AskedQuestion[]): string {
  const hash = createHash('sha256');
  for (const { text, label } of questions) hash.update(`${label}\n${text}\n`);
  return hash.update(JSON.stringify(knowledge.questionWords)).digest('hex');
}

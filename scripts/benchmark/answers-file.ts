import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { benchmarkOutcomes } from '@/lib/nutriai/engine/knowledge/schemas/benchmark';
import type { CaseAnswer } from './ask-case';

const headSchema = z.strictObject({
  version: z.string(),
  model: z.string(),
  base_url: z.string(),
  prompt: z.string(),
  temperature: z.number().nullable(),
});
const answerSchema = z.strictObject({
  id: z.string(),
  answer: z.enum(benchmarkOutcomes),
  reply: z.string(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  ms: z.number(),
});

/** What all answers of a file have in common. */
export type AnswersHead = z.infer<typeof headSchema>;

export class AnswersFileError extends Error {}

/** The answers of one model, a line each, so that a run that was stopped goes on where it stopped. */
export class AnswersFile {
  readonly #answers = new Map<string, CaseAnswer>();

  /** @throws AnswersFileError when the file is of another edition, model, server, prompt or temperature */
  constructor(
    readonly file: string,
    head: AnswersHead,
  ) {
    if (existsSync(file)) {
      this.#read(head);
    } else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(head)}\n`);
    }
  }

  #read(head: AnswersHead): void {
    const text = readFileSync(this.file, 'utf8');
    const [first = '', ...lines] = text.split('\n');
    const found = headSchema.safeParse(parsed(first));
    if (!found.success || JSON.stringify(found.data) !== JSON.stringify(headSchema.parse(head)))
      throw new AnswersFileError(`${this.file} has answers to other questions. Move it away to begin anew.`);
    for (const line of lines) {
      // The last line is torn when the run was killed while it was written: that case is asked again.
      const answer = answerSchema.safeParse(parsed(line));
      if (answer.success) this.#answers.set(answer.data.id, answer.data);
    }
    if (!text.endsWith('\n')) appendFileSync(this.file, '\n');
  }

  /** Returns the last answer for each case; those that failed are asked again by the next run. */
  get answers(): ReadonlyMap<string, CaseAnswer> {
    return this.#answers;
  }

  add(answer: CaseAnswer): void {
    appendFileSync(this.file, `${JSON.stringify(answer)}\n`);
    this.#answers.set(answer.id, answer);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

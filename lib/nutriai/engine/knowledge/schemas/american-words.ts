import * as z from 'zod';
import { textSchema } from './vocabulary';

const wordsSchema = z
  .record(textSchema, textSchema)
  .describe('British name → American name, in lower case; one that maps to itself stays.');

const linesSchema = z
  .record(textSchema, textSchema)
  .describe('Whom to call in Britain or anywhere → in the United States; in lower case.');

export const americanWordsSchema = z.strictObject({ words: wordsSchema, lines: linesSchema });

/** British name → American name, and whom to call in the United States. */
export type AmericanWords = Readonly<z.infer<typeof americanWordsSchema>>;

import * as z from 'zod';
import { textSchema } from './vocabulary';

const wordsSchema = z
  .record(textSchema, textSchema)
  .describe('British name → American name, in lower case; one that maps to itself stays.');

export const americanWordsSchema = z.strictObject({ words: wordsSchema });

/** British name → American name. */
export type AmericanWords = Readonly<z.infer<typeof wordsSchema>>;

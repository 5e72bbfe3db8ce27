import * as z from 'zod';
import { someOf, textSchema } from './vocabulary';

const wordsSchema = someOf(textSchema);

export const leftInSchema = z.strictObject({
  parts: wordsSchema.describe('Bones of fish and meat, stones of fruit.'),
  present: wordsSchema.describe('Beside such a part: it is there.'),
  with: wordsSchema.describe('Before such a part: it is there.'),
  articles: wordsSchema.describe('What may stand between.'),
  removed: wordsSchema.describe('It is taken out; denied, it is still in.'),
  denied: wordsSchema,
  byMouth: wordsSchema.describe('The child is to get it out: it is there.'),
  heeding: wordsSchema.describe('Someone looks whether it is there.'),
});

export type LeftIn = z.infer<typeof leftInSchema>;

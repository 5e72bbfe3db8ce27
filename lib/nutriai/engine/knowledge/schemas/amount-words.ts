import * as z from 'zod';
import { someOf, textSchema } from './vocabulary';

const valueSchema = z.record(z.string().regex(/^\d+(\.\d+)?$/), someOf(textSchema));

export const amountWordsSchema = z.strictObject({
  numbers: z
    .record(textSchema, z.record(textSchema, z.number().nonnegative()))
    .describe('Language → word → number. Words that are written as one are taken apart.'),
  multipliers: valueSchema.describe('Number → words: “two hundred”, “a dozen”.'),
  fractions: valueSchema.describe('Part of one → words, after a count or an article: “three quarters”.'),
  fractionsOf: valueSchema.describe('The same, only before “de” or “di”: “un quart de litre”.'),
  articles: someOf(textSchema).describe('Count one of what follows.'),
  joining: someOf(textSchema).describe('Join a number to the rest of it: “a hundred and fifty”.'),
  roughly: someOf(textSchema).describe('Before a number: about so much.'),
  sizes: someOf(textSchema).describe('Between a number and its unit: “two heaped spoons”.'),
  each: z
    .strictObject({ after: someOf(textSchema), before: someOf(textSchema) })
    .describe('Beside a size: it is the size of each of what was counted.'),
  orMore: z
    .strictObject({ joining: someOf(textSchema), more: someOf(textSchema) })
    .describe('Between an amount and what it is of: “half a litre and more of water”.'),
  further: z
    .strictObject({
      limits: someOf(textSchema),
      totals: someOf(textSchema),
      vesselBefore: someOf(textSchema),
    })
    .describe('Beside an amount that names no drink: it is no further one, but a limit, a sum or a vessel.'),
});

export type AmountWords = z.infer<typeof amountWordsSchema>;

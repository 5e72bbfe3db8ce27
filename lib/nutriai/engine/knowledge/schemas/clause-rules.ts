import * as z from 'zod';
import { someOf, textSchema } from './vocabulary';

const classSchema = z.union([someOf(textSchema), z.record(z.string(), z.string())]);

export const clauseRulesSchema = z.strictObject({
  classes: z
    .record(z.string(), classSchema)
    .describe('Words and phrases of one kind; a table says by what a rule puts each of them.'),
  rules: someOf(
    z.strictObject({
      example: textSchema.describe('A text that the rule is for.'),
      words: textSchema.describe('The words and kinds of words that it looks for.'),
      read: z.string().describe('What is read in its place; words in braces are those that were found.'),
    }),
  ).describe('In the order in which they are tried.'),
});

export type ClauseRules = z.infer<typeof clauseRulesSchema>;

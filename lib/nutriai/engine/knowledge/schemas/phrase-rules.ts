import * as z from 'zod';
import { bases, severities } from '../../safety/verdict';
import { isExpression, withShared } from './shared-parts';
import { idSchema, monthsSchema, someOf, sourceIdSchema, textSchema } from './vocabulary';

const phraseRuleSchema = z.strictObject({
  id: idSchema,
  patterns: someOf(textSchema).describe(
    'Regular expressions for plain text: lower case, no accents, no marks. One of them is enough.',
  ),
  fromMonths: monthsSchema
    .optional()
    .describe('The first month of age for which the rule holds; 0 if left out.'),
  untilMonths: monthsSchema
    .nullable()
    .describe('The first month for which it no longer holds; null: as long as the engine counts.'),
  severity: z.enum(severities),
  message: textSchema.describe('Why, for the parent.'),
  instead: textSchema.describe('What to do instead.'),
  sources: someOf(sourceIdSchema),
  basis: z.enum(bases),
});

/** A rule as the engine reads it, with the shared parts filled in. */
export type WrittenPhraseRule = z.infer<typeof phraseRuleSchema>;

export const phraseRulesSchema = z
  .strictObject({
    words: z
      .record(idSchema, textSchema)
      .describe('Parts that several patterns share: `nut` stands for `{nut}` in them.'),
    rules: someOf(phraseRuleSchema),
  })
  .superRefine((file, context) => {
    for (const { id, patterns } of filledPhraseRules(file))
      for (const pattern of patterns)
        if (!isExpression(pattern))
          context.addIssue({ code: 'custom', message: `${id}: “${pattern}” is no regular expression.` });
  });

/** Fills in the parts that several patterns share. */
export function filledPhraseRules({
  words,
  rules,
}: {
  words: Readonly<Record<string, string>>;
  rules: readonly WrittenPhraseRule[];
}): WrittenPhraseRule[] {
  return rules.map((rule) => ({
    ...rule,
    patterns: rule.patterns.map((pattern) => withShared(pattern, words)),
  }));
}

import * as z from 'zod';
import { isExpression, withShared } from './shared-parts';
import { idSchema, list, someOf, textSchema } from './vocabulary';

const namedList = z.record(idSchema, someOf(textSchema));

const topicSchema = z.strictObject({
  topic: idSchema.describe('What is asked for; `none` ends the search without a topic.'),
  all: someOf(idSchema).describe('Names of patterns: the question has one pattern of each.'),
  none: list(idSchema).optional().describe('Names of patterns that the question has none of.'),
});

type AskingShape = z.infer<typeof shape>;

const shape = z.strictObject({
  id: idSchema,
  words: z
    .record(idSchema, textSchema)
    .optional()
    .describe('Parts that several patterns share: `who` stands for `{who}` in them.'),
  patterns: namedList.describe(
    'By name, regular expressions for a question in lower case without accents and ' +
      'punctuation; those of `frames` and `foreign-allergies` read it as it was typed.',
  ),
  topics: list(topicSchema).optional().describe('What a question asks for: the first that fits counts.'),
});

/** How questions are told apart. */
export const askingSchema = shape.superRefine((file, context) => {
  const wrong = (message: string) => context.addIssue({ code: 'custom', message });
  for (const [name, expression] of Object.entries(expressionsOf(file)))
    if (!isExpression(expression)) wrong(`“${name}” is no regular expression.`);
  for (const { topic, all, none = [] } of file.topics ?? [])
    for (const name of [...all, ...none])
      if (!(name in file.patterns)) wrong(`“${topic}” names no pattern of this file: “${name}”.`);
});

/** The patterns of each name as one expression, with the shared words filled in. */
export function expressionsOf({ words = {}, patterns }: AskingShape): Record<string, string> {
  const filled = (pattern: string) => withShared(pattern, words);
  return Object.fromEntries(
    Object.entries(patterns).map(([name, each]) => [name, each.map(filled).join('|')]),
  );
}

/** A file as the engine reads it: one expression for each name. */
export interface AskingExpressions {
  patterns: Readonly<Record<string, string>>;
  topics: readonly z.infer<typeof topicSchema>[];
}

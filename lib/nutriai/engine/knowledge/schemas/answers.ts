import * as z from 'zod';
import {
  allergenSchema,
  idSchema,
  list,
  monthsSchema,
  someOf,
  sourceIdSchema,
  textSchema,
} from './vocabulary';

/** That it is a regular expression is checked where it is made. */
const patternSchema = textSchema;

const answerPartSchema = z
  .strictObject({
    fromMonths: monthsSchema
      .optional()
      .describe('Completed months from which it is said; from birth if left out.'),
    untilMonths: monthsSchema.optional().describe('The age at which it is no longer said.'),
    text: textSchema,
    items: list(textSchema).optional().describe('Steps, in their order.'),
    sources: list(sourceIdSchema).describe('None where `page` of the answer says it.'),
  })
  .refine(({ fromMonths = 0, untilMonths = 61 }) => fromMonths < untilMonths, {
    error: 'Ends before it begins.',
  });

const answerSchema = z
  .strictObject({
    id: idSchema.describe('What parents ask about: an id of lib/nutriai/server/ask/intent-ids.ts.'),
    kind: z
      .enum(['guidance', 'medical'])
      .optional()
      .describe(
        '`guidance` if left out; `medical`: it touches health. No model words it, and it has no amounts.',
      ),
    asks: someOf(patternSchema).describe(
      'Regular expressions that a question fits, in lower case without accents and punctuation ' +
        '("doesn’t" is "doesnt").',
    ),
    asksOfFood: list(patternSchema)
      .optional()
      .describe(
        'Likewise, for what a child does with a food: every food that the question names stands in ' +
          'it as the word “food”.',
      ),
    notAsks: list(patternSchema)
      .optional()
      .describe('A question that fits one of these is about something else.'),
    foods: list(idSchema)
      .optional()
      .describe(
        'Foods or compounds of which the question has to name one, in whatever language, beside what it asks. ' +
          'Such an answer comes before those that any food may have.',
      ),
    allergies: list(allergenSchema)
      .optional()
      .describe(
        'Only for a child with one of these allergies, and about it: what it says stands in the place of the ' +
          'plain no to a food with that allergen.',
      ),
    replaces: list(allergenSchema)
      .optional()
      .describe(
        'Allergens for which it says what to use instead. Where its patterns fit, it comes before the no to a ' +
          'food that this child must not have because of one of them, and the no follows.',
      ),
    examples: list(textSchema)
      .optional()
      .describe(
        'Questions that it answers, 6 or more as parents type them, in any language. The first is the name of ' +
          'the answer in `knowledge/questions`; from all of them the model learns (`npm run questions`).',
      ),
    title: z
      .string()
      .regex(/^\p{Lu}.{14,62}\?$/u)
      .optional()
      .describe(
        'The question that it answers, in clean English. It is offered where another question is like it, ' +
          'and finds this answer.',
      ),
    onlyByPatterns: z
      .literal(true)
      .optional()
      .describe(
        'Of the law of one country, of first aid or of babies born early: that a question is like its ' +
          'examples is not enough.',
      ),
    ageUntil: monthsSchema.optional().describe('The age in months from which another answer fits better.'),
    with: z
      .enum(['alone', 'after', 'first', 'first-if-allowed'])
      .describe(
        '`after`: what the engine knows of this child comes first (needs, a food, how to serve it). ' +
          '`first`: it answers one particular question, so it comes before that, and only its own ' +
          'patterns find it. `first-if-allowed`: like `first`, but ' +
          'the no to a food that it is asked of comes before it.',
      ),
    parts: someOf(answerPartSchema).describe(
      'Of those that fit the age, the first is the answer in short; then the reason, then what to do next.',
    ),
    article: idSchema.optional().describe('The slug of the post that says most about it.'),
    page: z
      .strictObject({ title: textSchema, path: textSchema })
      .optional()
      .describe('Instead of documents and a post: the page of this site where it is so.'),
    followUps: list(textSchema).optional().describe('Questions to ask next.'),
  })
  .refine(
    ({ article, page, parts }) =>
      (page === undefined) !== (article === undefined && parts.every(({ sources }) => sources.length === 0)),
    {
      error: 'Has either a post and documents, or a page of this site.',
    },
  )
  .describe('What is answered to a question that parents ask often.');

export const answerFileSchema = z.strictObject({ answers: someOf(answerSchema) });

export type CommonAnswer = z.infer<typeof answerSchema>;

import * as z from 'zod';
import { redFlagLanguages } from './red-flags';
import { someOf, textSchema } from './vocabulary';

/** What an answer may say in short: a key of `sentences`. */
const shortSentences = [
  'yes',
  'prepared',
  'notYet',
  'no',
  'notLikeThis',
  'allergy',
  'outgrown',
  'diet',
  'label',
  'unknownFood',
  'known',
  'knownPrepared',
  'alsoUnknown',
  'unknownAllergy',
  'from',
  'aDay',
  'never',
  'avoid',
  'medicine',
  'clinician',
  'unknown',
  'inEnglish',
] as const;
export type ShortSentence = (typeof shortSentences)[number];

/** Sentences that name what was asked about. */
const namingFoods: ReadonlySet<ShortSentence> = new Set([
  'yes',
  'prepared',
  'notYet',
  'no',
  'notLikeThis',
  'allergy',
  'outgrown',
  'diet',
  'label',
  'unknownFood',
  'known',
  'knownPrepared',
  'alsoUnknown',
  'from',
  'never',
]);

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const fileSchema = z.strictObject({
  language: z.enum(redFlagLanguages).exclude(['en']),
  asks: someOf(textSchema).describe('Words of questions that show that a text is in this language.'),
  ages: z
    .record(textSchema, someOf(textSchema))
    .optional()
    .describe('Words after the number of an age, in English → how they are said.'),
  numbers: z
    .record(z.string().regex(/^\d{1,2}(?:\.5)?$/), someOf(textSchema))
    .optional()
    .describe('Numbers of an age → their words, as they stand before the words of `ages` or grown together.'),
  words: z
    .record(textSchema, someOf(textSchema))
    .describe('Words of English questions → how they are said: what a question asks is read with them.'),
  months: z
    .partialRecord(z.enum(pluralForms), textSchema)
    .describe('An age in months, by the plural form of the language; `{n}` is the number.'),
  sentences: z
    .record(z.enum(shortSentences), textSchema)
    .describe(
      'What an answer says first; `{foods}` are the foods of the question, `{age}` the age, `{amount}` how much a day.',
    ),
});

/** What an answer says first in another language than English; a sentence about foods has to name them. */
export const answerLanguageSchema = fileSchema.superRefine(({ sentences, months }, context) => {
  const wrong = (message: string) => context.addIssue({ code: 'custom', message });
  if (months.other === undefined) wrong('“months” has no “other”.');
  for (const key of shortSentences)
    if (sentences[key].includes('{foods}') !== namingFoods.has(key))
      wrong(`“${key}” ${namingFoods.has(key) ? 'has to' : 'must not'} have {foods}.`);
  if (!sentences.aDay.includes('{amount}')) wrong('“aDay” has to have {amount}.');
});

export type AnswerLanguage = z.infer<typeof fileSchema>;

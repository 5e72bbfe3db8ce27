import * as z from 'zod';
import { list, someOf, sourceIdSchema, textSchema } from './vocabulary';

export const redFlagLanguages = ['en', 'es', 'de', 'fr', 'it', 'pt', 'pl', 'nl', 'tr', 'ar', 'hi'] as const;
export type RedFlagLanguage = (typeof redFlagLanguages)[number];
const languageSchema = z.enum(redFlagLanguages).meta({ title: 'language of emergencies' });

/** Small letters and hyphens: "soft-spot". */
const conceptSchema = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

export const redFlagWordsSchema = z
  .strictObject({
    language: languageSchema,
    evidence: someOf(textSchema).describe('Short words that show that a text is in this language.'),
    callNow: textSchema.describe('The headline; `{numbers}` are the numbers to call.'),
    callToday: textSchema,
    concepts: z
      .record(conceptSchema, someOf(textSchema))
      .describe(
        'Concept → words and phrases, in lower case without accents and apostrophes. `vomit*` is ' +
          'every word that begins so; in `hold _ breath` up to two words may stand between.',
      ),
    numbers: z.record(textSchema, z.int()).optional().describe('Number words, for ages.'),
  })
  .describe('What words mean, in one language.');

const patternSchema = z.strictObject({
  all: someOf(z.string().regex(/^[a-z-]+(\|[a-z-]+)*$/)).describe(
    'Concepts that must all be there, each at words of its own; `a|b` is either.',
  ),
  within: z.int().min(1).max(20).optional().describe('At most so many words apart; 6 where nothing is said.'),
  inOrder: z.boolean().optional().describe('Only in the order in which they are written here.'),
  none: list(conceptSchema).optional().describe('Concepts that, close by, silence the pattern.'),
  level: z.enum(['now', 'today']).optional().describe('Where it differs from the class.'),
  inNotes: z
    .boolean()
    .optional()
    .describe('Counts only in what is noted in the log; in a question it is mostly harmless.'),
  fromMonths: z.int().min(1).optional().describe('Counts from this age on.'),
  underMonths: z.int().min(1).optional().describe('Counts only before this age.'),
});

/** The drawings of `public/first-aid`. */
export const firstAidDrawings = [
  'baby-back-blows',
  'baby-chest-thrusts',
  'child-back-blows',
  'child-abdominal-thrusts',
  'recovery-position',
  'adrenaline-pen',
] as const;
export type FirstAidDrawing = (typeof firstAidDrawings)[number];
const drawingsSchema = z.record(z.string().regex(/^[1-9]$/), z.enum(firstAidDrawings)).optional();

export const redFlagClassSchema = z
  .strictObject({
    id: conceptSchema,
    about: textSchema,
    sign: textSchema.describe('For a parent: “This can be an emergency: …”.'),
    level: z
      .enum(['now', 'today', 'soon'])
      .describe(
        '`now`: an ambulance. `today`: a doctor the same day. `soon`: a doctor’s look, in notes only.',
      ),
    sources: someOf(sourceIdSchema),
    steps: someOf(textSchema).describe('What to do until help arrives, in order.'),
    stepsFromOneYear: someOf(textSchema)
      .optional()
      .describe('Where it is done otherwise from the first birthday.'),
    stepsToday: someOf(textSchema)
      .optional()
      .describe('What to do instead where it can wait for a doctor today.'),
    drawings: drawingsSchema.describe('Number of a step → the drawing in `public/first-aid` that shows it.'),
    drawingsFromOneYear: drawingsSchema.describe('The same for `stepsFromOneYear`.'),
    always: z
      .boolean()
      .optional()
      .describe('Counts also in questions that sound general: who asks has the tin in hand.'),
    patterns: someOf(patternSchema),
  })
  .describe('One class of emergency and the combinations of concepts that tell of it.');

export const redFlagCardSchema = z
  .strictObject({
    language: languageSchema,
    now: textSchema.describe('What an emergency card says first; `{signs}` are the signs.'),
    today: textSchema.describe(
      'The same where a doctor today is enough; `{numbers}` are the numbers to call.',
    ),
    signs: z.record(conceptSchema, textSchema).describe('Class → its sign in this language.'),
    steps: z
      .record(textSchema, textSchema)
      .describe('A step as a class words it → the same in this language.'),
  })
  .describe('What the card of an emergency says in one language; English stands in the classes.');

export const redFlagCaseSchema = z.strictObject({
  class: z.string().describe('The class that it tells of, in a word; `none` for a harmless question.'),
  language: languageSchema,
  text: textSchema,
});

export type RedFlagWords = z.infer<typeof redFlagWordsSchema>;
export type RedFlagCard = z.infer<typeof redFlagCardSchema>;
export type ReviewedRedFlagClass = z.infer<typeof redFlagClassSchema>;
/** What browsers load: without the text that is only for reviewers. */
export type RedFlagClass = Omit<ReviewedRedFlagClass, 'about'>;
export type RedFlagPattern = z.infer<typeof patternSchema>;

/** What the detector reads, compiled from `knowledge/red-flags`. */
export interface RedFlagKnowledge {
  words: readonly RedFlagWords[];
  classes: readonly RedFlagClass[];
  /** Ordinary words that only look like a misspelling of a word of the detector. */
  notMisspelt: readonly string[];
}

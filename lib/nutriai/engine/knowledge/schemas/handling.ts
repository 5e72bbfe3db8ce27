import * as z from 'zod';
import { bases, severities } from '../../safety/verdict';
import { idSchema, monthsSchema, someOf, sourceIdSchema, textSchema } from './vocabulary';

/** Where a food was kept; `unsaid` where a text tells how long and not where. */
const storagePlaces = ['fridge', 'freezer', 'out', 'warm'] as const;
export type StoragePlace = (typeof storagePlaces)[number];
const doseUnits = ['iu', 'mcg', 'mg'] as const;
export type DoseUnit = (typeof doseUnits)[number];
/** What a rule of handling may be about, besides the statements that name a food. */
const subjects = [
  'formula',
  'breast-milk',
  'rice',
  'cooked-food',
  'dairy',
  'eggs',
  'meat',
  'oily-fish',
  'other-milk',
  'plant-drink',
  'water',
  'solid-food',
  'supplement',
  'anything',
] as const;
export type HandlingSubject = (typeof subjects)[number];

const patternsSchema = someOf(textSchema).describe('`(a|b)` one of them, `[a|b]` one of them or none.');
const hoursSchema = z.number().positive();

export const handlingWordsSchema = z.strictObject({
  rates: someOf(z.strictObject({ days: z.int().positive(), patterns: patternsSchema })).describe(
    'What follows a number that counts: “times a week”.',
  ),
  vessels: z
    .strictObject({ glass: z.int().positive(), bottle: z.int().positive(), bowl: z.int().positive() })
    .describe('The least millilitres that a child’s vessel holds, where no size is said.'),
  servings: someOf(textSchema).describe('After a number and before a rate they are counted.'),
  times: someOf(textSchema).describe('After a measure of a drink and a number they count a day.'),
  pouredUnits: someOf(textSchema).describe('Measures of a drink.'),
  counts: z.record(z.string(), someOf(textSchema)).describe('Words that count like a number: “twice”.'),
  frequencies: someOf(z.strictObject({ timesAWeek: z.int().positive(), patterns: patternsSchema })),
  units: someOf(z.strictObject({ hours: hoursSchema, patterns: patternsSchema })),
  notElapsed: someOf(textSchema).describe('Before a time they say that it has not gone by: “every 3 hours”.'),
  elapsedBefore: someOf(textSchema).describe('Before a time they say that it has gone by: “for 3 hours”.'),
  elapsedAfter: someOf(textSchema).describe('After a time they say that it has gone by: “3 hours ago”.'),
  people: someOf(textSchema).describe('Beside “6 days old” they say that it is a child.'),
  elapsed: someOf(z.strictObject({ hours: hoursSchema, patterns: patternsSchema })).describe(
    'Time gone by that is said without a number.',
  ),
  weekdays: someOf(someOf(textSchema)).describe('Monday to Sunday, each in the languages that are read.'),
  clock: z
    .strictObject({
      since: someOf(textSchema),
      now: someOf(textSchema),
      until: someOf(textSchema),
      used: someOf(textSchema),
      named: someOf(z.strictObject({ hour: z.number().int().min(0).max(23), words: someOf(textSchema) })),
      units: someOf(textSchema),
      next: someOf(textSchema),
      made: someOf(textSchema),
      taken: someOf(textSchema),
      anew: someOf(textSchema),
      bottle: someOf(textSchema),
    })
    .describe(
      'Before a day or an hour: since when, and that it is now; before an hour alone: until when; ' +
        'before an hour that says which half of the day: when it was used; hours by name; after it: that ' +
        'it is one; right before a day that was named: that it is the one a week later; near the hours of ' +
        'one bottle: that it was made, that it was taken, that another one was made, and what it is called.',
    ),
  places: z.strictObject({
    fridge: patternsSchema,
    freezer: patternsSchema,
    out: patternsSchema,
    warm: patternsSchema,
  }),
  stays: someOf(textSchema).describe('With a time and no place they say that food stood out.'),
  statements: z
    .record(idSchema, patternsSchema)
    .describe('What was done, and to what: rules name them. A denied one is not said.'),
  whileEating: z
    .strictObject({
      meanwhile: someOf(textSchema).describe('Before what a child does at the same time.'),
      doing: z
        .strictObject({
          'on-the-move': someOf(textSchema),
          'not-upright': someOf(textSchema),
        })
        .describe('What it does then.'),
      phrases: z.strictObject({
        'on-the-move': patternsSchema,
        'not-upright': patternsSchema,
        unwatched: patternsSchema,
      }),
      others: someOf(textSchema).describe('Who or what may do so instead.'),
      seated: someOf(textSchema).describe('Said of the same time: the child sits all the same.'),
      otherTimes: someOf(textSchema).describe('Before it they say that it is another time.'),
    })
    .describe('How a child eats: moving, lying down or with nobody near.'),
  drops: someOf(textSchema).describe('What a dose is counted in.'),
  perDrop: someOf(textSchema).describe('After a dose: it is that of each drop.'),
  doses: someOf(z.strictObject({ unit: z.enum(doseUnits), patterns: patternsSchema })),
});

const handlingConditionSchema = z
  .strictObject({
    of: someOf(z.enum(subjects)).describe('What the text is about.'),
    places: someOf(z.enum([...storagePlaces, 'unsaid'])).optional(),
    aboveHours: hoursSchema.optional().describe('It was kept longer than this.'),
    anyStatement: someOf(idSchema).optional(),
    andStatement: someOf(idSchema).optional(),
    noStatement: someOf(idSchema).optional(),
    anywhere: someOf(idSchema).optional().describe('One of these is said in any sentence of the text.'),
    aboveTimesAWeek: z.int().positive().optional().describe('It is given more often than this.'),
    dose: z
      .strictObject({
        of: z.enum(['vitamin-a', 'vitamin-d']),
        aboveMicrograms: z.number().positive(),
      })
      .optional(),
  })
  .describe('What one sentence of a text must say. All that is given must hold.');

const handlingRuleSchema = z.strictObject({
  id: idSchema,
  when: handlingConditionSchema,
  untilMonths: monthsSchema.nullable().describe('The first month for which it no longer holds.'),
  severity: z
    .enum([...severities, 'unsure'])
    .describe('`unsure` where it goes by what the text does not say: a boy or a girl.'),
  message: textSchema.describe('Why, for the parent.'),
  instead: textSchema.describe('What to do instead.'),
  sources: someOf(sourceIdSchema),
  basis: z
    .enum(bases)
    .describe('`verified`: the named document supports it. `recalled`: to be reviewed first.'),
  evidence: textSchema.optional().describe('What the named documents say, for the reviewer of the rule.'),
});

export const handlingRulesSchema = z.strictObject({ rules: someOf(handlingRuleSchema) });

export type HandlingWords = z.infer<typeof handlingWordsSchema>;
export type HandlingRule = z.infer<typeof handlingRuleSchema>;

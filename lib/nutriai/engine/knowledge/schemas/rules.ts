import * as z from 'zod';
import { bases, severities } from '../../safety/verdict';
import {
  chokingClassSchema,
  foodFlagSchema,
  foodGroupSchema,
  foodIdSchema,
  idSchema,
  list,
  monthsSchema,
  preparationSchema,
  quantityUnitSchema,
  someOf,
  sourceIdSchema,
  textSchema,
} from './vocabulary';

const conditionSchema = z
  .strictObject({
    anyFood: someOf(foodIdSchema).optional().describe('It is one of these foods.'),
    notFood: someOf(foodIdSchema).optional(),
    anyGroup: someOf(foodGroupSchema).optional(),
    anyPartGroup: someOf(foodGroupSchema)
      .optional()
      .describe('Of a dish: one of its parts, sure or likely, is of these.'),
    isUnlisted: z
      .literal(true)
      .optional()
      .describe('The words name a dish or product that the list of foods does not have.'),
    anyFlag: someOf(foodFlagSchema).optional(),
    allFlags: someOf(foodFlagSchema).optional().describe('All of them, besides `anyFlag`.'),
    noFlag: someOf(foodFlagSchema).optional(),
    anyChoking: someOf(chokingClassSchema).optional(),
    anyPreparation: someOf(preparationSchema).optional().describe('At least one of these is stated.'),
    andPreparation: someOf(preparationSchema).optional().describe('And at least one of these too.'),
    noPreparation: someOf(preparationSchema).optional().describe('None of these is stated.'),
    anyWord: someOf(textSchema)
      .optional()
      .describe('One of these words or phrases is in the text itself, whole.'),
    role: z.enum(['ingredient', 'drink']).optional(),
    anyUnit: someOf(quantityUnitSchema)
      .optional()
      .describe('The amount is counted in one of these: “a handful”, “10 almonds”.'),
    aboveGrams: z
      .number()
      .positive()
      .optional()
      .describe('More than this in a day, in grams (of a drink: about millilitres).'),
    aboveTimesAWeek: z.number().positive().optional().describe('It is given more often than this in a week.'),
    isServed: z
      .literal(true)
      .optional()
      .describe(
        'The amount is what the child is given: it is no ingredient of a recipe or of a pot for many.',
      ),
  })
  .describe(
    'What a mention of a food must be like for a rule to speak of it. All that is given must hold; ' +
      'an empty condition holds of everything.',
  );

const relaxationSchema = z
  .strictObject({
    untilMonths: monthsSchema.optional(),
    severity: z.enum(severities).optional(),
    unless: list(preparationSchema).optional().describe('The rule is silent where one of these is stated.'),
    instead: textSchema.optional(),
  })
  .describe(
    'What a locale changes of a rule: where authorities differ the stricter holds, unless the ' +
      'family’s own authority is chosen.',
  );

const ruleSchema = z
  .strictObject({
    id: idSchema,
    about: textSchema.describe('What the rule is about, as it may follow “may contain”.'),
    when: conditionSchema,
    fromMonths: monthsSchema
      .optional()
      .describe('The first month of age for which the rule holds; 0 if left out.'),
    untilMonths: monthsSchema
      .nullable()
      .describe(
        'The first month for which it no longer holds; null: as long as the engine counts, to 5 years.',
      ),
    severity: z.enum(severities),
    message: textSchema.describe('Why, for the parent.'),
    instead: textSchema.describe(
      'What to do instead, where the food has no serving of its own for the age or the rule is not about its shape.',
    ),
    insteadByServing: z
      .literal(true)
      .optional()
      .describe('The food’s own serving at the age says better what to do.'),
    sources: someOf(sourceIdSchema),
    basis: z
      .enum(bases)
      .describe(
        '`verified`: the named document supports it. `recalled`: ' +
          'no document that we know says it; to be reviewed first.',
      ),
    evidence: textSchema.optional().describe('What the named documents say, for the reviewer of the rule.'),
    relaxed: z
      .strictObject({
        uk: relaxationSchema.optional(),
        us: relaxationSchema.optional(),
        who: relaxationSchema.optional(),
      })
      .optional(),
    inDishes: z
      .literal(true)
      .optional()
      .describe('Also of what a dish is made of, as far as `prepare`: the dish does not say how it was cut.'),
  })
  .describe(
    'One rule of the gate. It holds from `fromMonths` on and before `untilMonths`, in completed months.',
  );

export const ruleFileSchema = z.strictObject({
  sets: z
    .record(idSchema, someOf(textSchema))
    .optional()
    .describe('Lists that the rules of this file name as `$name`.'),
  rules: someOf(ruleSchema),
});

export type Condition = z.infer<typeof conditionSchema>;
export type Relaxation = z.infer<typeof relaxationSchema>;
export type Rule = z.infer<typeof ruleSchema>;

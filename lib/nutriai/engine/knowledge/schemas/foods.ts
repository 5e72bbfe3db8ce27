import * as z from 'zod';
import { foodStates } from '../../foods/food';
import { servingStepsSchema } from './serving';
import {
  allergenSchema,
  chokingClassSchema,
  foodFlagSchema,
  foodGroupSchema,
  idSchema,
  list,
  monthsSchema,
  someOf,
  sourceIdSchema,
  textSchema,
} from './vocabulary';

/** The files of foods; code that goes by one of them names it. */
const foodClasses = [
  'milks',
  'cheeses',
  'fats-oils',
  'grains',
  'cereals-breads',
  'roots-tubers',
  'pulses',
  'nuts-seeds',
  'meat-poultry-eggs',
  'fish-seafood',
  'vita-vegetables',
  'vita-fruits',
  'other-vegetables',
  'tree-fruits',
  'other-fruits',
  'drinks',
  'sugars-sweets',
  'seasonings',
  'herbs-spices',
] as const;

const origins = [
  'plant',
  'dairy',
  'dairy_animal_rennet',
  'egg',
  'honey',
  'fish',
  'shellfish',
  'beef',
  'pork',
  'beef_and_pork',
  'other_meat',
  'gelatine',
  'human',
] as const;

/** The number of a row in `composition/`, in quotes: some begin with a zero. */
const codeSchema = z.string().regex(/^\d+$/);

const foodDefinitionSchema = z
  .strictObject({
    id: idSchema.describe('Kebab-case and stable: the address of the food’s page.'),
    name: textSchema.describe('British name, singular where that is how one speaks.'),
    plural: textSchema.optional().describe('Only where no rule makes it from the name.'),
    synonyms: list(textSchema).optional(),
    group: foodGroupSchema,
    rows: z
      .partialRecord(z.enum(foodStates), z.union([codeSchema, someOf(codeSchema)]))
      .optional()
      .describe('Rows of composition by state, the usual state first.'),
    origin: z
      .enum(origins)
      .optional()
      .describe(
        'What the food comes from, or for a made food the part of it that matters to the strictest ' +
          'diet; `plant` if left out.',
      ),
    alcohol: z.literal(true).optional().describe('Contains alcohol.'),
    allergens: list(allergenSchema).optional(),
    mayContain: list(allergenSchema).optional(),
    flags: list(foodFlagSchema).optional().describe('Flags that do not follow from the composition.'),
    choking: chokingClassSchema.optional().describe('The hazard of its serving class, if left out.'),
    fromMonths: monthsSchema
      .nullable()
      .optional()
      .describe('6 if left out; null: not in the first three years, and `note` says why.'),
    serving: z.string().describe('A class of `serving-classes.yaml`.'),
    servingInstead: servingStepsSchema
      .optional()
      .describe('Where this food is served otherwise than its class.'),
    sources: list(sourceIdSchema).optional(),
    note: textSchema.optional(),
  })
  .describe('A food as a parent names it; what is left out takes its default.');

export const foodFileSchema = z.strictObject({
  class: z.enum(foodClasses),
  foods: someOf(foodDefinitionSchema),
});

export type FoodClass = (typeof foodClasses)[number];
export type FoodDefinition = z.infer<typeof foodDefinitionSchema>;
/** The foods of one file. */
export type FoodsOfClass = z.infer<typeof foodFileSchema>;

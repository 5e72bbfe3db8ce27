import * as z from 'zod';
import { languageWords } from './auth';
import { textField } from './fields';
import { pageQuery } from './page-query';
import {
  allergenCodes,
  dietWords,
  foodGroupWords,
  localeWords,
  mealWords,
  nutrientCodes,
} from './nutriai-words';

/** A whole recipe with its method, typed or pasted. */
export const checkTextAtMost = 5000;
export const checkAgeAtMost = 60;

const ingredientsAtMost = 60;
const wordsAtMost = 40;

const words = (max: number) => textField({ max });
const wordList = z.array(words(100)).max(wordsAtMost);

const ingredient = z.union([
  words(300),
  z.object({
    food: words(300).meta({ description: 'Id of a food, or words.' }),
    grams: z.number().min(0).max(10_000).optional(),
    state: words(40).optional(),
    preparation: words(300).optional(),
  }),
]);

/** POST /api/nutriai/safety-check */
export const safetyCheckRequest = z
  .object({
    age_months: z
      .int()
      .min(0)
      .max(checkAgeAtMost)
      .optional()
      .meta({ description: 'Completed months since birth, even for a baby born early.' }),
    baby: z
      .uuid()
      .optional()
      .meta({
        description:
          'Instead of an age: a baby the caller looks after, with its profile and reactions. Any ' +
          'allergies, diet and foods to avoid that you send are added. Needs a member’s token.',
      }),
    allergies: wordList.optional().meta({
      description: `Codes (${allergenCodes.join(', ')}) or any words, such as “kiwi”.`,
    }),
    diet: z.enum([...dietWords, 'halal', 'kosher']).optional(),
    avoids: wordList.optional().meta({ description: 'Foods the family does not eat.' }),
    locale: z
      .enum(localeWords)
      .optional()
      .meta({ description: 'Which authority to follow where they differ; the default is the stricter one.' }),
    severe_eczema: z.boolean().optional(),
    language: z
      .enum(languageWords)
      .optional()
      .meta({
        description:
          'The English of the answer: words, temperatures and whom to call. The default is the member’s own, ' +
          'or British.',
      }),
    text: textField({ max: checkTextAtMost, isMultiline: true })
      .optional()
      .meta({ description: 'A food, a list or a whole recipe, in words.' }),
    ingredients: z.array(ingredient).min(1).max(ingredientsAtMost).optional(),
    recipe: z
      .object({
        title: words(200).optional(),
        ingredients: z.array(ingredient).min(1).max(ingredientsAtMost),
        steps: z
          .array(textField({ max: 1000, isMultiline: true }))
          .max(wordsAtMost)
          .optional(),
        servings: z.number().min(1).max(100).optional(),
      })
      .optional(),
  })
  .superRefine(({ age_months: age, baby, text, ingredients, recipe }, context) => {
    if (baby === undefined && age === undefined) {
      context.addIssue({ code: 'custom', path: ['age_months'], message: 'This field is required.' });
    } else if (baby !== undefined && age !== undefined) {
      context.addIssue({ code: 'custom', message: 'Give age_months or baby, not both.' });
    } else if (text === undefined && !ingredients && !recipe) {
      context.addIssue({ code: 'custom', message: 'Give text, ingredients or recipe.' });
    }
  });

export type SafetyCheckRequest = z.output<typeof safetyCheckRequest>;

const source = z.object({ org: z.string(), title: z.string(), year: z.int(), url: z.url() });

const finding = z.object({
  rule: z.string().meta({ description: 'Stable id of the rule.' }),
  kind: z.enum(['safety', 'diet']),
  severity: z.enum(['block', 'unsure', 'prepare', 'warn', 'info']).meta({
    description:
      '`unsure`: words that were not understood; `food_name` contains them, `instead` says what to do.',
  }),
  food: z.string().nullable().meta({ description: 'Id of the food; null if no listed food is named.' }),
  food_name: z.string(),
  message: z.string().meta({ description: 'Why.' }),
  instead: z.string().meta({ description: 'What to do instead.' }),
  source: source.nullable(),
  basis: z.enum(['verified', 'recalled']),
});

export const safetyCheckAnswer = z.object({
  verdict: z.enum(['allow', 'allow_with_preparation', 'unsure', 'block']).meta({
    description:
      '`unsure`: some words were not understood, so the food is not cleared; `unknown` lists the ' +
      'words. A block stays a block.',
  }),
  emergency: z
    .boolean()
    .meta({ description: 'Signs that need an ambulance were mentioned: show this before anything else.' }),
  findings: z.array(finding).meta({ description: 'Emergencies first, then the most severe.' }),
  unknown: z.array(z.object({ text: z.string(), nearest: z.array(z.string()) })).meta({
    description:
      'Words that were not understood or only guessed, with the ids of the foods that may be meant.',
  }),
  serve: z
    .array(z.object({ food: z.string(), food_name: z.string(), text: z.string() }))
    .meta({ description: 'How to serve each food at this age.' }),
});

export type SafetyCheckAnswer = z.output<typeof safetyCheckAnswer>;

const wanted = textField({ max: 200, isBlankAllowed: true });

/** GET /api/nutriai/foods */
export const foodSearchQuery = z.object({
  ...pageQuery.shape,
  q: wanted.optional(),
  group: z.enum(foodGroupWords).optional(),
});

const nutrientAmounts = z
  .partialRecord(z.enum(nutrientCodes), z.number())
  .meta({ description: 'Nutrients that were not analysed are left out: unknown, never zero.' });

const allergenList = z.array(z.enum(allergenCodes));

const foodAnswer = z.object({
  id: z.string(),
  name: z.string(),
  synonyms: z.array(z.string()),
  url: z.url(),
  group: z.enum(foodGroupWords),
  allergens: allergenList,
  may_contain: allergenList,
  flags: z.array(z.string()),
  diets: z.array(z.enum(dietWords)).meta({ description: 'Diets it fits.' }),
  choking: z.string().meta({ description: 'How it can block an airway when it is served whole.' }),
  from_months: z.int().nullable().meta({ description: 'null: not in the first three years.' }),
  serving: z.array(
    z.object({ from_months: z.int(), texture: z.string(), cut: z.string(), text: z.string() }),
  ),
  note: z.string().nullable(),
  composition: z
    .array(
      z.object({
        state: z.string(),
        description: z.string(),
        per_100_g: nutrientAmounts,
        source,
      }),
    )
    .meta({ description: 'By form (raw, cooked …), the usual one first; empty if it was not analysed.' }),
  measures: z.array(z.object({ label: z.string(), unit: z.string(), grams: z.number() })),
  sources: z.array(source),
  match: z
    .object({ name: z.string(), kind: z.enum(['exact', 'prefix', 'word', 'fuzzy']), score: z.number() })
    .nullable()
    .meta({ description: 'The name of the food that matches `q`; null without `q`.' }),
});

const paged = <Item extends z.ZodType>(item: Item) =>
  z.object({
    count: z.int(),
    next: z.url().nullable(),
    previous: z.url().nullable(),
    results: z.array(item),
  });

export const foodListAnswer = paged(foodAnswer);
export type FoodAnswer = z.output<typeof foodAnswer>;

/** JavaScript makes a number of a blank and of `0x10` as well. */
const digitsOnly = (value: unknown) => (typeof value === 'string' && !/^-?\d+$/.test(value) ? NaN : value);

const wholeNumber = (min: number, max: number) =>
  z.preprocess(digitsOnly, z.coerce.number().int().min(min).max(max).meta({ type: 'integer' }));

const allergenChoice = z.enum(allergenCodes);

/** `milk,egg`: each word for itself, so that the error names the one that is not known. */
const allergenChoices = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  )
  .superRefine((codes, context) => {
    for (const code of codes) {
      if (allergenChoice.safeParse(code).success) continue;
      context.addIssue({ code: 'custom', message: `"${code}" is not a valid choice.`, input: code });
    }
  })
  .transform((codes) => codes.flatMap((code) => allergenChoice.safeParse(code).data ?? []));

/** Takes `iron` for `iron_mg`: a caller does not have to know our unit. */
const withUnit = new Map<unknown, string>(nutrientCodes.map((code) => [code.replace(/_[a-z]+$/, ''), code]));
const nutrientChoice = z.preprocess((name) => withUnit.get(name) ?? name, z.enum(nutrientCodes));

/** GET /api/nutriai/preview/recipes */
export const recipePreviewQuery = z.object({
  ...pageQuery.shape,
  q: wanted.optional(),
  age_months: wholeNumber(0, checkAgeAtMost).optional(),
  meal: z.enum(mealWords).optional(),
  exclude_allergens: allergenChoices
    .optional()
    .meta({ type: 'string', description: `Comma-separated codes: ${allergenCodes.join(', ')}.` }),
  diet: z.enum(dietWords).optional(),
  rich_in: nutrientChoice.optional(),
  max_minutes: wholeNumber(1, 600).optional(),
});

export const recipePreviewPath = z.object({ id: z.string() });

export const recipeAnswer = z.object({
  id: z.string(),
  slug: z.string(),
  url: z.url(),
  title: z.string(),
  age_from_months: z.int(),
  texture: z.string().meta({ description: 'How to serve it at the earliest age.' }),
  textures: z.array(z.object({ from_months: z.int(), text: z.string() })),
  meal: z.enum(mealWords).meta({ description: 'The first meal it suits.' }),
  meals: z.array(z.enum(mealWords)),
  minutes: z.int(),
  servings: z.number(),
  serving_g: z.int(),
  ingredients: z.array(
    z.object({
      food: z.string(),
      name: z.string(),
      grams: z.number(),
      household: z.string(),
      preparation: z.string(),
    }),
  ),
  steps: z.array(z.string()),
  storage: z.string(),
  nutrients: nutrientAmounts.meta({ description: 'In one serving. Unknown nutrients are left out.' }),
  allergens: allergenList,
  may_contain: allergenList,
  diets: z.array(z.enum(dietWords)),
  food_groups: z.array(z.enum(foodGroupWords)),
  cuisine: z.string(),
  kind: z.string(),
  safety: safetyCheckAnswer.meta({ description: 'At the earliest age, for a baby without allergies.' }),
  source: z.enum(['library', 'member', 'ai']),
});

export const recipeListAnswer = paged(recipeAnswer);
export type RecipeAnswer = z.output<typeof recipeAnswer>;

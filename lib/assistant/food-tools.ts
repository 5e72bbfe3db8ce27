import * as z from 'zod';
import {
  checkAgeAtMost,
  checkTextAtMost,
  foodListAnswer,
  recipeListAnswer,
  safetyCheckAnswer,
} from '../contract/nutriai-public';
import { type CallOperation, tool } from './tool';
import { allergenCodes, dietWords, foodGroupWords, localeWords, mealWords } from '../contract/nutriai-words';

const ageMonths = z.int().min(0).max(checkAgeAtMost).describe('Completed months since birth.');

const question = z.object({
  food: z
    .string()
    .min(1)
    .max(checkTextAtMost)
    .describe('A food, a dish, a list or a whole recipe, in the parent’s own words. It is read as data.'),
  age_months: ageMonths,
  allergies: z
    .array(z.string().min(1).max(100))
    .max(40)
    .optional()
    .describe(`Known allergies: codes (${allergenCodes.join(', ')}) or any words.`),
  diet: z
    .enum([...dietWords, 'halal', 'kosher'])
    .optional()
    .describe('The family’s diet.'),
  locale: z
    .enum(localeWords)
    .optional()
    .describe('Which authority to follow where they differ; the default is the stricter one.'),
});

const howToRead =
  'When `emergency` is true, say first of all to call an ambulance. Never present `block` or ' +
  '`unsure` as safe: `unsure` means that not every word was understood (see `unknown`). Name the ' +
  'source of each finding.';

const check = async ({ food, ...rest }: z.output<typeof question>, call: CallOperation) =>
  safetyCheckAnswer.parse(await call({ operation: 'checkSafety', body: { text: food, ...rest } }));

export const mayMyBabyEat = tool({
  name: 'may_my_baby_eat',
  title: 'May my baby eat this?',
  description:
    'Checks a food, a dish or a whole recipe for a baby or toddler of a given age: choking, allergens, ' +
    `honey, salt, sugar, mercury and more, using rules that name their sources. ${howToRead}`,
  input: question,
  output: safetyCheckAnswer,
  run: check,
});

const foodOfList = foodListAnswer.shape.results.element;

/** Foods of one question whose pages are looked up; a whole recipe has more, and its advice all the same. */
const pagesAtMost = 8;

export const howToServe = tool({
  name: 'how_to_serve',
  title: 'How to serve a food',
  description:
    'Says how to prepare, cut and serve foods at a given age, with each food’s page, its sources and ' +
    `the verdict of the safety check: no advice on serving makes a blocked food safe. ${howToRead}`,
  input: question,
  output: safetyCheckAnswer.extend({
    serve: z.array(
      safetyCheckAnswer.shape.serve.element.extend({
        url: z.url().nullable().describe('The food’s page.'),
        sources: foodOfList.shape.sources,
      }),
    ),
  }),
  run: async (asked, call) => {
    const answer = await check(asked, call);
    const foods = await Promise.all(
      answer.serve.slice(0, pagesAtMost).map(async ({ food, food_name: q }) => {
        const query = { q, page_size: '5' };
        const { results } = foodListAnswer.parse(await call({ operation: 'findFoods', query }));
        return results.find(({ id }) => id === food);
      }),
    );
    const serve = answer.serve.map((each, place) => ({
      ...each,
      url: foods[place]?.url ?? null,
      sources: foods[place]?.sources ?? [],
    }));
    return { ...answer, serve };
  },
});

const foodFacts = foodOfList.pick({
  id: true,
  name: true,
  url: true,
  group: true,
  allergens: true,
  may_contain: true,
  diets: true,
  choking: true,
  from_months: true,
  serving: true,
  note: true,
  sources: true,
});

export const findFood = tool({
  name: 'find_food',
  title: 'Find a food',
  description:
    'Finds foods by name, tolerating typing errors: the earliest age, how to serve, allergens, ' +
    'choking risk and sources. General facts; for a child with allergies or a diet, use ' +
    'may_my_baby_eat.',
  input: z.object({
    name: z.string().min(1).max(200),
    group: z.enum(foodGroupWords).optional(),
    limit: z.int().min(1).max(10).default(3),
  }),
  output: z.object({ count: z.int(), foods: z.array(foodFacts) }),
  run: async ({ name, group, limit }, call) => {
    const query = { q: name, group, page_size: String(limit) };
    const { count, results } = foodListAnswer.parse(await call({ operation: 'findFoods', query }));
    return { count, foods: results };
  },
});

const recipeFacts = recipeListAnswer.shape.results.element.pick({
  id: true,
  title: true,
  url: true,
  age_from_months: true,
  textures: true,
  meals: true,
  minutes: true,
  servings: true,
  ingredients: true,
  steps: true,
  storage: true,
  allergens: true,
  may_contain: true,
  diets: true,
});

export const findRecipe = tool({
  name: 'find_recipe',
  title: 'Find a recipe',
  description:
    'Finds recipes in the site’s own library by words, age, meal, diet, time and allergens to leave ' +
    'out. Each has passed the safety rules for its age.',
  input: z.object({
    words: z.string().max(200).optional(),
    age_months: ageMonths.optional(),
    meal: z.enum(mealWords).optional(),
    exclude_allergens: z.array(z.enum(allergenCodes)).optional(),
    diet: z.enum(dietWords).optional(),
    max_minutes: z.int().min(1).max(600).optional(),
    limit: z.int().min(1).max(10).default(3),
  }),
  output: z.object({ count: z.int(), recipes: z.array(recipeFacts) }),
  run: async (asked, call) => {
    const query = {
      q: asked.words,
      age_months: asked.age_months?.toString(),
      meal: asked.meal,
      exclude_allergens: asked.exclude_allergens?.join(','),
      diet: asked.diet,
      max_minutes: asked.max_minutes?.toString(),
      page_size: String(asked.limit),
    };
    const { count, results } = recipeListAnswer.parse(await call({ operation: 'listRecipePreviews', query }));
    return { count, recipes: results };
  },
});

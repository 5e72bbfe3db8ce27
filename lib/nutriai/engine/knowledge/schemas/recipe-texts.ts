import * as z from 'zod';
import { someOf, textSchema } from './vocabulary';

const words = someOf(textSchema);

export const recipeTextsSchema = z.strictObject({
  headings: z.strictObject({
    ingredients: words,
    steps: words,
    others: words.describe('What follows them is neither an ingredient nor a step.'),
  }),
  yields: words.describe('Before a number, they say how much the recipe gives: “serves 4”.'),
  times: z
    .strictObject({ total: words, parts: words })
    .describe('Before a time: all of it, or a part of it.'),
  units: z.strictObject({ minutes: words, hours: words }),
  weights: words.describe('After a number of a yield they say that it is no number of servings.'),
  amounts: words.describe('With one of these a line of the ingredients begins, besides figures.'),
  prose: z
    .strictObject({ someOf: words, joints: words, leads: words })
    .describe('The words that part the foods of a recipe that is told in sentences.'),
  controls: words.describe('Buttons and menus that come along when a page is copied.'),
  meals: z
    .strictObject({ breakfast: words, snack: words, lunch: words, dinner: words })
    .describe('Words of a title, a category or keywords that say when it is eaten.'),
});

/** The words by which a recipe that somebody pastes is taken apart. */
export type RecipeTexts = z.infer<typeof recipeTextsSchema>;

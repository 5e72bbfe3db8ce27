import { foodPageDescription } from '../publishing/food-page-description';
import { recipeData } from '../publishing/recipe-data';
import { recipePageDescription } from '../publishing/recipe-page-description';
import { webPageData } from '../publishing/info-page-data';
import { structuredDataProblems } from '../publishing/testing/structured-data-rules';
import { foodById, foods } from '../../nutriai/engine/foods/food-list';
import { recipes } from '../../nutriai/engine/recipes/recipe-list';
import { type FoodPage, foodPage } from './foods/food-page';
import { foodsCheckedOn } from './foods/food-words';
import { allergensInWords } from './recipes/recipe-words';
import { type RecipePage, recipePage } from './recipes/recipe-page';

jest.mock('../../platform/settings/settings', () => ({
  getSettings: () => ({ SITE_NAME: 'Little Pear', SITE_URL: 'https://pear.example' }),
}));

const present = <Value>(value: Value | null): Value[] => (value === null ? [] : [value]);
const foodPages = foods.flatMap(({ id }) => present(foodPage(id)));
const recipePages = recipes.flatMap(({ id }) => present(recipePage(id)));

/** Everything that a visitor reads on the page of a food. */
const textsOfFood = ({ question, answer, flags, servings, findings, choking, food }: FoodPage): string[] => [
  question,
  answer.words,
  answer.reason,
  ...flags,
  ...servings.map(({ text }) => text),
  ...findings.flatMap(({ message, instead }) => [message, instead ?? '']),
  choking ?? '',
  food.note ?? '',
];

const textsOfRecipe = ({ recipe, summary, ingredients, servings, notes }: RecipePage): string[] => [
  recipe.title,
  summary,
  ...ingredients.flatMap(({ what, note, toDo }) => [what, note, toDo]),
  ...recipe.steps,
  ...servings.map(({ text }) => text),
  ...notes.flatMap(({ message, instead }) => [message, instead ?? '']),
];

const pages = [
  ...foodPages.map((page) => ({ path: page.path, texts: textsOfFood(page) })),
  ...recipePages.map((page) => ({ path: page.path, texts: textsOfRecipe(page) })),
];

/** What is wrong, each with its page: the failing test shows all of it. */
const found = (problemsOf: (page: (typeof pages)[number]) => string[]) =>
  pages.flatMap((page) => problemsOf(page).map((problem) => `${page.path}: ${problem}`));

it('has a page for every food and every recipe', () => {
  expect([foodPages.length, recipePages.length]).toEqual([foods.length, recipes.length]);
});

describe('every text of every page', () => {
  it('repeats no word by mistake', () => {
    const repeated = /\b(?!that\b|had\b)([a-z]{2,}) \1\b/gi;
    expect(
      found(({ texts }) => texts.flatMap((text) => [...text.matchAll(repeated)].map(([words]) => words))),
    ).toEqual([]);
  });

  it('has no slip of the keyboard: double spaces, marks side by side, an unfilled gap', () => {
    const slips = / {2,}| [,;:.!?](?!\d)|,,|\.\.(?!\.)|;;|\(\s|\s\)|\{|\}|undefined|null|NaN/;
    expect(found(({ texts }) => texts.filter((text) => slips.test(text)))).toEqual([]);
  });

  it('writes units one way', () => {
    const units = /\d(?:g|ml|kg|mg|kcal|cm)\b|\d ?(?:grams?|grammes?|millilitres?|gr|mls)\b|\d °F|\d ?deg\b/i;
    expect(found(({ texts }) => texts.filter((text) => units.test(text)))).toEqual([]);
  });

  it('is British', () => {
    const american = /\b(?:color|flavor|fiber|yogurt|pureed?|center|zucchini|cilantro|diaper|pediatric)\b/i;
    expect(found(({ texts }) => texts.filter((text) => american.test(text)))).toEqual([]);
  });
});

describe('every food', () => {
  const wrong = (problemOf: (page: FoodPage) => string | false) =>
    foodPages.flatMap((page) => {
      const problem = problemOf(page);
      return problem ? [`${page.food.id}: ${problem}`] : [];
    });

  it('is served only where the answer says so, and not before', () => {
    expect(
      wrong(({ answer, servings, food }) => {
        if (answer.verdict === 'no') return servings.length > 0 && 'is left out and served';
        const early = servings.find(({ months }) => food.fromMonths !== null && months < food.fromMonths);
        return (
          early !== undefined && `waits until ${food.fromMonths} months and is served at ${early.months}`
        );
      }),
    ).toEqual([]);
  });

  it('is praised only where a baby may have it', () => {
    const praise =
      /\beasily absorbed|\brich in (?:calcium|vitamin C)|\bfortified with iron|\bIron from plants/i;
    expect(
      wrong(({ answer, flags }) => {
        const isServed = answer.verdict === 'yes' || answer.verdict === 'prepared';
        return !isServed && flags.find((flag) => praise.test(flag)) !== undefined && flags.join(' ');
      }),
    ).toEqual([]);
  });

  it('says something to serve instead where the answer is no or not yet, never itself', () => {
    expect(
      wrong(({ swaps, path }) => swaps.some((swap) => swap.path === path) && 'is offered instead of itself'),
    ).toEqual([]);
  });

  it('grows in age from one serving to the next', () => {
    expect(
      wrong(({ servings }) => {
        const months = servings.map((serving) => serving.months);
        return months.some((each, place) => each <= (months[place - 1] ?? -1)) && months.join();
      }),
    ).toEqual([]);
  });

  it('names each allergen of the food, and the same in every place', () => {
    expect(
      wrong(({ allergens, food, summary }) => {
        const words = allergensInWords(food.allergens);
        if (words.join() !== allergens.join()) return `${allergens.join()} is not ${words.join()}`;
        return words.some((word) => !summary.includes(word)) && `${summary} lacks ${words.join()}`;
      }),
    ).toEqual([]);
  });

  it('gives of a nutrient no share that no portion has', () => {
    expect(
      wrong(({ composition }) => {
        const much = composition?.shares.find(({ share }) => share > 10);
        return much !== undefined && JSON.stringify(much);
      }),
    ).toEqual([]);
  });

  it('has a title and a description of its own, of a length that search results show', () => {
    const described = foodPages.map((page) => ({ id: page.food.id, ...foodPageDescription(page) }));
    for (const part of ['title', 'description'] as const)
      expect(new Set(described.map((page) => page[part])).size).toBe(foodPages.length);
    expect(
      described.filter(({ description: { length } }) => length < 70 || length > 160).map(({ id }) => id),
    ).toEqual([]);
  });

  it('has structured data without a fault', () => {
    expect(
      wrong((page) => {
        const { title, description } = foodPageDescription(page);
        const data = webPageData({ title, excerpt: description, path: page.path, checkedOn: foodsCheckedOn });
        return structuredDataProblems(data).join('; ');
      }),
    ).toEqual([]);
  });

  it('links to recipes and foods that are there', () => {
    const known = new Set([...foodPages, ...recipePages].map(({ path }) => path));
    expect(
      wrong(({ swaps, recipes: dishes }) =>
        [...swaps, ...dishes]
          .map(({ path }) => path)
          .filter((path) => !known.has(path))
          .join(),
      ),
    ).toEqual([]);
  });
});

describe('every recipe', () => {
  const wrong = (problemOf: (page: RecipePage) => string | false) =>
    recipePages.flatMap((page) => {
      const problem = problemOf(page);
      return problem ? [`${page.recipe.id}: ${problem}`] : [];
    });

  it('contains the allergens of its ingredients, no more and no fewer', () => {
    expect(
      wrong(({ recipe, allergens }) => {
        const codes = recipe.ingredients.flatMap(({ food }) => foodById(food)?.allergens ?? []);
        const own = allergensInWords([...new Set(codes)]);
        const [one, other] = [own.toSorted().join(), allergens.toSorted().join()];
        return one !== other && `${other} is not ${one}`;
      }),
    ).toEqual([]);
  });

  it('is not for an age at which one of its ingredients waits', () => {
    expect(
      wrong(({ recipe }) => {
        const late = recipe.ingredients.find(({ food }) => {
          const from = foodPages.find((page) => page.food.id === food)?.food.fromMonths;
          return from === null || (from !== undefined && from > recipe.ageFromMonths);
        });
        return late !== undefined && `${late.food} at ${recipe.ageFromMonths} months`;
      }),
    ).toEqual([]);
  });

  it('begins to serve at its age, and grows from one serving to the next', () => {
    expect(
      wrong(({ recipe, servings }) => {
        const months = servings.map(({ fromMonths }) => fromMonths);
        if (months[0] !== undefined && months[0] < recipe.ageFromMonths)
          return `serves at ${months[0]} months`;
        return months.some((each, place) => each <= (months[place - 1] ?? -1)) && months.join();
      }),
    ).toEqual([]);
  });

  it('has a description of its own, of a length that search results show', () => {
    const described = recipePages.map((page) => recipePageDescription(page));
    expect(new Set(described).size).toBe(recipePages.length);
    expect(described.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  });

  it('has structured data without a fault, with times', () => {
    expect(
      wrong((page) => {
        const data = recipeData(page);
        return (
          structuredDataProblems(data).join('; ') ||
          (!/"totalTime":"PT\d+M"/.test(JSON.stringify(data)) && 'has no time')
        );
      }),
    ).toEqual([]);
  });
});

import { type Allergen } from '../child';
import { recipeFacts } from '../recipes/recipe-facts';
import { recipes } from '../recipes/recipe-list';
import { type Meal, type Recipe } from '../recipes/recipe';
import { contextWith, recipeOf } from './hand-made-context.test-helper';
import { introductionsOf, misplacedAllergens } from './introductions';
import { dish } from './planner-parts.test-helper';
import { type Serving } from './weekly-problem';

/** A dish with these allergens and no other. */
function recipeWith(...wanted: readonly Allergen[]): Recipe {
  const found = recipes.find((recipe) => {
    const { allergens } = recipeFacts(recipe);
    return allergens.length === wanted.length && wanted.every((each) => allergens.includes(each));
  });
  if (!found) throw new Error(`No dish with ${wanted.join(' and ')} alone.`);
  return found;
}

const [withEgg, withMilk, withFish] = [recipeWith('egg'), recipeWith('milk'), recipeWith('fish')];
const serving = (recipe: Recipe, day: number, more: { slot?: number; locked?: boolean } = {}): Serving => ({
  slot: { day, slot: more.slot ?? 0, kind: 'lunch' satisfies Meal },
  candidate: { ...dish(recipe.id), recipe },
  grams: 100,
  locked: more.locked ?? false,
});
const misplaced = (servings: readonly Serving[], known: readonly Allergen[] = [], firstNewDay = 0) => [
  ...misplacedAllergens(servings, new Set(known), firstNewDay),
];

describe('what is new', () => {
  it('comes three days after the last', () => {
    expect(misplaced([serving(withEgg, 0), serving(withMilk, 3), serving(withFish, 6)])).toEqual([]);
    expect(misplaced([serving(withEgg, 0), serving(withMilk, 2)])).toEqual(['milk']);
    expect(misplaced([serving(withEgg, 0), serving(withMilk, 3), serving(withFish, 5)])).toEqual(['fish']);
  });

  it('comes no sooner than what was met before the plan allows', () => {
    expect(misplaced([serving(withEgg, 1)], [], 2)).toEqual(['egg']);
    expect(misplaced([serving(withEgg, 2)], [], 2)).toEqual([]);
  });

  it('is new once: it may be had again at any time, and what is known always', () => {
    expect(misplaced([serving(withEgg, 0), serving(withEgg, 1), serving(withMilk, 3)])).toEqual([]);
    expect(misplaced([serving(withEgg, 0), serving(withMilk, 1)], ['egg'])).toEqual([]);
    expect(misplaced([serving(withEgg, 0), serving(withMilk, 1)], ['milk'])).toEqual([]);
  });

  it('is told by the day and the meal, in whatever order the dishes are given', () => {
    expect(misplaced([serving(withMilk, 4), serving(withEgg, 0)])).toEqual([]);
    expect(misplaced([serving(withMilk, 1, { slot: 1 }), serving(withEgg, 1, { slot: 0 })])).toEqual([
      'milk',
    ]);
    expect(misplaced([serving(withMilk, 1, { slot: 0 }), serving(withEgg, 1, { slot: 1 })])).toEqual(['egg']);
  });

  it('stays where a parent has locked it, and the next waits for it', () => {
    const locked = serving(withMilk, 1, { locked: true });
    expect(misplaced([serving(withEgg, 0), locked])).toEqual([]);
    expect(misplaced([serving(withEgg, 0), locked, serving(withFish, 3)])).toEqual(['fish']);
    expect(misplaced([serving(withEgg, 0), locked, serving(withFish, 4)])).toEqual([]);
  });

  it('that came too soon does not hold up the next', () => {
    expect(misplaced([serving(withEgg, 0), serving(withMilk, 1), serving(withFish, 3)])).toEqual(['milk']);
  });
});

it('tells on which date and in which dish each is first met', () => {
  const context = contextWith({ startDate: '2026-11-30', known: ['fish'] });
  const served = [serving(withFish, 0), serving(withMilk, 4), serving(withEgg, 1), serving(withEgg, 5)];
  const how = expect.stringContaining('Wait three days before the next new one');
  expect(introductionsOf(served, context)).toEqual([
    { date: '2026-12-01', allergen: 'egg', recipe: withEgg.id, how },
    { date: '2026-12-04', allergen: 'milk', recipe: withMilk.id, how },
  ]);
  expect(recipeOf(withEgg.id)).toBe(withEgg);
});

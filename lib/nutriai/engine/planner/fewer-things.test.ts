import { foods } from '../foods/food-list';
import { type RecipeIngredient } from '../recipes/recipe';
import { AssignmentCost, type Placeable } from './assignment-cost';
import { type Candidate } from './candidate';
import { buyFewerThings } from './fewer-things';
import { dish, noTargets, problemOf } from './planner-parts.test-helper';
import { isCupboardFood } from './shopping-list';

const bought = foods.filter((food) => !food.flags.includes('water') && !isCupboardFood(food));

/** A dish of six foods, from so many on. */
function dishOf(id: string, first: number, traits: Parameters<typeof dish>[1] = {}): Candidate {
  const ingredients = bought
    .slice(first, first + 6)
    .map(({ id: food }): RecipeIngredient => ({ food, grams: 20, household: '20 g', preparation: 'mashed' }));
  return dish(id, { ...traits, recipe: { ingredients } });
}

/** Five lunches of thirty foods, and what takes their place where one more dish is to be had. */
async function fewer(traits: Parameters<typeof dish>[1] = {}, iron = 0): Promise<string[]> {
  const chosen = [0, 1, 2, 3, 4].map((own) =>
    dishOf(`of day ${own}`, own * 6, {
      perGram: { iron_mg: 0.01 },
      allowed: Array.from({ length: 5 }, (_, day) => day === own),
    }),
  );
  const other = dishOf('same again', 0, { perGram: { iron_mg: 0.01 }, ...traits });
  const targets = noTargets(100);
  const problem = problemOf([...chosen, other], {
    dayCount: 5,
    targets: { ...targets, targets: { ...targets.targets, iron_mg: iron } },
  });
  const placed: Placeable[] = chosen.map((candidate) => ({ candidate, grams: 100 }));
  const found = await buyFewerThings(problem, new AssignmentCost(problem, 1), { start: placed, spare: 1.1 });
  return found.flatMap((item) => (item ? [item.candidate.recipe.id] : []));
}

it('takes a dish of foods that are bought anyway for one that is bought for alone', async () => {
  expect(await fewer()).toContain('same again');
});

it.each([
  ['gives less iron than is needed', { perGram: { iron_mg: 0.001 } }, 1],
  ['takes much longer at the stove', { handsOn: 20 }, 0],
  ['is for another meal', { meals: ['snack'] as const }, 0],
  ['brings fish', { holds: { fortifiedCereal: false, fish: true } }, 0],
])('leaves the week as it is where the other dish %s', async (_name, traits, iron) => {
  expect(await fewer(traits, iron)).not.toContain('same again');
});

import type { PlannedSlotAnswer } from '../../../contract/nutriai-plans';
import { type Allergen, allergens, type Child } from '../../engine/child';
import { foodById } from '../../engine/foods/food-list';
import { type Recipe } from '../../engine/recipes/recipe';
import { recipes } from '../../engine/recipes/recipe-list';
import { recipeVerdict } from '../../engine/recipes/recipe-verdict';
import { safetyKey } from './child-to-plan';
import { judgedDays, type PlanRow } from './plan-rows';

const child: Child = { ageMonths: 24 };
const unsafe = 'Not safe for your child according to the current profile and log.';

function slotOf(recipe: string | null): PlannedSlotAnswer {
  return {
    ...{ kind: 'lunch', recipe, slug: recipe, title: recipe ?? '', grams: 100, portion: '', texture: '' },
    ...{ verdict: 'allow', locked: false, nutrients: {} },
  };
}

/** A plan of one day with these dishes, made for a child without allergies. */
function planOf(dishes: readonly (string | null)[]): Pick<PlanRow, 'plan' | 'request'> {
  const day = { date: '2026-01-05', slots: dishes.map(slotOf), totals: {}, targets: {}, food_groups: [] };
  const lists = { shopping_list: [], shortfalls: [], introductions: [], supplements: [], notes: [] };
  const choices = {
    days: 1,
    meals_per_day: null,
    snacks: null,
    pantry: [],
    max_minutes: null,
    cooking_minutes: 35,
    grown_ups: 0,
    exclude: [],
  };
  return {
    plan: { days: [day], ...lists, objective: 100, gap: 0 },
    request: { ...choices, seed: 1, safety_key: safetyKey(child) },
  };
}

/** By its ingredients alone, without what the site computes of a recipe. */
function foodsOf({ ingredients }: Recipe) {
  return ingredients.flatMap(({ food }) => foodById(food) ?? []);
}
const holds = (recipe: Recipe, code: Allergen) =>
  foodsOf(recipe).some((food) => food.allergens.includes(code));
const mayHold = (recipe: Recipe, code: Allergen) =>
  foodsOf(recipe).some((food) => food.mayContain.includes(code));

const idsWhere = (condition: (recipe: Recipe) => boolean) => recipes.filter(condition).map(({ id }) => id);

/** Of these dishes those that a child may no longer have. */
function blocked(dishes: readonly string[], changed: Child): string[] {
  const { days } = judgedDays(planOf(dishes), changed);
  return days.flatMap(({ slots }) =>
    slots.flatMap(({ recipe, verdict, why }) => {
      expect(why).toBe(verdict === 'block' ? unsafe : undefined);
      return verdict === 'block' && recipe !== null ? [recipe] : [];
    }),
  );
}

describe('a plan that is judged again', () => {
  it('has dishes of both kinds to judge: some hold an allergen, others only may', () => {
    const pairs = recipes.flatMap((recipe) => allergens.map((code) => ({ recipe, code })));
    expect(pairs.filter(({ recipe, code }) => holds(recipe, code)).length).toBeGreaterThan(100);
    const unsure = pairs.filter(({ recipe, code }) => mayHold(recipe, code) && !holds(recipe, code));
    expect(unsure.length).toBeGreaterThan(20);
  });

  describe.each(allergens)('after %s became a danger', (code) => {
    const barred = idsWhere((recipe) => holds(recipe, code) || mayHold(recipe, code));

    it.each<[string, Partial<Child>]>([
      ['an allergy', { allergies: [code] }],
      ['an allergy in words of its own', { otherAllergies: [code] }],
      ['a mild reaction', { introducedAllergens: [{ code, date: '2026-01-01', reaction: 'mild' }] }],
      ['a severe reaction', { introducedAllergens: [{ code, date: '2026-01-01', reaction: 'severe' }] }],
    ])('blocks by %s every dish that holds or may hold it', (_why, change) => {
      expect(blocked(barred, { ...child, ...change })).toEqual(barred);
    });
  });

  it.each(allergens)('lets a dish without %s pass as the gate does', (code) => {
    // Each dish is asked about one allergen that it has not: the gate takes its time.
    const others = recipes.filter((recipe, index) => {
      const missing = allergens.filter((each) => !holds(recipe, each) && !mayHold(recipe, each));
      return missing[index % missing.length] === code;
    });
    const allergic: Child = { ...child, allergies: [code] };
    const byGate = others.filter((recipe) => recipeVerdict(recipe, allergic).verdict === 'block');
    expect(
      blocked(
        others.map(({ id }) => id),
        allergic,
      ),
    ).toEqual(byGate.map(({ id }) => id));
    expect(byGate.length).toBeLessThan(others.length);
  });

  it('blocks nothing more for an allergen that was eaten without a reaction', () => {
    const tasted = allergens.map((code) => ({ code, date: '2026-01-01', reaction: 'none' as const }));
    const older: Child = { ageMonths: 25, introducedAllergens: tasted };
    const some = recipes.filter((_recipe, index) => index % 10 === 0);
    const byGate = some.filter((recipe) => recipeVerdict(recipe, older).verdict === 'block');
    expect(
      blocked(
        some.map(({ id }) => id),
        older,
      ),
    ).toEqual(byGate.map(({ id }) => id));
  });

  it('is as it was stored while nothing that decides has changed', () => {
    const stored = planOf(recipes.map(({ id }) => id));
    expect(judgedDays(stored, { ...child, dislikes: ['peas'] })).toEqual({
      days: stored.plan.days,
      isOutdated: false,
    });
  });

  it('is outdated as soon as one dish is unsafe, and leaves empty places and unknown dishes alone', () => {
    const safe = idsWhere((recipe) => !holds(recipe, 'egg') && !mayHold(recipe, 'egg')).slice(0, 2);
    const [egg = ''] = idsWhere((recipe) => holds(recipe, 'egg'));
    const allergic: Child = { ...child, allergies: ['egg'] };
    const others = judgedDays(planOf([...safe, null, 'no-recipe-of-ours']), allergic);
    expect(others.isOutdated).toBe(false);
    expect(others.days[0]?.slots.slice(2)).toEqual([slotOf(null), slotOf('no-recipe-of-ours')]);
    const one = judgedDays(planOf([...safe, egg]), allergic);
    expect(one.isOutdated).toBe(true);
    expect(one.days[0]?.slots.map(({ verdict }) => verdict === 'block')).toEqual([false, false, true]);
  });
});

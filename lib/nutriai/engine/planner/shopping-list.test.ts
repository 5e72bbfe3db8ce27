import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { type RecipeIngredient } from '../recipes/recipe';
import { recipeById, recipes } from '../recipes/recipe-list';
import { type PlannedDay, type PlannedSlot } from './meal-plan';
import { aisles } from './aisles';
import { shopAmount, sumOfAmounts } from './shop-amount';
import { aisleOf, shoppingList } from './shopping-list';

const holds = (ingredients: readonly RecipeIngredient[], id: string) =>
  ingredients.some(({ food }) => food === id);

function foodNamed(id: string): Food {
  const food = foodById(id);
  if (!food) throw new Error(`No food ${id}.`);
  return food;
}

function day(
  date: string,
  dishes: readonly (Partial<PlannedSlot> & { recipe: string | null })[],
): PlannedDay {
  const slots = dishes.map((dish): PlannedSlot => ({
    kind: 'lunch',
    title: '',
    grams: 80,
    portion: '',
    texture: '',
    nutrients: {},
    verdict: 'allow',
    locked: false,
    ...dish,
  }));
  return { date, slots, totals: {}, targets: {}, foodGroups: [] };
}

const dal = 'lentil-spinach-dal';
const curry = 'chana-pumpkin-curry';
const grams = (id: string, food: string) =>
  recipeById(id)?.ingredients.find((ingredient) => ingredient.food === food)?.grams ?? 0;

it('merges foods over dishes, cooks a batch each time, and buys nothing for leftovers', () => {
  const list = shoppingList({
    days: [
      day('2026-11-23', [{ recipe: dal }, { recipe: curry }]),
      day('2026-11-24', [{ recipe: dal, leftoverOf: '2026-11-23' }, { recipe: null }]),
      day('2026-11-27', [{ recipe: dal }]),
    ],
  });
  const [first] = recipeById(dal)?.ingredients ?? [];
  const item = list.find(({ food }) => food === first?.food);
  expect(item?.grams).toBe(Math.round(2 * (first?.grams ?? 0) + grams(curry, first?.food ?? '')));
  expect(item?.recipes).toContain(dal);
  expect(new Set(list.map(({ food }) => food)).size).toBe(list.length);
  expect(list.map(({ food }) => food)).not.toContain('water');
});

it('goes by the aisles of a shop, and knows what is at home', () => {
  const list = shoppingList({ days: [day('2026-11-23', [{ recipe: dal }, { recipe: curry }])] }, ['lentils']);
  const positions = list.map(({ aisle }) => aisles.indexOf(aisle));
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  for (const { food, inPantry } of list) expect(inPantry).toBe(food.includes('lentil'));
});

it('has within an aisle the names in the order of the alphabet, each dish once and no water', () => {
  const days = recipes.map(({ id }) => day('2026-11-23', [{ recipe: id }, { recipe: id }]));
  const list = shoppingList({ days });
  for (const aisle of aisles) {
    const names = list.filter((item) => item.aisle === aisle).map(({ name }) => name);
    expect(names).toEqual([...names].sort());
  }
  for (const { food, recipes: ids, cupboard } of list) {
    expect(ids).toEqual(recipes.filter(({ ingredients }) => holds(ingredients, food)).map(({ id }) => id));
    expect(cupboard).toBe(/spices|oils/.test(aisleOf(foodNamed(food))));
  }
  expect(recipes.some(({ ingredients }) => holds(ingredients, 'water'))).toBe(true);
  expect(list.some(({ food }) => foodNamed(food).flags.includes('water'))).toBe(false);
});

it('says how much a shop sells of it, for as many batches as are cooked', () => {
  const bought = (times: number) =>
    shoppingList({
      days: [
        day(
          '2026-11-23',
          Array.from({ length: times }, () => ({ recipe: dal })),
        ),
      ],
    });
  const [once, twice] = [bought(1), bought(2)];
  for (const [index, { food, buy }] of once.entries()) {
    const ingredients = recipeById(dal)?.ingredients.filter((each) => each.food === food) ?? [];
    expect(buy).toEqual(sumOfAmounts(ingredients.map(shopAmount)));
    expect(twice[index]?.buy).toEqual(sumOfAmounts([...ingredients, ...ingredients].map(shopAmount)));
  }
});

it('buys nothing for a place without a dish, or for a dish that is gone', () => {
  const dishes = [{ recipe: null }, { recipe: 'no dish of the library' }];
  expect(shoppingList({ days: [day('2026-11-23', dishes)] })).toEqual([]);
});

it.each([
  ['potato', 'fruit_and_vegetables'],
  ['egg', 'dairy_and_eggs'],
  ['oats', 'bread_and_cereals'],
  ['cumin', 'herbs_and_spices'],
  ['olive-oil', 'oils_and_fats'],
  ['salmon', 'meat_and_fish'],
  ['oat-drink', 'dairy_and_eggs'],
] as const)('finds %s under %s', (id, aisle) => {
  expect(aisleOf(foodNamed(id))).toBe(aisle);
});

import { foodById } from '../foods/food-list';
import { recipeById } from '../recipes/recipe-list';
import { type PlannedDay, type PlannedSlot } from './meal-plan';
import { aisles } from './aisles';
import { aisleOf, shoppingList } from './shopping-list';

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

it.each([
  ['potato', 'fruit_and_vegetables'],
  ['egg', 'dairy_and_eggs'],
  ['oats', 'bread_and_cereals'],
  ['cumin', 'herbs_and_spices'],
  ['olive-oil', 'oils_and_fats'],
  ['salmon', 'meat_and_fish'],
] as const)('finds %s under %s', (id, aisle) => {
  const food = foodById(id);
  if (!food) throw new Error(`No food ${id}.`);
  expect(aisleOf(food)).toBe(aisle);
});

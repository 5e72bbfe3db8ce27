import { type Allergen } from '../child';
import { recipes } from '../recipes/recipe-list';
import { type AllergenHistory } from './eligible-recipes';
import { firstDayOf, introductionSchedule, newAllergens } from './introduction-schedule';

const history = (known: Allergen[] = [], barred: Allergen[] = []): AllergenHistory => ({
  known: new Set(known),
  barred: new Set(barred),
  lastIntroduced: undefined,
  askFirst: [],
});

const schedule = (more: Partial<Parameters<typeof introductionSchedule>[0]> = {}) =>
  introductionSchedule({
    days: 14,
    firstDay: 0,
    history: history(),
    recipes,
    postponed: new Set(),
    lockedDays: new Map(),
    canServe: () => true,
    ...more,
  });

it('begins with egg and peanut and goes on every third day', () => {
  expect([...schedule()]).toEqual([
    ['egg', 0],
    ['peanut', 3],
    ['gluten', 6],
    ['milk', 9],
    ['wheat', 12],
  ]);
});

it('leaves out what is known, barred or postponed, and begins when it may', () => {
  const found = schedule({
    firstDay: 2,
    history: history(['egg'], ['peanut']),
    postponed: new Set<Allergen>(['gluten']),
  });
  expect([...found].slice(0, 2)).toEqual([
    ['milk', 2],
    ['fish', 5],
  ]);
});

it('has an allergen of a locked dish no later than the dish', () => {
  const found = schedule({ lockedDays: new Map<Allergen, number>([['sesame', 4]]) });
  expect(found.get('sesame')).toBe(0);
  expect(found.get('egg')).toBe(3);
});

it('waits until a dish with nothing else that is new can be served', () => {
  const found = schedule({ canServe: (_, day) => day >= 5 });
  expect([...found][0]).toEqual(['egg', 5]);
  expect([...schedule({ recipes: [] })]).toEqual([]);
});

it('says from which day a recipe may be served', () => {
  const known = new Set<Allergen>(['gluten']);
  const found = schedule({ history: history([...known]) });
  for (const recipe of recipes) {
    const fresh = newAllergens(recipe, known);
    const day = firstDayOf(recipe, known, found);
    if (fresh.length === 0) expect(day).toBe(0);
    else expect(day).toBe(Math.max(...fresh.map((allergen) => found.get(allergen) ?? Infinity)));
  }
});

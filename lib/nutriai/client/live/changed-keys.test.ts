import { isChangedKey } from './changed-keys';

const baby = '0d7f6f0e-0000-4000-8000-000000000001';
const other = '0d7f6f0e-0000-4000-8000-000000000002';
const meals = `/api/nutriai/meals?baby=${baby}&from=2026-11-24`;
const water = `/api/nutriai/water-intake?baby=${baby}`;
const today = `/api/nutriai/baby-profiles/${baby}/today?date=2026-11-24`;
const babies = '/api/nutriai/baby-profiles?page_size=100';
const given = `/api/nutriai/given-drops?baby=${baby}`;
const portions = `/api/nutriai/stored-portions?baby=${baby}`;
const plan = '/api/nutriai/meal-plans/0d7f6f0e-0000-4000-8000-000000000009';
const recipe = `/api/nutriai/recipes/lentil-mash?baby=${baby}`;
const all = [meals, water, today, babies, given, portions, plan, recipe];

it.each([
  [['meals'], [meals, today, babies, portions, plan]],
  [['water'], [water, today, babies]],
  [['drops'], [given]],
  [['portions'], [portions]],
  [['plans'], [plan]],
  [
    ['drops', 'plans'],
    [given, plan],
  ],
  [['carers'], [meals, water, today, babies]],
  [[], all],
] as const)('%j', (kinds, changed) => {
  expect(all.filter((key) => isChangedKey(key, baby, [...kinds]))).toEqual(changed);
});

it('leaves other babies, other parts of the site and what is no path', () => {
  for (const key of [
    meals.replace(baby, other),
    '/api/user-profile',
    null,
    undefined,
    ['x'],
    `$inf$${meals}`,
  ]) {
    expect(isChangedKey(key, baby, [])).toBe(false);
  }
});

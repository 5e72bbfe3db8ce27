import type { MealItemRequest } from '../../../contract/nutriai-meals';
import type { Child } from '../../engine/child';
import { mealCautions } from './meal-cautions';

const child = (facts: Partial<Child> = {}): Child => ({ ageMonths: 9, ...facts });
const asked = (
  items: readonly MealItemRequest[],
  facts: Partial<Child> = {},
  kind: 'lunch' | 'milk' = 'lunch',
) => mealCautions({ kind, items, child: child(facts), own: new Map() });
const words = (text: string, facts: Partial<Child> = {}) => asked([{ text }], facts);
const first = (answer: ReturnType<typeof asked>) => answer.cautions[0];

const egg: Partial<Child> = { allergies: ['egg'] };
const dairy: Partial<Child> = { allergies: ['milk'] };

it.each<[string, Partial<Child>, string]>([
  ['scrambled egg on toast', egg, 'allergy'],
  ['omelette', egg, 'allergy'],
  ['unsalted butter on toast', dairy, 'allergy'],
  ['buttered toast', dairy, 'allergy'],
  ['creamy chicken', dairy, 'allergy'],
  ['creamed spinach', dairy, 'allergy'],
  ['ham sandwich', { avoids: ['pork'] }, 'diet'],
  ['porridge made with whole milk', dairy, 'allergy'],
  ['peanut butter toast', { allergies: ['peanut'] }, 'allergy'],
  ['kiwi slices', { otherAllergies: ['kiwi'] }, 'allergy'],
  [
    'prawns',
    { introducedAllergens: [{ code: 'crustaceans', date: '2026-10-01', reaction: 'mild' }] },
    'allergy',
  ],
  ['toast with honey', {}, 'safety'],
  ['a whole grape', {}, 'safety'],
  ['popcorn', {}, 'safety'],
  ['whole nuts', {}, 'safety'],
  ['raw carrot sticks', {}, 'safety'],
  ['chicken curry', { diet: 'vegetarian' }, 'diet'],
  ['pork sausage', { avoids: ['pork'] }, 'diet'],
])('stops at %s', (text, facts, kind) => {
  expect(first(words(text, facts))).toMatchObject({ level: 'stop', kind });
});

it.each([
  ['porridge with banana', {}],
  ['2 tbsp lentil soup', {}],
  ['boiled egg, mashed', dairy],
  ['toast with honey', { ageMonths: 14 }],
  ['coconut yoghurt', dairy],
  ['turkey ham sandwich', { avoids: ['pork'] }],
  ['zzyx', {}],
])('lets %s pass', (text, facts) => {
  expect(words(text, facts).cautions.filter(({ level }) => level === 'stop')).toEqual([]);
});

it('tells the form that a food needs when nobody has said it', () => {
  expect(first(words('grapes'))).toMatchObject({ level: 'note', kind: 'safety' });
  expect(first(words('grapes, quartered lengthways'))).toBeUndefined();
});

it('tells of sugar and salt without holding up the log', () => {
  expect(first(words('toast with honey', { ageMonths: 14 }))).toMatchObject({
    level: 'note',
    rule: 'H5-added-sugar',
  });
});

it('says what to watch for: a reaction, choking, a poisoning; nothing for a diet', () => {
  expect(first(words('egg', egg))?.watch).toMatch(/next two hours.*999, 112 or 911/s);
  expect(first(words('a whole grape'))?.watch).toMatch(/breathing/);
  expect(first(words('honey'))?.watch).toMatch(/month.*constipation/s);
  expect(first(words('runny egg'))?.watch).toMatch(/three days/);
  expect(first(words('chicken curry', { diet: 'vegan' }))).toMatchObject({ kind: 'diet', watch: '' });
});

it('names the document that each caution rests on', () => {
  for (const text of ['honey', 'a whole grape', 'runny egg', 'whole nuts'])
    expect([text, first(words(text))?.source?.url]).toEqual([text, expect.stringMatching(/^https:/)]);
});

it('names an allergy before a hazard, and each food once', () => {
  const { cautions } = words('popcorn and scrambled egg', egg);
  expect(cautions.map(({ kind }) => kind)).toEqual(['allergy', 'safety']);
  expect(new Set(cautions.map(({ food_name: name }) => name)).size).toBe(cautions.length);
});

it('tells that a sausage chokes before it tells of salt, and beside a diet or an allergy', () => {
  for (const text of ['hot dog', 'sausage', 'bacon'])
    expect(first(words(text))).toMatchObject({ rule: expect.stringMatching(/^choking/), level: 'note' });
  const rules = (text: string, facts: Partial<Child>) =>
    words(text, facts).cautions.map(({ rule }) => rule.replace(/-.*/, ''));
  expect(rules('hot dog', { avoids: ['pork'] })).toEqual(['avoid', 'choking']);
  expect(rules('sausage', { diet: 'vegetarian' })).toEqual(['diet', 'choking']);
  expect(rules('salted peanuts', { allergies: ['peanut'] })).toEqual(['H24', 'H6']);
  // What to watch for is the same, and is said once.
  expect(rules('a whole grape', {})).toEqual(['choking']);
});

it('tells of a food that has to wait for an older child', () => {
  expect(first(words('tuna steak'))).toMatchObject({ rule: 'not-at-this-age', level: 'note' });
});

it('checks foods, recipes of the library and milk as it is drunk', () => {
  expect(first(asked([{ food: 'honey', grams: 5 }]))).toMatchObject({ level: 'stop', food_name: 'Honey' });
  expect(first(asked([{ food: 'whole-milk', amount: 120, unit: 'ml' }], {}, 'milk'))).toMatchObject({
    level: 'stop',
  });
  expect(
    asked([{ food: 'whole-milk', amount: 120, unit: 'ml' }], { ageMonths: 13 }, 'milk').cautions,
  ).toEqual([]);
  expect(asked([{ food: 'breast-milk' }, { food: 'infant-formula' }], {}, 'milk').cautions).toEqual([]);
});

it('hears an emergency in the words of a meal', () => {
  expect(words('egg, now she is wheezing and her lips are swollen').emergency).toBe(true);
});

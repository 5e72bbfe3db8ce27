import { allergens } from '../child';
import { allergensNamed, recordedAllergies } from './recorded-allergies';

it.each([
  ['milk', ['milk']],
  ['tree_nuts', ['tree_nuts']],
  ['Tree nuts', ['tree_nuts']],
  ['nut allergy', ['peanut', 'tree_nuts']],
  ['allergic to EGGS', ['egg']],
  ['Allergy to milk', ['milk']],
  [' intolerant to lactose', ['milk']],
  ['reacts to sesame', ['sesame']],
  ['allergic to kiwi', []],
  ['lactose intolerance', ['milk']],
  ['lactose intolerant', ['milk']],
  ['gluten free', ['gluten']],
  ['milk protein free', ['milk']],
  ['shellfish', ['crustaceans', 'molluscs']],
  ['kiwi', []],
  ['', []],
])('“%s” means %j', (words, expected) => {
  expect(allergensNamed(words)).toEqual(expected);
});

it.each(allergens)('knows %s by its code', (allergen) => {
  expect(allergensNamed(allergen)).toEqual([allergen]);
});

it('knows a food in whatever words a parent says it', () => {
  const { foods } = recordedAllergies({
    ageMonths: 9,
    otherAllergies: ['kiwi', 'Allergic to kiwi', 'reacts to pears'],
  });
  expect(foods).toEqual(['kiwi', 'kiwi', 'pears']);
});

// In a plain object such words name what every object has.
it.each(['constructor', 'toString', 'valueOf'])('names no allergen for the word %s', (words) => {
  expect(allergensNamed(words)).toEqual([]);
});

it('sorts what a child is allergic to into allergens and foods', () => {
  const { allergens, foods } = recordedAllergies({
    ageMonths: 9,
    allergies: ['egg'],
    otherAllergies: ['dairy', 'kiwi', ' ', '', 'shellfish'],
  });
  expect([...allergens].sort()).toEqual(['crustaceans', 'egg', 'milk', 'molluscs']);
  expect(foods).toEqual(['kiwi']);
});

it('has nothing of a child without allergies', () => {
  const { allergens, foods, reactions } = recordedAllergies({ ageMonths: 9 });
  expect([[...allergens], foods, [...reactions]]).toEqual([[], [], []]);
});

it.each([
  [['mild', 'severe'], 'severe'],
  [['severe', 'mild'], 'severe'],
  [['mild', 'none'], 'mild'],
  [['none', 'mild'], 'mild'],
  [['none'], undefined],
] as const)('of reactions %j the strictest counts: %s', (reactions, expected) => {
  const introducedAllergens = reactions.map((reaction) => ({
    code: 'egg' as const,
    date: '2026-06-01',
    reaction,
  }));
  const recorded = recordedAllergies({ ageMonths: 9, introducedAllergens });
  expect(recorded.reactions.get('egg')).toBe(expected);
  expect(recorded.allergens.has('egg')).toBe(false);
});

import { cautionsByName, type CachedCautions } from './cautions-by-name';

const caution = (kind: 'allergy' | 'safety') =>
  ({ level: 'stop', kind, message: 'Why.', instead: 'What to change.', watch: '' }) as const;
const cached: CachedCautions = {
  cautions: [caution('allergy'), caution('safety')],
  foods: [
    { id: 'whole-milk', names: ['whole milk', 'milk', "cow's milk"], caution: 0 },
    { id: 'honey', names: ['honey'], caution: 1 },
    { id: 'strawberry', names: ['strawberry'], caution: 0 },
  ],
  harmless: ['coconut milk', 'honeydew melon'],
};
const named = (text: string) => cautionsByName([{ text }], cached).map(({ food_name: name }) => name);

it.each([
  ['Porridge with MILK', ['Whole milk']],
  ['toast, honey!', ['Honey']],
  ['3 strawberries', ['Strawberry']],
  ['cow’s milk', ['Whole milk']],
  ['porridge with coconut milk', []],
  ['coconut milk and milk', ['Whole milk']],
  ['honeydew melon', []],
  ['milkshake', []],
])('finds in "%s" what the phone has a caution for', (text, names) => {
  expect(named(text)).toEqual(names);
});

it('knows a food that was picked by its id', () => {
  expect(cautionsByName([{ food: 'honey', grams: 5 }], cached)).toMatchObject([{ kind: 'safety' }]);
  expect(cautionsByName([{ recipe: 'pancakes' }], cached)).toEqual([]);
});

import { titledList } from './titled-list';
import { safetyCheckJson } from './safety-check-json';

const foodsOf = (text: string) => titledList(text, undefined)?.ingredients.map(({ food }) => food) ?? null;
const verdictOf = (text: string, ageMonths = 12) => safetyCheckJson({ text, age_months: ageMonths }).verdict;

describe('a dish and what goes in', () => {
  it.each([
    ['Banana yoghurt: banana, plain yoghurt', ['banana', 'plain yoghurt']],
    ['Carrot cake: carrot, grated, oats and egg', ['carrot, grated', 'oats', 'egg']],
    ['Nuggets: chicken breast, breadcrumbs, egg. Bake until done.', ['chicken breast', 'breadcrumbs', 'egg']],
  ])('%s', (text, foods) => {
    expect(foodsOf(text)).toEqual(foods);
  });

  it.each([
    ['no dish is named', 'Breakfast: porridge, banana'],
    ['one food is listed', 'Crisps: kale baked until brittle'],
    ['a way of cutting is no second food', 'sandwiches: cheese, no butter, cut into fingers'],
    ['several meals', 'Smoothie: banana, milk; lunch: soup, bread'],
    ['it is raw by nature', 'Steak tartare: beef, onion'],
    ['it holds alcohol by nature', 'Rum cake: flour, egg'],
    ['amounts are given', 'Milkshake: 1 litre milk, banana'],
    ['a strange word gives the name', 'Frobnitz rice: rice, turkey mince'],
    ['the name names what is not listed', 'Unicorn honey: oats, banana'],
    ['a long text', `Fruit yoghurt: ${'banana, '.repeat(80)}`],
  ])('is not read where %s', (_why, text) => {
    expect(foodsOf(text)).toBeNull();
  });

  it.each([
    'Banana yoghurt: banana, plain yoghurt',
    'Ice cream: frozen banana, plain yoghurt',
    'Ketchup: tomatoes, stewed apple, cinnamon',
    'Strawberry smoothie: mashed strawberries, whole milk, yoghurt',
    'Fish fingers: cod without bones, breadcrumbs, egg',
    'Baked beans: haricot beans, tomato purée, water',
    'Ants on a log: soft cooked celery, smooth peanut butter thinly spread, chopped soft raisins',
    'Hedgehog rice: rice, turkey mince, courgette. Simmer until soft.',
  ])('goes by its list: %s', (text) => {
    expect(['allow', 'allow_with_preparation']).toContain(verdictOf(text));
  });

  it('asks about an animal that is listed', () => {
    expect(verdictOf('Ants: oats, ants, banana')).toBe('unsure');
  });

  it.each([
    'Trail mix: whole nuts, raisins',
    'Cheesecake: cream cheese, honey, oats',
    'Banana yoghurt: banana, plain yoghurt, sugar',
    'Ice cream: cream, vanilla, caster sugar',
    'Fruit salad: whole grapes, melon',
    'Tiramisu: mascarpone, biscuits',
    'Tramadol mash: avocado, peas, mint',
  ])('blocks what its list or its nature makes unsafe: %s', (text) => {
    expect(verdictOf(text, 10)).toBe('block');
  });
});

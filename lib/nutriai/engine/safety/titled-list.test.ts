import { titledList } from './titled-list';
import { safetyCheckJson } from './safety-check-json';

const foodsOf = (text: string) => titledList(text)?.ingredients.map(({ food }) => food) ?? null;
const verdictOf = (text: string, ageMonths = 12) => safetyCheckJson({ text, age_months: ageMonths }).verdict;

describe('a dish and what goes in', () => {
  it.each([
    ['Banana yoghurt: banana, plain yoghurt', ['banana', 'plain yoghurt']],
    ['Carrot cake: carrot, grated, oats and egg', ['carrot, grated', 'oats', 'egg']],
    ['Nuggets: chicken breast, breadcrumbs, egg. Bake until done.', ['chicken breast', 'breadcrumbs', 'egg']],
  ])('%s', (text, foods) => {
    expect(foodsOf(text)).toEqual(foods);
  });

  it('keeps the name, and the steps that say something', () => {
    expect(titledList('  Nuggets: chicken breast, egg. .  Bake until done!  Serve warm.  ')).toEqual({
      title: 'Nuggets',
      ingredients: [{ food: 'chicken breast' }, { food: 'egg' }],
      steps: ['Bake until done', 'Serve warm.'],
    });
  });

  it('reads what is no longer than a line', () => {
    const line = (length: number) =>
      `Fruit yoghurt: banana, ${'oats, '.repeat(60)}`.padEnd(length - 4, ' ') + 'pear';
    expect(titledList(line(400))?.ingredients).toHaveLength(62);
    expect(titledList(line(401))).toBeNull();
  });

  it.each([
    ['what is left out', 'Banana cake: oats, no egg, banana', ['oats, no egg', 'banana']],
    ['what a food is without', 'Fish cakes: cod with no bones, potato', ['cod with no bones', 'potato']],
    ['what comes first', 'Fruit yoghurt: no sugar, banana, pear', ['no sugar', 'banana', 'pear']],
  ])('keeps %s with its food', (_what, text, foods) => {
    expect(foodsOf(text)).toEqual(foods);
  });

  it.each([
    ['Flapjacks: oats, butter, banana', 'most are made with honey, and these are not'],
    ['Hedgehog: rice, banana', 'an animal gives the name'],
    ['Hedgehog banana: banana, oats', 'the name says what is listed'],
    ['Hedgehog banana rice: rice, banana', 'the name says two things that are listed'],
  ])('is read: %s (%s)', (text) => {
    expect(titledList(text)).not.toBeNull();
  });

  it.each([
    ['honey is in the name', 'Honey flapjacks: oats, butter, banana'],
    ['one of two dishes is raw by nature', 'Banana flapjacks and steak tartare: oats, butter'],
    ['one of two things in the name is not listed', 'Hedgehog banana rice: rice, oats'],
    ['something unknown is named with the animal', 'Hedgehog and frobnitz: banana, oats'],
    ['a food gives the name', 'Honey: banana, oats'],
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

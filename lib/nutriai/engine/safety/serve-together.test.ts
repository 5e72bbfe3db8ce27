import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { type Preparation } from '../text/parsed-ingredient';
import { type Quantity } from '../text/quantity';
import { type Item } from './item';
import { itemOfFood } from './item-of-food';
import { serveTogether } from './serve-together';

function food(id: string): Food {
  const found = foodById(id);
  if (!found) throw new Error(`No food ${id}.`);
  return found;
}

const item = (id: string, preparations: readonly Preparation[] = [], more: Partial<Item> = {}): Item => ({
  ...itemOfFood(food(id), { preparations }),
  ...more,
});
const measured = (unit: Quantity['unit']): Partial<Item> => ({ quantity: { min: 1, max: 1, unit } });
const rawEgg: Item['flags'] = new Map([['raw_egg_risk', { certainty: 'holds', why: 'egg' }]]);
const rolesOf = (items: readonly Item[], text = '') => serveTogether(items, text).map(({ role }) => role);

describe('a drink', () => {
  it.each<[string, Item, 'drink' | 'ingredient']>([
    ['milk alone', item('whole-milk'), 'drink'],
    ['a plant drink alone', item('oat-drink'), 'drink'],
    ['milk alone for cooking', item('whole-milk', ['in_cooking']), 'ingredient'],
    ['milk alone on cereal', item('whole-milk', ['on_cereal']), 'ingredient'],
    ['milk alone stirred in', item('whole-milk', ['stirred_in']), 'ingredient'],
    ['milk alone in a bottle', item('whole-milk', ['in_bottle']), 'drink'],
    ['milk in cooking and in a cup', item('whole-milk', ['in_cooking', 'in_cup']), 'drink'],
    ['banana alone', item('banana'), 'ingredient'],
    ['banana as a drink', item('banana', ['as_drink']), 'drink'],
    ['water alone', item('water'), 'ingredient'],
    ['yoghurt alone', item('whole-yoghurt'), 'ingredient'],
  ])('%s: %#', (_case, one, role) => {
    expect(rolesOf([one])).toEqual([role]);
  });

  it.each([
    ['cup', 'drink'],
    ['glass', 'drink'],
    ['bottle', 'drink'],
    ['tbsp', 'ingredient'],
  ] as const)('milk by the %s beside a food is a %s', (unit, role) => {
    expect(rolesOf([item('banana'), item('whole-milk', [], measured(unit))])).toEqual(['ingredient', role]);
  });

  it('is no milk of a recipe, whose foods are measured too', () => {
    const items = [item('oats', [], measured('cup')), item('whole-milk', [], measured('cup'))];
    expect(rolesOf(items)).toEqual(['ingredient', 'ingredient']);
    expect(rolesOf([item('banana'), item('whole-milk')])).toEqual(['ingredient', 'ingredient']);
    expect(rolesOf([item('banana', [], measured('cup'))])).toEqual(['ingredient']);
  });
});

describe('cereal', () => {
  const isSoaked = (items: readonly Item[]) =>
    serveTogether(items, '').map(({ preparations }) => preparations.has('soaked'));

  it.each(['whole-milk', 'breast-milk', 'infant-formula', 'oat-drink'])('is softened by %s', (milk) => {
    expect(isSoaked([item('rusk', ['warm']), item(milk), item('banana')])).toEqual([true, false, false]);
  });

  it('is not softened by anything else, nor is other food by milk', () => {
    expect(isSoaked([item('rusk'), item('whole-yoghurt')])).toEqual([false, false]);
    expect(isSoaked([item('rusk')])).toEqual([false]);
    expect(isSoaked([item('popcorn'), item('whole-milk')])).toEqual([false, false]);
    expect(isSoaked([item('rusk', [], { food: null }), item('whole-milk')])).toEqual([false, false]);
  });

  it('has what was said of it besides', () => {
    const [rusk] = serveTogether([item('rusk', ['warm']), item('whole-milk')], '');
    expect([...(rusk?.preparations ?? [])].sort()).toEqual(['soaked', 'warm']);
  });
});

describe('water', () => {
  const idsOf = (items: readonly Item[], text: string) =>
    serveTogether(items, text).map((each) => each.food?.id);
  const [formula, water] = [item('infant-formula'), item('water')];
  const told = (one: Item): Item => ({ ...one, start: 4 });

  it('that is listed beside formula makes it up', () => {
    expect(idsOf([formula, water], '')).toEqual(['infant-formula']);
    expect(idsOf([formula, { ...water, role: 'drink' }], '')).toEqual(['infant-formula', 'water']);
    expect(idsOf([item('banana'), water], '')).toEqual(['banana', 'water']);
  });

  it.each([
    ['formula made up with boiled water', 1],
    ['formula mixed with water', 1],
    ['two scoops in warm water', 1],
    ['use water to make up the formula', 1],
    ['formula and a sip of water', 2],
  ])('in a text: “%s”', (text, count) => {
    expect(idsOf([told(formula), told(water)], text)).toHaveLength(count);
    expect(idsOf([told(formula), told({ ...water, role: 'drink' })], text)).toHaveLength(count);
    expect(idsOf([formula, told(water)], text)).toHaveLength(count);
  });
});

describe('eggs with the British Lion', () => {
  const marked = (...items: readonly Item[]) =>
    serveTogether(items, '').map(({ preparations }) => preparations.has('lion_marked'));
  const lion = item('egg', ['lion_marked']);
  const yolk = item('egg-yolk', ['runny']);

  it('mark the yolk and the white that a text names with them, and keep what is said of these', () => {
    expect(marked(lion, yolk, item('egg-white'), item('banana'))).toEqual([true, true, true, false]);
    expect([...(serveTogether([lion, yolk], '')[1]?.preparations ?? [])]).toEqual(['runny', 'lion_marked']);
    expect(marked(lion, { ...yolk, food: null })).toEqual([true, false]);
  });

  it('mark nothing where another egg is not marked, or there is none', () => {
    expect(marked(lion, item('egg'), yolk)).toEqual([true, false, false]);
    expect(marked(lion, item('mayonnaise', [], { flags: rawEgg }), yolk)).toEqual([true, false, false]);
    expect(marked(yolk, item('banana'))).toEqual([false, false]);
    expect(marked(item('egg'), yolk)).toEqual([false, false]);
  });

  it('are all the eggs that there are: other food need not be marked', () => {
    expect(marked(lion, item('banana'), yolk)).toEqual([true, false, true]);
    expect(marked(item('mayonnaise', ['lion_marked'], { flags: rawEgg }), yolk)).toEqual([true, true]);
  });
});

import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { type FoodPart } from '../text/parsed-ingredient';
import { distinctItems } from './distinct-items';
import { containsNamed } from './contains-named';
import { type Item } from './item';
import { itemOfFood } from './item-of-food';
import { preparationsInWords } from './preparations-in-words';
import { compareSeverity, type Severity, verdictOf } from './verdict';

function food(id: string): Food {
  const found = foodById(id);
  if (!found) throw new Error(`No food ${id}.`);
  return found;
}

const item = (id: string, more: Partial<Item> = {}): Item => ({ ...itemOfFood(food(id)), ...more });
const part = (id: string, certainty: FoodPart['certainty'] = 'always'): FoodPart => ({
  food: id,
  name: food(id).name,
  certainty,
  allergens: [],
  flags: [],
});
/** A dish that the list of foods does not have. */
const dishOf = (more: Partial<Item>): Item =>
  item('banana', { food: null, name: 'Dish', text: 'dish', flags: new Map(), ...more });

it.each([
  ['pork sausages', 'holds'],
  ['sausages', 'holds'],
  ['beef sausage', 'may_contain'],
  ['chicken sausages', 'may_contain'],
  ['pork and beef sausages', 'holds'],
])('says of %s that they are pork: %s', (text, certainty) => {
  expect(containsNamed('pork', item('sausage', { text }))?.certainty).toBe(certainty);
});

it.each([
  ['turkey bacon', null],
  ['turkey ham and beef bacon', null],
  ['bacon', 'holds'],
  ['turkey bacon with ham', 'holds'],
])('says of a dish called %s that it is pork: %s', (text, certainty) => {
  expect(containsNamed('pork', dishOf({ text }))?.certainty ?? null).toBe(certainty);
});

it('knows pork by what the food is, whatever it is called', () => {
  expect(containsNamed('pork', item('salami', { text: 'slices' }))?.certainty).toBe('holds');
  expect(containsNamed('beef', item('salami', { text: 'slices' }))).toBeNull();
});

describe('a word for a food', () => {
  it('of two parts is named by both', () => {
    expect(containsNamed('custard apple', dishOf({ text: 'apple crumble' }))).toBeNull();
    expect(containsNamed('custard apple', dishOf({ text: 'mashed custard apples' }))?.certainty).toBe(
      'holds',
    );
  });

  it('that is empty names nothing, however little is known of a dish', () => {
    for (const words of ['', ' ', '!']) expect(containsNamed(words, dishOf({ text: 'kiwi' }))).toBeNull();
  });

  it('knows a part by the food that it is, or by its name', () => {
    const green = { ...part('kiwi'), name: 'green slices' };
    expect(containsNamed('kiwi', dishOf({ parts: [green] }))?.why).toBe('green slices');
    expect(containsNamed('kiwi', dishOf({ parts: [{ ...green, food: 'of-no-list' }] }))).toBeNull();
    expect(containsNamed('kiwi', dishOf({ parts: [{ ...green, food: null }] }))).toBeNull();
  });

  it.each([
    ['kiwi', 'kiwi', true],
    ['kiwi fruit', 'kiwi', true],
    ['citrus', 'tangerine', true],
    ['citrus', 'banana', false],
    ['pork', 'ham', true],
    ['pork', 'chicken', false],
    ['tomatoes', 'tinned-tomatoes', true],
    ['apple', 'pineapple', false],
    ['', 'banana', false],
  ])('“%s” and %s: %s', (words, id, expected) => {
    expect(containsNamed(words, item(id))).toEqual(
      expected ? { certainty: 'holds', why: food(id).name } : null,
    );
  });

  it('goes by the words of what the list does not have', () => {
    expect(containsNamed('kiwi', dishOf({ text: 'kiwi sorbet' }))).toEqual({
      certainty: 'holds',
      why: 'Dish',
    });
    expect(containsNamed('kiwi', dishOf({ text: 'mango sorbet' }))).toBeNull();
  });

  it('is as sure as the part that it names', () => {
    expect(containsNamed('kiwi', dishOf({ parts: [part('kiwi')] }))).toEqual({
      certainty: 'holds',
      why: food('kiwi').name,
    });
    expect(containsNamed('kiwi', dishOf({ parts: [part('kiwi', 'usually')] }))?.certainty).toBe('holds');
    expect(containsNamed('kiwi', dishOf({ parts: [part('kiwi', 'sometimes')] }))?.certainty).toBe(
      'may_contain',
    );
    expect(containsNamed('kiwi', dishOf({ parts: [part('banana')] }))).toBeNull();
    expect(
      containsNamed('kiwi', dishOf({ parts: [{ ...part('banana'), food: null, name: 'Kiwi' }] }))?.why,
    ).toBe('Kiwi');
  });

  it('takes the surest of all that brings it in', () => {
    const parts = [part('kiwi', 'sometimes'), part('kiwi')];
    expect(containsNamed('kiwi', dishOf({ parts }))?.certainty).toBe('holds');
    expect(containsNamed('kiwi', dishOf({ candidates: ['kiwi'] }))).toEqual({
      certainty: 'may_contain',
      why: food('kiwi').name,
    });
    expect(containsNamed('kiwi', dishOf({ candidates: ['banana', 'no such food'] }))).toBeNull();
  });

  it('goes by allergens and flags of its family', () => {
    const milk = { allergen: 'milk', certainty: 'may_contain', why: 'whey' } as const;
    expect(containsNamed('dairy', dishOf({ allergens: [milk] }))).toMatchObject({
      certainty: 'may_contain',
      why: 'whey',
    });
    expect(containsNamed('kiwi', dishOf({ allergens: [milk] }))).toBeNull();
    const flags = new Map([['fish', { certainty: 'holds', why: 'stock' }]] as const);
    expect(containsNamed('seafood', dishOf({ flags }))).toMatchObject({ certainty: 'holds', why: 'stock' });
  });
});

describe('items that are alike', () => {
  const one = item('banana');

  it('are judged once', () => {
    expect(distinctItems([one, { ...one }, item('kiwi')])).toHaveLength(2);
    expect(distinctItems([one, { ...one, start: 17 }])).toHaveLength(1);
  });

  it.each<[string, Partial<Item>]>([
    ['food', { food: null }],
    ['name', { name: 'Plantain' }],
    ['compound', { compound: 'smoothie' }],
    ['text', { text: 'bananas' }],
    ['flags', { flags: new Map([['honey', { certainty: 'holds', why: 'x' }]]) }],
    ['allergens', { allergens: [{ allergen: 'egg', certainty: 'holds', why: 'x' }] }],
    ['preparations', { preparations: new Set(['mashed']) }],
    ['what is left out', { freeFrom: ['salt'] }],
    ['role', { role: 'drink' }],
    ['parts', { parts: [part('kiwi')] }],
    ['candidates', { candidates: ['kiwi'] }],
    ['unit', { quantity: { min: 1, max: 1, unit: 'piece' } }],
    ['grams', { grams: 5 }],
  ])('differ by their %s', (_name, more) => {
    expect(distinctItems([one, { ...one, ...more }])).toHaveLength(2);
  });

  it('differ by how sure a flag or an allergen is', () => {
    const flagged = (certainty: 'holds' | 'may_contain'): Item => ({
      ...one,
      flags: new Map([['honey', { certainty, why: 'x' }]]),
    });
    expect(distinctItems([flagged('holds'), flagged('may_contain')])).toHaveLength(2);
    const allergic = (certainty: 'holds' | 'may_contain'): Item => ({
      ...one,
      allergens: [{ allergen: 'egg', certainty, why: 'x' }],
    });
    expect(distinctItems([allergic('holds'), allergic('may_contain')])).toHaveLength(2);
  });
});

it.each([
  ['carrot purée', null, ['pureed']],
  ['toast fingers', null, ['toasted', 'toast_fingers']],
  ['hard-boiled egg', 'egg', ['boiled', 'hard_boiled']],
  ['flour tortilla', 'flour-tortilla', []],
  ['almond flour', 'almond', ['ground']],
  ['flaked almonds', 'almond', ['flaked']],
  ['date paste', 'dates', ['pureed']],
  ['tomato paste', 'tomato', []],
  ['banana', 'banana', []],
] as const)('the words “%s” say %#', (words, id, expected) => {
  const named = id === null ? null : (foodById(id) ?? null);
  expect(preparationsInWords(words, named)).toEqual(expected);
});

describe('a verdict', () => {
  const finding = (severity: Severity) => ({
    rule: 'x',
    kind: 'safety' as const,
    severity,
    food: null,
    foodName: '',
    message: '',
    instead: '',
    source: [],
    basis: 'verified' as const,
  });

  it.each<[Severity[], string]>([
    [[], 'allow'],
    [['info', 'warn'], 'allow'],
    [['warn', 'prepare'], 'allow_with_preparation'],
    [['prepare', 'block'], 'block'],
  ])('of %j is %s', (severities, expected) => {
    expect(verdictOf(severities.map(finding))).toBe(expected);
  });

  it('puts the most severe first', () => {
    const all: Severity[] = ['warn', 'block', 'info', 'prepare'];
    expect(all.sort((a, b) => compareSeverity(b, a))).toEqual(['block', 'prepare', 'warn', 'info']);
  });
});

import { type Food, type FoodState } from '../foods/food';
import { foodById } from '../foods/food-list';
import { type Preparation } from '../text/parsed-ingredient';
import { itemOfFood } from './item-of-food';

function food(id: string): Food {
  const found = foodById(id);
  if (!found) throw new Error(`No food ${id}.`);
  return found;
}

it('is all that is known of a food', () => {
  const pasta = food('pasta');
  expect(itemOfFood(pasta)).toEqual({
    food: pasta,
    name: pasta.name,
    compound: null,
    text: pasta.name,
    start: -1,
    flags: new Map(pasta.flags.map((flag) => [flag, { certainty: 'holds', why: pasta.name }])),
    allergens: [
      ...pasta.allergens.map((allergen) => ({ allergen, certainty: 'holds', why: pasta.name })),
      ...pasta.mayContain.map((allergen) => ({ allergen, certainty: 'may_contain', why: pasta.name })),
    ],
    preparations: new Set(),
    freeFrom: [],
    role: 'ingredient',
    parts: [],
    candidates: [],
    quantity: null,
    further: [],
    grams: null,
  });
  expect(pasta.allergens.length * pasta.mayContain.length).toBeGreaterThan(0);
});

it('has the role and the amount that are given', () => {
  expect(itemOfFood(food('whole-milk'), { role: 'drink', grams: 0 })).toMatchObject({
    role: 'drink',
    grams: 0,
  });
});

it.each<[FoodState, Preparation[]]>([
  ['raw', ['raw', 'whole']],
  ['dry', ['dried', 'whole']],
  ['puree', ['pureed', 'whole']],
  ['ready', ['whole']],
])('in the state %s is %j', (state, expected) => {
  expect([...itemOfFood(food('carrot'), { state, preparations: ['whole'] }).preparations]).toEqual(expected);
});

describe('a claim', () => {
  const flagsOf = (id: string, ...preparations: Preparation[]) => [
    ...itemOfFood(food(id), { preparations }).flags.keys(),
  ];

  it('of no salt is believed, but not of what is salty by nature, nor where it is salted', () => {
    expect(flagsOf('stock-cube')).toContain('high_salt');
    const salted = ['peanut-butter', 'crackers', 'popcorn', 'butter', 'stock-cube'].filter((id) =>
      foodById(id)?.flags.some((flag) => flag === 'high_salt' || flag === 'salty'),
    );
    const [claimed] = salted.filter((id) => {
      const flags = flagsOf(id, 'unsalted');
      return !flags.includes('high_salt') && !flags.includes('salty');
    });
    if (claimed === undefined) throw new Error('No salted food that could be unsalted.');
    expect(flagsOf(claimed, 'unsalted', 'salted')).toEqual(flagsOf(claimed));
    expect(flagsOf(claimed, 'unsweetened')).toEqual(flagsOf(claimed));
    expect(flagsOf('salt', 'unsalted')).toContain('high_salt');
  });

  it('of no sugar is believed, but not of sugar, nor where it is sweetened', () => {
    expect(flagsOf('custard')).toContain('added_sugar');
    expect(flagsOf('custard', 'unsweetened')).not.toContain('added_sugar');
    expect(flagsOf('custard', 'unsweetened', 'sweetened')).toContain('added_sugar');
    expect(flagsOf('custard', 'unsalted')).toContain('added_sugar');
    expect(flagsOf('sugar', 'unsweetened')).toContain('added_sugar');
  });
});

import { type Food, type FoodFlag } from '../foods/food';
import { foodById, foods } from '../foods/food-list';
import { type Holding, type HoldingCertainty, type Item } from './item';
import { itemOfFood } from './item-of-food';
import { isAboutFood, matchCondition } from './match-condition';
import { type Condition } from '../knowledge/schemas/rules';

function food(id: string): Food {
  const found = foodById(id);
  if (!found) throw new Error(`No food ${id}.`);
  return found;
}

const rice = food('white-rice');
const carrot = food('carrot');

const item = (overrides: Partial<Item> = {}, of: Food = carrot): Item => ({
  ...itemOfFood(of),
  ...overrides,
});
const matches = (condition: Condition, overrides: Partial<Item> = {}, of: Food = carrot) =>
  matchCondition(condition, item(overrides, of)) !== null;

const holding = (certainty: HoldingCertainty, why: string = certainty): Holding => ({ certainty, why });
const flagged = (flags: Partial<Record<FoodFlag, Holding>>) =>
  item({ flags: new Map(Object.entries(flags)) as Item['flags'] });

it('an empty condition holds of everything', () => {
  expect(matchCondition({}, item())).toEqual({ certainty: 'holds', why: null });
  expect(matchCondition({}, item({ food: null }))).toEqual({ certainty: 'holds', why: null });
});

describe('an amount', () => {
  it.each([
    [null, false],
    [0, false],
    [29, false],
    [29.999, false],
    [30, false],
    [30.001, true],
    [31, true],
    [300, true],
  ])('of %d g is above 30 g: %s', (grams, isAbove) => {
    expect(matches({ aboveGrams: 30 }, { grams })).toBe(isAbove);
  });

  it.each([
    [null, false],
    [0, false],
    [0.1, true],
  ])('of %d g is above none: %s', (grams, isAbove) => {
    expect(matches({ aboveGrams: 0 }, { grams })).toBe(isAbove);
  });

  it('counts only with what else is asked', () => {
    expect(matches({ aboveGrams: 30, role: 'drink' }, { grams: 31 })).toBe(false);
    expect(matches({ aboveGrams: 30, role: 'drink' }, { grams: 31, role: 'drink' })).toBe(true);
  });
});

describe('a food', () => {
  const { group, choking } = carrot;
  const otherGroup = foods.find((each) => each.group !== group)?.group ?? group;
  const otherChoking = foods.find((each) => each.choking !== choking)?.choking ?? choking;

  it.each<[string, Condition, boolean, boolean]>([
    ['is the only one asked for', { anyFood: ['carrot'] }, true, false],
    ['is one of those asked for', { anyFood: ['white-rice', 'carrot'] }, true, false],
    ['is none of those asked for', { anyFood: ['white-rice'] }, false, false],
    ['is one of none', { anyFood: [] }, false, false],
    ['is left out', { notFood: ['carrot'] }, false, true],
    ['is not left out', { notFood: ['white-rice'] }, true, true],
    ['is of the group', { anyGroup: [group] }, true, false],
    ['is of one of the groups', { anyGroup: [otherGroup, group] }, true, false],
    ['is of another group', { anyGroup: [otherGroup] }, false, false],
    ['has the shape', { anyChoking: [choking] }, true, false],
    ['has one of the shapes', { anyChoking: [otherChoking, choking] }, true, false],
    ['has another shape', { anyChoking: [otherChoking] }, false, false],
    ['should be none of the list', { isUnlisted: true }, false, true],
  ])('%s', (_case, condition, ofCarrot, ofUnlisted) => {
    expect(isAboutFood(condition, carrot)).toBe(ofCarrot);
    expect(isAboutFood(condition, null)).toBe(ofUnlisted);
    expect(matches(condition)).toBe(ofCarrot);
    expect(matches(condition, { food: null })).toBe(ofUnlisted);
  });

  it('must fit in every way that is asked', () => {
    expect(isAboutFood({ anyFood: ['carrot'], anyGroup: [otherGroup] }, carrot)).toBe(false);
    expect(isAboutFood({ anyFood: ['carrot'], anyGroup: [group] }, carrot)).toBe(true);
    expect(isAboutFood({ anyFood: ['white-rice'], anyGroup: [rice.group] }, rice)).toBe(true);
  });
});

describe('a form', () => {
  const raw = { preparations: new Set(['raw'] as const) };
  const rawWhole = { preparations: new Set(['raw', 'whole'] as const) };
  const none = { preparations: new Set<never>() };

  it.each<[string, Condition, Partial<Item>, boolean]>([
    ['that is asked for', { anyPreparation: ['raw'] }, raw, true],
    ['that is one of those asked for', { anyPreparation: ['whole', 'raw'] }, raw, true],
    ['that is not asked for', { anyPreparation: ['whole'] }, raw, false],
    ['that nobody named', { anyPreparation: ['raw'] }, none, false],
    ['with one of two', { anyPreparation: ['raw'], andPreparation: ['whole'] }, raw, false],
    ['with the other of two', { anyPreparation: ['boiled'], andPreparation: ['raw'] }, raw, false],
    ['with both', { anyPreparation: ['raw'], andPreparation: ['whole'] }, rawWhole, true],
    ['that must not be', { noPreparation: ['raw'] }, raw, false],
    ['that is not the one that must not be', { noPreparation: ['whole'] }, raw, true],
    ['that nobody named and must not be', { noPreparation: ['raw'] }, none, true],
    ['eaten', { role: 'ingredient' }, { role: 'ingredient' }, true],
    ['eaten, where drunk is asked', { role: 'drink' }, { role: 'ingredient' }, false],
    ['drunk', { role: 'drink' }, { role: 'drink' }, true],
    ['drunk, where eaten is asked', { role: 'ingredient' }, { role: 'drink' }, false],
    ['without a unit', { anyUnit: ['handful'] }, {}, false],
    ['in the unit', { anyUnit: ['handful'] }, { quantity: { min: 1, max: 1, unit: 'handful' } }, true],
    ['in another unit', { anyUnit: ['handful'] }, { quantity: { min: 1, max: 1, unit: 'piece' } }, false],
    [
      'in one of the units',
      { anyUnit: ['piece', 'handful'] },
      { quantity: { min: 1, max: 1, unit: 'handful' } },
      true,
    ],
  ])('%s', (_case, condition, overrides, isMatch) => {
    expect(matches(condition, overrides)).toBe(isMatch);
  });
});

describe('words', () => {
  it.each<[string, boolean]>([
    ['honey', true],
    ['Honey', true],
    ['with honey', true],
    ['honey loaf', true],
    ['a honey loaf', true],
    ['honeydew', false],
    ['wildhoney', false],
    ['', false],
  ])('“%s” hold the whole word: %s', (text, isMatch) => {
    expect(matches({ anyWord: ['syrup', 'honey'] }, { text })).toBe(isMatch);
  });
});

describe('flags', () => {
  const condition: Condition = { anyFlag: ['honey', 'alcohol'] };

  it.each<[string, Partial<Record<FoodFlag, Holding>>, string | null]>([
    ['none', {}, null],
    ['another', { salty: holding('holds') }, null],
    ['a sure one', { honey: holding('holds') }, 'holds'],
    ['an unsure one', { honey: holding('may_contain') }, 'may_contain'],
    ['an optional one', { honey: holding('optional') }, 'optional'],
    ['the second', { alcohol: holding('holds') }, 'holds'],
    ['a sure one after an unsure one', { honey: holding('may_contain'), alcohol: holding('holds') }, 'holds'],
    [
      'a sure one before an unsure one',
      { honey: holding('holds'), alcohol: holding('may_contain') },
      'holds',
    ],
    [
      'an unsure one after an optional one',
      { honey: holding('optional'), alcohol: holding('may_contain') },
      'may_contain',
    ],
    ['a sure one after an optional one', { honey: holding('optional'), alcohol: holding('holds') }, 'holds'],
  ])('one of two with %s', (_case, flags, certainty) => {
    const found = matchCondition(condition, flagged(flags));
    expect(found).toEqual(certainty === null ? null : { certainty, why: certainty });
  });

  it.each<[string, Partial<Record<FoodFlag, Holding>>, string | null]>([
    ['one', { honey: holding('holds') }, null],
    ['the other', { alcohol: holding('holds') }, null],
    ['both', { honey: holding('holds'), alcohol: holding('holds') }, 'holds'],
    ['both, one unsure', { honey: holding('holds'), alcohol: holding('may_contain') }, 'may_contain'],
    ['both, one optional', { honey: holding('optional'), alcohol: holding('holds') }, 'optional'],
    [
      'both, unsure and optional',
      { honey: holding('may_contain'), alcohol: holding('optional') },
      'optional',
    ],
  ])('both of two with %s are as sure as the weaker', (_case, flags, certainty) => {
    const found = matchCondition({ allFlags: ['honey', 'alcohol'] }, flagged(flags));
    expect(found).toEqual(certainty === null ? null : { certainty, why: certainty });
  });

  it('asked for one by one and together, all must be there', () => {
    const both: Condition = { anyFlag: ['honey'], allFlags: ['alcohol'] };
    expect(matchCondition(both, flagged({ honey: holding('holds') }))).toBeNull();
    expect(matchCondition(both, flagged({ alcohol: holding('holds') }))).toBeNull();
    const found = matchCondition(both, flagged({ honey: holding('may_contain'), alcohol: holding('holds') }));
    expect(found).toEqual({ certainty: 'may_contain', why: 'may_contain' });
  });

  it.each<[HoldingCertainty, boolean]>([
    ['holds', false],
    ['may_contain', true],
    ['optional', true],
  ])('that must not be there, and is by “%s”, leaves the condition true: %s', (certainty, isMatch) => {
    const found = matchCondition({ noFlag: ['salty', 'honey'] }, flagged({ honey: holding(certainty) }));
    expect(found !== null).toBe(isMatch);
  });

  it('that must not be there and is not leaves the condition true', () => {
    expect(matchCondition({ noFlag: ['honey'] }, flagged({}))).toEqual({ certainty: 'holds', why: null });
  });
});

describe('how often', () => {
  it.each([
    [undefined, false],
    [2, false],
    [3, false],
    [3.5, true],
    [7, true],
  ])('%s times a week is more than three: %s', (timesAWeek, isAbove) => {
    expect(matches({ aboveTimesAWeek: 3 }, { timesAWeek })).toBe(isAbove);
  });

  it.each([
    [10, 7, false],
    [10, 21, false],
    [10, 22, true],
    [20, 14, true],
    [31, 1, true],
    [29, 1, false],
    [null, 70, false],
  ])('%s g, %d times a week, is above 30 g a day: %s', (grams, timesAWeek, isAbove) => {
    expect(matches({ aboveGrams: 30 }, { grams, timesAWeek })).toBe(isAbove);
  });

  it.each([
    [30, 500, false],
    [31, 1, true],
    [31, null, true],
  ])('%d g a day with all of its kind, %s g of it: %s', (gramsADay, grams, isAbove) => {
    expect(matches({ aboveGrams: 30 }, { gramsADay, grams })).toBe(isAbove);
  });
});

it('what a child is given is no ingredient', () => {
  expect(matches({ isServed: true }, { isServed: true })).toBe(true);
  expect(matches({ isServed: true }, { isServed: false })).toBe(false);
  expect(matches({ isServed: true })).toBe(false);
  expect(matches({}, { isServed: true })).toBe(true);
});

describe('a part', () => {
  const part = (id: string | null) => ({
    food: id,
    name: 'part',
    certainty: 'always' as const,
    allergens: [],
    flags: [],
  });
  const ofGrains: Condition = { anyPartGroup: ['eggs', 'grains_roots_tubers'] };

  it.each<[readonly (string | null)[], boolean]>([
    [[], false],
    [['white-rice'], true],
    [['egg'], true],
    [['carrot'], false],
    [['carrot', 'white-rice'], true],
    [[null], false],
    [['of-no-list'], false],
  ])('of %j is of the groups: %s', (ids, isOf) => {
    expect(matches(ofGrains, { parts: ids.map(part) })).toBe(isOf);
    expect(matches({}, { parts: ids.map(part) })).toBe(true);
  });
});

describe('a hazard of whole nuts', () => {
  const nutty: Food = { ...food('granola'), choking: 'whole_nut', flags: ['whole_nut'] };
  const wholeNut = new Map([['whole_nut', holding('holds')]] as const);
  const condition: Condition = { anyChoking: ['whole_nut', 'sticky'] };

  it.each<[string, Food, Item['flags'], boolean]>([
    ['granola with nuts', nutty, wholeNut, true],
    ['granola without them', nutty, new Map(), false],
    ['what is as hard as a nut and none', { ...nutty, flags: [] }, new Map(), true],
    ['another hazard', { ...nutty, choking: 'sticky' }, new Map(), true],
  ])('%s: %#', (_, of, flags, isHazard) => {
    expect(matches(condition, { flags }, of)).toBe(isHazard);
  });

  it('is no matter to a condition about something else', () => {
    expect(matches({}, { flags: new Map() }, nutty)).toBe(true);
    expect(matches({ anyGroup: [nutty.group] }, { flags: new Map() }, nutty)).toBe(true);
  });
});

import { type Diet } from '../child';
import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { type FoodPart } from '../text/parsed-ingredient';
import { checkDiet } from './check-diet';
import { type Item } from './item';
import { itemOfFood } from './item-of-food';

function food(id: string): Food {
  const found = foodById(id);
  if (!found) throw new Error(`No food ${id}.`);
  return found;
}

const item = (id: string, more: Partial<Item> = {}): Item => ({ ...itemOfFood(food(id)), ...more });
const part = (id: string, certainty: FoodPart['certainty']): FoodPart => ({
  food: id,
  name: food(id).name,
  certainty,
  allergens: [],
  flags: [],
});
const dishOf = (...parts: FoodPart[]): Item =>
  item('banana', { food: null, name: 'Stew', flags: new Map(), allergens: [], text: 'stew', parts });
const severityOf = (one: Item, diet?: Diet, avoids?: readonly string[]) =>
  checkDiet(one, { ageMonths: 12, diet, avoids }).map(({ severity }) => severity);

it.each<[string, Diet | undefined, boolean]>([
  ['chicken', undefined, true],
  ['chicken', 'omnivore', true],
  ['chicken', 'pescatarian', false],
  ['salmon', 'pescatarian', true],
  ['salmon', 'vegetarian', false],
  ['egg', 'vegetarian', true],
  ['egg', 'vegan', false],
  ['banana', 'vegan', true],
  ['infant-formula', 'vegan', true],
  ['breast-milk', 'vegan', true],
])('%s and the diet %s: %s', (id, diet, isFine) => {
  expect(severityOf(item(id), diet)).toEqual(isFine ? [] : ['block']);
});

it('says what does not fit, and that it is no matter of safety', () => {
  const chicken = food('chicken');
  expect(checkDiet(item('chicken'), { ageMonths: 12, diet: 'vegan' })).toEqual([
    {
      rule: 'diet-vegan',
      kind: 'diet',
      severity: 'block',
      food: 'chicken',
      foodName: chicken.name,
      message: 'Doesn’t fit a vegan diet.',
      instead: 'Choose something else, or leave it out.',
      source: [],
      basis: 'verified',
    },
  ]);
});

describe('a dish', () => {
  it.each<[string, FoodPart[], Diet, string[]]>([
    ['of what it always holds', [part('chicken', 'always')], 'vegetarian', ['block']],
    ['of what it usually holds', [part('chicken', 'usually')], 'vegetarian', ['block']],
    ['of what it sometimes holds', [part('chicken', 'sometimes')], 'vegetarian', ['prepare']],
    ['of what fits', [part('lentils', 'always')], 'vegetarian', []],
    ['with hard cheese on top', [part('parmesan', 'usually')], 'vegetarian', ['prepare']],
    ['with hard cheese in it', [part('parmesan', 'always')], 'vegetarian', ['block']],
    ['with hard cheese on top, for vegans', [part('parmesan', 'usually')], 'vegan', ['block']],
    ['of words without a food', [{ ...part('chicken', 'always'), food: null }], 'vegetarian', []],
  ])('%s', (_case, parts, diet, severities) => {
    expect(severityOf(dishOf(...parts), diet)).toEqual(severities);
  });

  it('names the part', () => {
    const [finding] = checkDiet(dishOf(part('lentils', 'always'), part('chicken', 'sometimes')), {
      ageMonths: 12,
      diet: 'vegan',
    });
    expect(finding?.message).toBe('Doesn’t fit a vegan diet (chicken).');
    expect(finding).toMatchObject({ food: null, foodName: 'Stew' });
  });

  it('that says it is without animal food is believed, and one without meat where meat is the matter', () => {
    const stew = dishOf(part('chicken', 'usually'));
    expect(severityOf({ ...stew, freeFrom: ['animal'] }, 'vegan')).toEqual([]);
    expect(severityOf({ ...stew, freeFrom: ['meat'] }, 'vegetarian')).toEqual([]);
    expect(severityOf({ ...stew, freeFrom: ['meat'] }, 'vegan')).toEqual(['block']);
    expect(severityOf({ ...stew, freeFrom: ['egg'] }, 'vegetarian')).toEqual(['block']);
  });
});

describe('what a family avoids', () => {
  it('is blocked where it is, and checked where it may be', () => {
    expect(checkDiet(item('ham'), { ageMonths: 12, avoids: ['pork'] })).toMatchObject([
      {
        rule: 'avoid-pork',
        kind: 'diet',
        severity: 'block',
        food: 'ham',
        message: 'Your family avoids pork, and this contains it.',
      },
    ]);
    expect(checkDiet(dishOf(part('ham', 'sometimes')), { ageMonths: 12, avoids: ['pork'] })).toMatchObject([
      { message: 'Your family avoids pork, and this may contain it (ham).' },
    ]);
    expect(severityOf(dishOf(part('ham', 'sometimes')), undefined, ['pork'])).toEqual(['prepare']);
    expect(severityOf(dishOf(part('ham', 'usually')), undefined, ['pork'])).toEqual(['block']);
    expect(severityOf(item('banana'), undefined, ['pork', '', ' '])).toEqual([]);
  });

  it('is named in words, and as the rules of a faith', () => {
    expect(checkDiet(item('sweet-potato'), { ageMonths: 12, avoids: ['Sweet potatoes'] })).toMatchObject([
      { rule: 'avoid-sweet-potato' },
    ]);
    const rules = checkDiet(item('ham'), { ageMonths: 12, avoids: ['halal'], diet: 'vegetarian' }).map(
      ({ rule }) => rule,
    );
    expect(rules).toEqual(['diet-vegetarian', 'avoid-pork']);
  });
});

import { compose } from '../compose';
import { type Composed, type ComposeRequest } from '../compose-request';
import { wishesIn } from './wishes';

function composed(wish: string, more: Partial<ComposeRequest> = {}): Composed {
  const composition = compose({ ageMonths: 12, meal: 'lunch', wish, seed: 1, ...more });
  if (composition.kind !== 'recipe') throw new Error(composition.message);
  return composition;
}

const foodsOf = ({ recipe }: Composed) => recipe.ingredients.map(({ food }) => food);
const said = ({ understood }: Composed) =>
  understood.map(({ means, met }) => `${met ? '' : 'not: '}${means}`);

describe('what is wished', () => {
  it.each([
    ['cheap as chips tea', ['cheap']],
    ['a bit of mild spice, not spicy', ['mild']],
    ['spicy but mild', ['mild']],
    ['constipated toddler', ['fibre']],
    ['carrot soup', []],
  ])('is read of “%s”', (text, ids) => {
    expect(wishesIn(text).map(({ id }) => id)).toEqual(ids);
  });

  it('is chosen by where foods can meet it, with how much a serving gives', () => {
    expect(said(composed('iron rich dinner')).some((words) => /^Rich in iron \([\d.]+ mg/.test(words))).toBe(
      true,
    );
    expect(said(composed('creamy pasta, no dairy'))).toContain('Creamy');
    const cheap = composed('cheap dinner, skint till friday');
    expect(foodsOf(cheap)).not.toEqual(expect.arrayContaining(['salmon']));
    expect(said(cheap)).toContain('Cheap, of foods that usually cost little');
  });

  it('says what no recipe has', () => {
    expect(said(composed('spicy curry'))).toContain('not: Spicy');
    expect(said(composed('snack that keeps without a fridge'))).toContain('not: Keeps without a fridge');
  });

  it('takes hardly more than what is at home', () => {
    const dish = composed('only got sweet potato and a tin of chickpeas', { ageMonths: 8 });
    expect(foodsOf(dish)).toEqual(expect.arrayContaining(['sweet-potato', 'chickpeas']));
    expect(said(dish)).toContain('Only what is at home');
    expect(said(composed('i only have an oven', { seed: 2 }))).not.toContain('Only what is at home');
    expect(said(composed('only what we’ve got: sweet potato, lentils'))).toContain('Only what is at home');
    expect(said(composed('just these please: egg, spinach, potato'))).toContain('Only what is at home');
  });

  it('says how the family eats with it', () => {
    const { notes } = composed('family dinner, same as us');
    expect(notes.join(' ')).toContain('Take out your baby’s portion first');
  });

  it('is cold only where the dish is', () => {
    const dish = composed('something cold', { ageMonths: 9 });
    expect(said(dish)).toContain('Something cold');
    expect(dish.recipe.batch.reheating).not.toContain('Reheat');
  });
});

describe('a dish that is named', () => {
  it.each([
    ['mac and cheese', 'milk', 'milk'],
    ['fish pie', 'fish', 'fish'],
    ['omelette', 'egg', 'egg'],
  ] as const)('“%s” without %s is said to be another one', (wish, allergen, name) => {
    const dish = composed(wish, { allergies: [allergen] });
    const part = dish.understood.find(({ kind }) => kind === 'dish');
    expect(part).toMatchObject({ met: false });
    expect(part?.why).toContain(`It is made with ${name}`);
  });

  it('is made without what is left out where it can be', () => {
    const dish = composed('banana pancakes, no egg no dairy', { meal: 'breakfast' });
    expect(said(dish)).toEqual(expect.arrayContaining(['No egg', 'No milk', 'Pancakes']));
    expect(foodsOf(dish)).toContain('banana');
  });

  it('is a snack where it is a pudding, and no lunch', () => {
    expect(composed('a pudding').meal).toBe('snack');
    expect(composed('tea please').meal).toBe('dinner');
  });

  it.each([
    ['beer battered fish', /alcohol/i, 'cod'],
    ['sushi with raw salmon', /raw/i, 'salmon'],
    ['rare steak', /raw/i, 'steak'],
  ])('“%s”: what spoils it is left out with the reason, and the food is cooked', (wish, why, food) => {
    const dish = composed(wish);
    expect(dish.leftOut.map((each) => each.why).join(' ')).toMatch(why);
    expect(foodsOf(dish)).toContain(food);
  });
});

describe('leftovers', () => {
  it('are heated until steaming hot, and kept no longer', () => {
    const { recipe, notes } = composed('leftover roast chicken and potatoes');
    const steps = recipe.steps.join(' ');
    expect(steps).toMatch(/heat the cooked chicken .* until steaming hot/i);
    expect(steps).not.toMatch(/simmer the chicken/i);
    expect(recipe.batch).toMatchObject({ fridgeDays: 0, freezerMonths: 0 });
    expect(notes.join(' ')).toContain('heated once');
  });

  it('of rice are used within a day', () => {
    expect(composed('leftover rice from last night').notes.join(' ')).toContain(
      'rice within a day of cooking',
    );
  });

  it('are only what is said to be left over', () => {
    const { recipe } = composed('leftover rice, chicken thighs');
    expect(recipe.steps.join(' ')).toMatch(/simmer the chicken thigh/i);
  });
});

describe('a kitchen', () => {
  it('with only an oven gets a dish from the oven', () => {
    const dish = composed('no hob just an oven, salmon', { ageMonths: 8 });
    expect(said(dish)).toEqual(expect.arrayContaining(['No hob', 'No microwave', 'With salmon']));
    expect(dish.recipe.steps.join(' ')).toMatch(/add the salmon.*bake for 15 minutes/i);
  });

  it('that keeps kosher gets no meat with milk', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { recipe } = composed('kosher lunch with beef', { seed });
      const dairy = ['unsalted-butter', 'whole-milk', 'cheddar', 'whole-yoghurt', 'ghee', 'ricotta'];
      expect(recipe.ingredients.filter(({ food }) => dairy.includes(food))).toEqual([]);
    }
  });

  it('with a steamer gets steamed vegetables', () => {
    expect(said(composed('steamer, veg', { ageMonths: 7 }))).toContain('Steamed');
  });
});

it('tells an allergy from an emergency', () => {
  expect(compose({ ageMonths: 18, meal: 'snack', wish: 'anaphylactic to peanuts, picnic' }).kind).toBe(
    'recipe',
  );
  expect(
    compose({ ageMonths: 18, meal: 'snack', wish: 'she has gone anaphylactic to peanuts' }),
  ).toMatchObject({
    reason: 'emergency',
  });
});

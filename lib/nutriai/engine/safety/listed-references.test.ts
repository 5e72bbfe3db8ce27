import { type Food, type FoodGroup } from '../foods/food';
import { foodById } from '../foods/food-list';
import { type AllergenMention } from '../text/parsed-ingredient';
import { type Item } from './item';
import { itemOfFood } from './item-of-food';
import { ListedReferences, type ToldMention } from './listed-references';

function food(id: string): Food {
  const found = foodById(id);
  if (!found) throw new Error(`No food ${id}.`);
  return found;
}

const listedAs = (...ids: readonly string[]) => new ListedReferences(ids.map((id) => itemOfFood(food(id))));

/** A mention by its words, of a food of the group where one is given. */
const told = (text: string, group: FoodGroup | null, more: Partial<Omit<ToldMention, 'item'>> = {}) => {
  const item: Item = {
    ...itemOfFood(food('banana')),
    text,
    food: group && { ...food('banana'), group },
    allergens: [],
  };
  return { item, before: '', after: '', isTitle: false, ...more };
};
const holding = (mention: ToldMention, allergens: readonly AllergenMention[]): ToldMention => ({
  ...mention,
  item: { ...mention.item, allergens },
});

describe('a kind of food', () => {
  const fish = (more?: Partial<ToldMention>) => told('fish', 'flesh_foods', more);

  it('is what is listed of its group', () => {
    expect(listedAs('salmon').has(fish())).toBe(true);
    expect(listedAs('apple', 'salmon').has(fish())).toBe(true);
  });

  it('is something else where nothing of its group is listed, or nothing is known', () => {
    expect(listedAs('apple').has(fish())).toBe(false);
    expect(listedAs().has(fish())).toBe(false);
    expect(listedAs('salmon').has(told('fish', null))).toBe(false);
  });

  it('is told by its last word', () => {
    expect(listedAs('salmon').has(told('white fish', 'flesh_foods'))).toBe(true);
    expect(listedAs('salmon').has(told('fish sticks', 'flesh_foods'))).toBe(false);
    expect(listedAs('salmon').has(told('cod', 'flesh_foods'))).toBe(false);
  });

  it.each([
    ['fish', 'flesh_foods', 'salmon'],
    ['meat', 'flesh_foods', 'chicken'],
    ['mince', 'flesh_foods', 'chicken'],
    ['beans', 'pulses_nuts_seeds', 'chickpeas'],
    ['seeds', 'pulses_nuts_seeds', 'chickpeas'],
    ['nuts', 'pulses_nuts_seeds', 'chickpeas'],
    ['berries', 'other_fruits_veg', 'apple'],
    ['fruit', 'other_fruits_veg', 'apple'],
    ['vegetables', 'other_fruits_veg', 'apple'],
    ['veg', 'other_fruits_veg', 'apple'],
    ['greens', 'other_fruits_veg', 'apple'],
    ['herbs', 'other_fruits_veg', 'apple'],
    ['squash', 'vita_fruits_veg', 'carrot'],
    ['noodles', 'grains_roots_tubers', 'pasta'],
    ['pasta', 'grains_roots_tubers', 'pasta'],
    ['flour', 'grains_roots_tubers', 'pasta'],
    ['grains', 'grains_roots_tubers', 'pasta'],
    ['cereal', 'grains_roots_tubers', 'pasta'],
    ['tortillas', 'grains_roots_tubers', 'pasta'],
    ['bread', 'grains_roots_tubers', 'pasta'],
    ['fingers', 'grains_roots_tubers', 'pasta'],
    ['cheese', 'dairy', 'cheddar'],
  ] as const)('may be called %s', (words, group, listed) => {
    expect(listedAs(listed).has(told(words, group))).toBe(true);
  });

  it('of fruit and of vegetables may be either', () => {
    expect(food('carrot').group).toBe('vita_fruits_veg');
    expect(food('apple').group).toBe('other_fruits_veg');
    expect(listedAs('carrot').has(told('vegetables', 'other_fruits_veg'))).toBe(true);
    expect(listedAs('apple').has(told('squash', 'vita_fruits_veg'))).toBe(true);
    expect(listedAs('pasta').has(told('vegetables', 'other_fruits_veg'))).toBe(false);
  });

  describe('with an allergen', () => {
    const cheese = (certainty: AllergenMention['certainty'], before = '') =>
      holding(told('cheese', 'dairy', { before }), [{ allergen: 'milk', certainty, why: 'cheese' }]);
    const noDairyListed = new ListedReferences([{ ...itemOfFood(food('cheddar')), allergens: [] }]);

    it('that is listed is what is listed', () => {
      expect(listedAs('cheddar').has(cheese('holds'))).toBe(true);
    });

    it('that nothing listed has is a further food', () => {
      expect(noDairyListed.has(cheese('holds'))).toBe(false);
      expect(noDairyListed.has(cheese('holds', 'scatter with '))).toBe(false);
    });

    it('that it only may have does not tell it apart', () => {
      expect(noDairyListed.has(cheese('may_contain'))).toBe(true);
    });

    it.each([
      'the ',
      'Add the ',
      'these ',
      'those ',
      'its ',
      'their ',
      'both ',
      'all ',
      'the pepper and ',
      'the soft, sweet ',
    ])('after “%s” was named before', (before) => {
      expect(noDairyListed.has(cheese('holds', before))).toBe(true);
    });

    it.each([
      'the pot with ',
      'the pan of ',
      'the bread and some ',
      'the rice on a ',
      'other ',
      'the one two three four five six seven ',
    ])('after “%s” was not', (before) => {
      expect(noDairyListed.has(cheese('holds', before))).toBe(false);
    });
  });
});

describe('what is made on the way', () => {
  const batter = (before: string, more: Partial<ToldMention> = {}) =>
    told('batter', 'grains_roots_tubers', { before, ...more });

  it.each([
    'whisk to a ',
    'beat into the ',
    'stir to a thick, smooth ',
    'shape as ',
    'enough water for a ',
    'like a ',
    'until they form ',
    'it forms a ',
    'make a ',
    'this makes a ',
    'making a thin ',
  ])('is the result of a step: %s', (before) => {
    expect(listedAs('apple').has(batter(before))).toBe(true);
  });

  it.each(['add a ', 'dip in ', 'buy ', 'into one or two or three '])('is none after “%s”', (before) => {
    expect(listedAs('apple').has(batter(before))).toBe(false);
  });

  it.each([
    ...['batter', 'dough', 'mixture', 'porridge', 'cream', 'cake', 'flour', 'paste', 'puree', 'mash', 'soup'],
    ...['stew', 'sauce', 'crumbs', 'fingers', 'pancakes', 'balls', 'patties', 'crumble', 'tortillas'],
    ...['pudding', 'custard', 'fritters', 'muffins', 'omelette', 'dip', 'spread', 'compote', 'filling'],
    ...['topping', 'bars'],
  ])('may be %s', (words) => {
    expect(listedAs('apple').has(told(words, 'dairy', { before: 'make a ' }))).toBe(true);
    expect(listedAs('apple').has(told(words, 'dairy', { before: 'add ' }))).toBe(false);
  });

  it('has a plain name: what has more words is bought', () => {
    expect(listedAs('apple').has(told('flour tortillas', 'dairy', { before: 'make ' }))).toBe(false);
    expect(listedAs('apple').has(told('milk', 'dairy', { before: 'make ' }))).toBe(false);
  });

  it('in a title is the dish, unless it stands beside another food', () => {
    const inTitle = (before: string) =>
      listedAs('apple').has(told('tofu cream', 'dairy', { before, isTitle: true }));
    expect(['', 'Carrot ', 'Salmon in a dish, '].map(inTitle)).toEqual([true, true, true]);
    expect(['Salmon in ', 'Fish with ', 'Cup of ', 'Fish on hot ', 'Rice and '].map(inTitle)).toEqual([
      ...[false, false, false, false, false],
    ]);
    expect(listedAs('apple').has(told('tofu cream', 'dairy'))).toBe(false);
  });

  it('after “the” is made of a grain, a pulse or an egg that is listed', () => {
    expect(listedAs('pasta').has(batter('stir the '))).toBe(true);
    expect(listedAs('egg').has(batter('stir the '))).toBe(true);
    expect(listedAs('chickpeas').has(told('batter', null, { before: 'stir the ' }))).toBe(true);
    expect(listedAs('pasta').has(batter('stir '))).toBe(false);
    expect(listedAs('apple').has(batter('stir the '))).toBe(false);
    expect(listedAs('pasta').has(told('cream', 'dairy', { before: 'stir the ' }))).toBe(false);
    expect(listedAs('pasta').has(told('thick batter', null, { before: 'stir the ' }))).toBe(false);
  });

  it('is no crumble where that is what the cook does', () => {
    const crumble = (after: string) => listedAs('apple').has(told('crumble', null, { after }));
    expect(
      [' in the feta', ' the biscuits', ' over', ' into a bowl', ' it', ' them', ' on top'].map(crumble),
    ).toEqual([true, true, true, true, true, true, true]);
    expect(['', ' with custard', ', the best', ' item'].map(crumble)).toEqual([false, false, false, false]);
    expect(listedAs('apple').has(told('custard', null, { after: ' over' }))).toBe(false);
  });
});

describe('a part of what is listed', () => {
  const pips = (more: Partial<ToldMention>) => told('pips', null, more);

  it.each([' out', ' are out', ' is removed', ' off', ' discarded', ' are scooped out'])(
    'is taken away: the seeds%s',
    (after) => {
      expect(listedAs('apple').has(pips({ after }))).toBe(true);
    },
  );

  it.each([
    'without ',
    'with no ',
    'remove the ',
    'discard any ',
    'scoop out its ',
    'take out all the ',
    'pick out all ',
    'scrape out their ',
  ])('is taken away: %sseeds', (before) => {
    expect(listedAs('carrot').has(pips({ before }))).toBe(true);
  });

  it.each([
    { after: ' outside' },
    { after: ' on top' },
    { after: ', peel off' },
    { before: 'with ' },
    { before: 'remove the lid and add ' },
  ])('is not: %j', (words) => {
    expect(listedAs('apple').has(pips(words))).toBe(false);
  });

  it.each(['seeds', 'pips', 'yolk', 'skin', 'stone', 'core'])('may be its %s', (words) => {
    expect(listedAs('apple').has(told(words, null, { after: ' removed' }))).toBe(true);
  });

  it('is only of fruit and vegetables, and only what is one', () => {
    expect(listedAs('pasta').has(pips({ after: ' out' }))).toBe(false);
    expect(listedAs('apple').has(told('honey', null, { after: ' out' }))).toBe(false);
  });
});

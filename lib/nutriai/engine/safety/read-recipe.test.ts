import { type Locale } from '../child';
import { readRecipe } from './read-recipe';
import { type SubjectIngredient, type SubjectRecipe } from './subject';

const read = (recipe: SubjectRecipe, locale?: Locale) => readRecipe(recipe, locale);
const idOf = ({ food, compound }: { food: { id: string } | null; compound: string | null }) =>
  compound ?? food?.id;
const foodsOf = (recipe: SubjectRecipe) => read(recipe).items.map(idOf);
const listing = (...foods: readonly string[]) => foods.map((food): SubjectIngredient => ({ food }));
/** What the steps add to a list. */
const further = (listed: readonly string[], ...steps: readonly string[]) =>
  foodsOf({ ingredients: listing(...listed), steps }).slice(listed.length);
const preparationsOf = (recipe: SubjectRecipe) =>
  read(recipe).items.map(({ preparations }) => [...preparations].sort());

describe('the text of a recipe', () => {
  it('has its title, its list and its steps, each in a line', () => {
    const { text } = read({
      title: ' Carrot  mash ',
      ingredients: listing('carrot', 'zorblax'),
      steps: ['Boil\n the carrot.', 'Mash.'],
    });
    expect(text).toBe('Carrot mash\nIngredients:\nCarrot\nzorblax\nMethod:\nBoil the carrot.\nMash.');
  });

  it.each([undefined, []])('has no heading for steps that are not there (%j)', (steps) => {
    expect(read({ ingredients: listing('carrot'), steps }).text).toBe('Ingredients:\nCarrot');
  });

  it.each([
    ['a name', { food: 'egg' }, 'Egg'],
    ['an amount', { food: 'egg', grams: 50 }, '50 g Egg'],
    ['what is done to it, in words', { food: 'egg', preparation: 'beaten' }, 'Egg, beaten'],
    ['no preparations by id', { food: 'egg', preparation: ['boiled'] }, 'Egg'],
    ['its own words', { food: 'egg', grams: 50, text: 'one egg' }, 'one egg'],
    ['no amount of words that are no food of the list', { food: 'moon dust', grams: 50 }, 'moon dust'],
  ] as const)('has of an ingredient %s', (_, ingredient, line) => {
    expect(read({ ingredients: [ingredient] }).text).toBe(`Ingredients:\n${line}`);
  });
});

describe('an ingredient', () => {
  it('in words is read, and takes what is stated of it', () => {
    const [banana, rice, milk] = read({
      ingredients: [
        { food: 'mashed banana', grams: 30, preparation: ['warm'] },
        { food: '100 g white rice' },
        { food: 'a glass of milk to drink', role: 'ingredient' },
      ],
    }).items;
    expect([...(banana?.preparations ?? [])].sort()).toEqual(['mashed', 'warm']);
    expect(banana).toMatchObject({ food: { id: 'banana' }, grams: 30, role: 'ingredient' });
    expect(rice).toMatchObject({ food: { id: 'white-rice' }, grams: 100 });
    expect(milk).toMatchObject({ food: { id: 'whole-milk' }, role: 'ingredient' });
  });

  it('of the list stays that food, whatever its words may mean', () => {
    const [carrot, ...others] = read({ ingredients: [{ food: 'carrot', text: 'carrot', grams: 5 }] }).items;
    expect(carrot).toMatchObject({ food: { id: 'carrot' }, grams: 5 });
    expect(others).toEqual([]);
    expect(foodsOf({ ingredients: [{ food: 'barbecue-sauce', text: 'plum' }] })).toEqual([
      'barbecue-sauce',
      'plum',
    ]);
  });

  it('brings what else its words name, and not what they leave out', () => {
    expect(foodsOf({ ingredients: [{ food: 'banana', text: 'banana with honey' }] })).toEqual([
      'banana',
      'honey',
    ]);
    expect(foodsOf({ ingredients: [{ food: 'banana', text: 'banana, no honey' }] })).toEqual(['banana']);
    expect(foodsOf({ ingredients: listing('zorblax with honey') })).toEqual(['honey']);
  });

  it('has parts that are taken out, which are no further food', () => {
    expect(foodsOf({ ingredients: [{ food: 'apple', text: 'apple, seeds removed' }] })).toEqual(['apple']);
  });

  it.each([
    ['raw', undefined, ['raw']],
    ['raw', [], ['raw']],
    ['raw', ['Stir.'], []],
    ['dry', undefined, ['dried']],
    ['dry', ['Stir.'], []],
    ['boiled', undefined, ['boiled']],
    ['boiled', ['Stir.'], ['boiled']],
  ] as const)('that is %s, with the steps %j, is eaten %j', (state, steps, eaten) => {
    expect(preparationsOf({ ingredients: [{ food: 'carrot', state }], steps })).toEqual([eaten]);
  });

  it.each([
    ['as words say', {}, undefined, 'drink'],
    ['not where it is cooked', {}, ['Stir.'], 'ingredient'],
    ['not where it is said to be none', { role: 'ingredient' }, undefined, 'ingredient'],
    ['where it is said to be one', { text: 'milk', role: 'drink' }, ['Stir.'], 'drink'],
    ['not where nothing says so', { text: 'milk' }, undefined, 'ingredient'],
  ] as const)('is a drink %s', (_, more, steps, role) => {
    const milk = { food: 'whole-milk', text: 'a glass of milk to drink', ...more };
    expect(read({ ingredients: [milk], steps }).items[0]?.role).toBe(role);
  });

  it('is measured in the cups of the country', () => {
    const grams = (locale: Locale) => read({ ingredients: listing('a cup of milk') }, locale).items[0]?.grams;
    expect(grams('us')).not.toBe(grams('uk'));
  });
});

describe('what a title says', () => {
  it('is no food where it names the dish', () => {
    const ingredients = listing('egg', 'white-flour');
    expect(foodsOf({ title: 'Pancakes', ingredients })).toEqual(['egg', 'white-flour']);
  });

  it('is a food that goes in', () => {
    expect(foodsOf({ title: 'Honey carrots', ingredients: listing('carrot') })).toEqual(['carrot', 'honey']);
    expect(foodsOf({ title: 'Carrots', ingredients: listing('carrot') })).toEqual(['carrot']);
    expect(foodsOf({ title: 'Butter toast', ingredients: listing('peanut-butter') })[0]).toBe(
      'peanut-butter',
    );
  });

  it('does not change how a food is served', () => {
    const grapes = { food: 'grapes', preparation: ['quartered'] } as const;
    expect(preparationsOf({ title: 'Whole grapes', ingredients: [grapes] })).toEqual([['quartered']]);
    expect(preparationsOf({ ingredients: [grapes], steps: ['Add whole grapes.'] })).toEqual([
      ['quartered', 'whole'],
    ]);
  });

  it('need not be known, nor be spelt as we spell it', () => {
    const { unknown, guesses } = read({ title: 'Zorblax samak', ingredients: listing('carrot') });
    expect([unknown, guesses]).toEqual([[], []]);
    const listed = read({ ingredients: listing('zorblax'), steps: ['Add samak.'] });
    expect(listed.unknown).toEqual([{ text: 'zorblax', nearest: [] }]);
    expect(listed.guesses.map(({ text }) => text)).toEqual(['samak']);
  });
});

describe('what steps name', () => {
  it('is what is listed, by the same food', () => {
    expect(further(['carrot', 'apple'], 'Grate the apple.', 'Add apple and carrot.')).toEqual([]);
    expect(further(['carrot'], 'Grate the apple.')).toEqual(['apple']);
  });

  it('says what is done to each of the same food', () => {
    const ingredients = [{ food: 'apple' }, { food: 'carrot' }];
    expect(preparationsOf({ ingredients, steps: ['Grate the apple.'] })).toEqual([['grated'], []]);
  });

  it('is what is listed, by a shorter name', () => {
    expect(further(['chicken-breast'], 'Fry chicken.')).toEqual([]);
    expect(further(['chicken-breast'], 'Fry turkey.')).toHaveLength(1);
  });

  it.each(['the', 'these', 'those', 'The'])('is what is listed after “%s”', (definite) => {
    expect(further(['peanut-butter'], `Spread ${definite} butter.`)).toEqual([]);
  });

  it.each(['', 'some', 'more', 'bathe'])(
    'is another food after “%s”, where an allergen tells it apart',
    (word) => {
      expect(further(['peanut-butter'], `Spread ${word} butter.`)).toHaveLength(1);
    },
  );

  it('is a drink besides what is cooked with, but not cooked with besides a drink', () => {
    const milk = (role: 'drink' | 'ingredient', step: string) =>
      read({ ingredients: [{ food: 'whole-milk', role }], steps: [step] }).items.map((item) => item.role);
    expect(milk('drink', 'Stir in the milk.')).toEqual(['drink']);
    expect(milk('ingredient', 'Stir in the milk.')).toEqual(['ingredient']);
  });

  it.each([
    ['the sauce of a fruit', ['plum'], 'Serve the plum sauce.', []],
    ['the sauce of another', ['carrot'], 'Add plum sauce.', ['sweet-chilli-sauce']],
    ['the sauce of what is no fruit', ['chickpeas', 'carrot'], 'Add plum sauce.', ['sweet-chilli-sauce']],
    ['a soup, which is no form of it', ['tomato'], 'Add tomato soup.', ['soup']],
  ] as const)('may be made of what is listed: %s', (_, listed, step, more) => {
    expect(further(listed, step)).toEqual(more);
  });

  it('counts once with the line of the list that its words name', () => {
    expect(further(['pasta', 'salmon'], 'Flake the fish over it.')).toEqual([]);
    expect(further(['pasta'], 'Flake the fish over it.')).toHaveLength(1);
  });
});

it('knows its servings, and whether it was read to its end', () => {
  expect(read({ ingredients: listing('carrot'), servings: 3 })).toMatchObject({
    servings: 3,
    truncated: false,
  });
  expect(read({ ingredients: listing('carrot') }).servings).toBeNull();
});

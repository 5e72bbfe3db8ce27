import fc from 'fast-check';
import '@/lib/platform/testing/property-seed';
import { foods } from '../foods/food-list';
import { compounds } from './compounds/compounds';
import { longestText, parseIngredients } from './parse-ingredients';
import { preparations } from './parsed-ingredient';
import { processorTimeMs } from '@/lib/platform/testing/processor-time';

const foodsIn = (text: string) =>
  parseIngredients(text)
    .ingredients.filter(({ role }) => role === 'ingredient' || role === 'drink')
    .map(({ food, compound }) => food ?? compound);
const allergensIn = (text: string) =>
  parseIngredients(text)
    .ingredients.flatMap(({ allergens }) => allergens)
    .filter(({ certainty }) => certainty === 'holds')
    .map(({ allergen }) => allergen);

it('reads food, grams, preparation and confidence', () => {
  const [butter, porridge] = parseIngredients(
    '2 tbsp smooth peanut butter, stirred through porridge',
  ).ingredients;
  expect(butter).toMatchObject({
    text: 'smooth peanut butter',
    food: 'peanut-butter',
    quantity: { min: 2, max: 2, unit: 'tbsp' },
    grams: 32,
    gramsBasis: 'measure',
    preparations: ['smooth', 'stirred_in'],
    role: 'ingredient',
    confidence: 1,
  });
  expect(porridge).toMatchObject({ food: 'oats', confidence: 1 });
});

describe('false friends', () => {
  it.each([
    ['butternut squash', 'butternut-squash', []],
    ['cocoa butter', 'cocoa-butter', []],
    ['coconut milk', 'coconut-milk', []],
    ['eggplant', 'aubergine', []],
    ['water chestnut', 'water-chestnut', []],
    ['butter beans', 'butter-beans', []],
    ['nutmeg', 'nutmeg', []],
    ['honeydew', 'honeydew', []],
    ['glutinous rice', 'sticky-rice', []],
    ['oyster mushrooms', 'mushroom', []],
    ['buckwheat porridge', 'buckwheat', []],
    ['peanut butter', 'peanut-butter', ['peanut']],
    ['milkfish', 'other-fish', ['fish']],
    ['shea butter', 'shea-butter', []],
    ['sunflower lecithin', 'sunflower-lecithin', []],
  ])('%s', (text, food, allergens) => {
    expect(foodsIn(text)).toEqual([food]);
    expect(allergensIn(text)).toEqual(allergens);
  });
});

describe('compound foods and hidden sources', () => {
  it.each([
    ['pesto', ['tree_nuts', 'milk']],
    ['marzipan', ['tree_nuts', 'egg']],
    ['casein', ['milk']],
    ['tahini', ['sesame']],
    ['hummus', ['sesame']],
    ['seitan', ['wheat', 'gluten']],
    ['surimi', ['fish', 'crustaceans']],
    ['soya sauce', ['soy', 'wheat']],
    ['Worcestershire sauce', ['fish']],
    ['clam chowder', ['molluscs']],
    ['satay', ['peanut']],
    ['Quorn', ['egg']],
    ['ghee', ['milk']],
    ['challah', ['egg', 'wheat']],
    ['XO sauce', ['crustaceans']],
    ['mixed nuts', ['tree_nuts', 'peanut']],
  ])('%s', (text, allergens) => {
    expect(allergensIn(text)).toEqual(expect.arrayContaining(allergens));
  });

  it('finds what the name of a dish names', () => {
    const parts = (text: string) => parseIngredients(text).ingredients[0]?.parts.map(({ food }) => food);
    expect(parts('chicken soup')).toContain('chicken');
    expect(parts('butter chicken')).toEqual(expect.arrayContaining(['chicken', 'unsalted-butter']));
  });
});

describe('words that are not known', () => {
  it.each(['flurbin', 'mashed glonk', 'xyloquat puree', 'banana and zorbleberries'])(
    'are told: %s',
    (text) => {
      expect(parseIngredients(text).unknown).toHaveLength(1);
    },
  );

  it('are told with what they are near to', () => {
    const [word] = parseIngredients('choclatey spreadd xx').unknown;
    expect(word?.nearest ?? []).not.toContain(undefined);
  });

  it.each([
    'until they slump',
    'the centile chart',
    'a swollen lip',
    'bend the flap',
    'her daytime nap at the playground',
  ])('are no foods misspelt: %s', (text) => {
    expect(foodsIn(text)).toEqual([]);
  });
});

describe('slips, disguises and other languages', () => {
  it.each([
    ['bananna', 'banana'],
    ['a bit of bananana', 'banana'],
    ['brocolli', 'broccoli'],
    ['salmonn', 'salmon'],
    ['sugr', 'sugar'],
    ['hunny', 'honey'],
    ['h0ney', 'honey'],
    ['h o n e y', 'honey'],
    ['hon-ey', 'honey'],
    ['HONEY', 'honey'],
    ['honеy', 'honey'],
    ['honey\u200b', 'honey'],
    ['𝐡𝐨𝐧𝐞𝐲', 'honey'],
    ['🍯', 'honey'],
    ['🍌', 'banana'],
    ['🥚', 'egg'],
    ['miel', 'honey'],
    ['Honig', 'honey'],
    ['huevos', 'egg'],
    ['Erdnussbutter', 'peanut-butter'],
    ['œuf', 'egg'],
    ['latte intero', 'whole-milk'],
    ['frango', 'chicken'],
    ['marchewka', 'carrot'],
    ['peanutbutter', 'peanut-butter'],
  ])('%s', (text, food) => {
    expect(foodsIn(text)).toContain(food);
  });

  it('deny nothing by the letters they happen to begin with', () => {
    expect(parseIngredients('bananana').ingredients).toMatchObject([{ food: 'banana', role: 'ingredient' }]);
    expect(parseIngredients('banhoney').ingredients).toMatchObject([{ food: 'honey', role: 'ingredient' }]);
    expect(parseIngredients('withouthoney').ingredients).toMatchObject([{ food: 'honey', role: 'negated' }]);
  });

  it('are less certain than a word as it is written', () => {
    const certainty = (text: string) => parseIngredients(text).ingredients[0]?.confidence ?? 0;
    expect(certainty('honey')).toBe(1);
    expect(certainty('h0ney')).toBeLessThan(1);
    expect(certainty('sugr')).toBeLessThan(certainty('h0ney'));
  });
});

describe('plurals, case and order', () => {
  const plain = foods.filter(({ synonyms }) => synonyms.length > 0).slice(0, 120);

  it.each(plain.map(({ id, name }) => [id, name]))(
    '%s is found in capitals and in small letters',
    (_id, name) => {
      expect(foodsIn(name.toUpperCase())).toEqual(foodsIn(name.toLowerCase()));
    },
  );

  it('do not matter', () => {
    expect(foodsIn('tomatoes')).toEqual(foodsIn('tomato'));
    expect(foodsIn('cherries, strawberries, leaves of spinach')).toEqual(['cherry', 'strawberry', 'spinach']);
    expect(foodsIn('mashed banana')).toEqual(foodsIn('banana, mashed'));
    expect([...foodsIn('oats, milk, banana')].sort()).toEqual([...foodsIn('banana, milk, oats')].sort());
  });
});

describe('every name', () => {
  it.each([...new Set(foods.map(({ name }) => name.replace(/(?<!\s)\s*\([^()]*\)/g, '')))])(
    'of the list of foods names a food: %s',
    (name) => {
      expect(foodsIn(name).length).toBeGreaterThan(0);
    },
  );

  it('of a compound is its own', () => {
    const ids = compounds.map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('of a part is a food', () => {
    const known = new Set(foods.map(({ id }) => id));
    const parts = compounds.flatMap(
      ({ always = [], usually = [], sometimes = [], food, candidates = [] }) => [
        ...always,
        ...usually,
        ...sometimes,
        ...candidates,
        ...(food === undefined ? [] : [food]),
      ],
    );
    expect([...new Set(parts)].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('any text', () => {
  it('is read without an error, and places lie in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { ingredients, unknown } = parseIngredients(text);
        for (const { start, end, text: words } of [...ingredients, ...unknown])
          expect(text.slice(start, end)).toBe(words);
      }),
      { numRuns: 200 },
    );
  });

  it('made of kitchen words is read without an error', () => {
    const word = fc.constantFrom(
      ...foods.slice(0, 80).map(({ name }) => name),
      ...preparations,
      ...'no,without,and,or,with,free,-,/,(,),1/2,½,2,tbsp,g,\n,.,:,,,not,everything,it,the,of,until,may contain'.split(
        ',',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        expect(() => parseIngredients(words.join(' '))).not.toThrow();
      }),
      { numRuns: 200 },
    );
  });

  it('is the same each time', () => {
    const text = '2 eggs, no milk, whole grapes';
    expect(parseIngredients(text)).toEqual(parseIngredients(text));
  });

  it('is read to its longest length, and told when it is longer', () => {
    expect(parseIngredients('a'.repeat(longestText)).truncated).toBe(false);
    expect(parseIngredients(`${'banana '.repeat(3000)}`).truncated).toBe(true);
  });

  it.each([
    ['recipes', 'Mash the banana. Stir in 2 tbsp oats and no honey. '],
    ['one sentence', 'whole grapes and cheese '],
    ['unknown words', 'xyzzyq flurbin wibblet '],
    ['letters apart', 'h o n e y '],
    ['emoji', '🍌🍯'],
    ['negations', 'no honey '],
  ])('of 20,000 characters takes time in proportion: %s', (_name, part) => {
    const text = part.repeat(Math.ceil(longestText / part.length)).slice(0, longestText);
    parseIngredients('banana');
    // What grows with the square of the length takes many seconds.
    expect(processorTimeMs(() => parseIngredients(text))).toBeLessThan(5_000);
  });
});

import { foods } from './food-list';
import { findFoods, foodsNamed } from './find-foods';

const idsOf = (query: string) => findFoods(query).map(({ food }) => food.id);
const firstOf = (query: string) => idsOf(query)[0];

describe('finding a food by what a parent types', () => {
  it('every food is found first, or shares the first place, by its own name', () => {
    for (const { id, name } of foods) {
      const [best] = findFoods(name);
      expect({
        name,
        kind: best?.kind,
        found: foodsNamed(name)
          .map((food) => food.id)
          .includes(id),
      }).toEqual({
        name,
        kind: 'exact',
        found: true,
      });
    }
  });

  it.each([
    ['eggplant', 'aubergine'],
    ['zucchini', 'courgette'],
    ['rutabaga', 'swede'],
    ['arugula', 'rocket'],
    ['cilantro', 'coriander'],
    ['garbanzo beans', 'chickpeas'],
    ['oatmeal', 'oats'],
    ['ground beef', 'beef-mince'],
    ['shrimp', 'prawn'],
    ['scallions', 'spring-onion'],
    ['canola oil', 'rapeseed-oil'],
    ['cornstarch', 'cornflour'],
    ['candy', 'hard-sweets'],
    ['potato chips', 'crisps'],
    ['french fries', 'chips'],
    ['formula', 'infant-formula'],
  ])('the American name: %s', (query, id) => expect(firstOf(query)).toBe(id));

  it.each([
    ['melanzane', 'aubergine'],
    ['huevo', 'egg'],
    ['espinacas', 'spinach'],
    ['leche', 'whole-milk'],
    ['saumon', 'salmon'],
    ['Möhre', 'carrot'],
    ['brinjal', 'aubergine'],
    ['dal', 'lentils'],
    ['fraises', 'strawberry'],
    ['Süßkartoffel', 'sweet-potato'],
    ['cação', 'shark'],
    ['cacao', 'cocoa-powder'],
  ])('a foreign name: %s', (query, id) => expect(firstOf(query)).toBe(id));

  it.each([
    ['Carrots', 'carrot'],
    ['TOMATOES', 'tomato'],
    ['potatoes', 'potato'],
    ['strawberries', 'strawberry'],
    ['peaches', 'peach'],
    ['avocados', 'avocado'],
    ['bay leaves', 'bay-leaf'],
    ['cherry  tomatoes', 'cherry-tomato'],
    ['creme fraiche', 'creme-fraiche'],
    ['Crème Fraîche', 'creme-fraiche'],
    ['chick peas', 'chickpeas'],
    ['sugar-snap-peas', 'mangetout'],
  ])('case, plural, accents, spaces and hyphens do not matter: %s', (query, id) => {
    const [best] = findFoods(query);
    expect([best?.food.id, best?.kind]).toEqual([id, 'exact']);
  });

  it.each([
    ['brocolli', 'broccoli'],
    ['zuchini', 'courgette'],
    ['avacado', 'avocado'],
    ['carrrot', 'carrot'],
    ['bananna', 'banana'],
    ['spinich', 'spinach'],
    ['bluberries', 'blueberry'],
    ['peanut buter', 'peanut-butter'],
    ['potaot', 'potato'],
    ['asparragus', 'asparagus'],
    ['cauliflowr', 'cauliflower'],
    ['cinammon', 'cinnamon'],
  ])('a typo: %s', (query, id) => expect(firstOf(query)).toBe(id));

  it.each([
    ['ban', 'banana'],
    ['broc', 'broccoli'],
    ['sweet po', 'sweet-potato'],
    ['cherry tom', 'cherry-tomato'],
    ['choc', 'chocolate'],
  ])('the first letters: %s', (query, id) => expect(firstOf(query)).toBe(id));

  it('an exact name stands before a prefix, a prefix before a word, a word before a typo', () => {
    const kinds = ['exact', 'prefix', 'word', 'fuzzy'];
    for (const query of ['rice', 'milk', 'oat', 'nut', 'cheese', 'tomatoe', 'butter', 'salmon']) {
      const order = findFoods(query, { limit: 50 }).map(({ kind }) => kinds.indexOf(kind));
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  });

  it('scores fall from 1 towards 0', () => {
    const scores = findFoods('rice', { limit: 30 }).map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
    expect(findFoods('Carrot')[0]).toMatchObject({ score: 1, matched: 'Carrot' });
  });

  it('of an ambiguous name the safer kind comes first', () => {
    expect(idsOf('butter').slice(0, 2)).toEqual(['unsalted-butter', 'salted-butter']);
    expect(idsOf('peanut butter').slice(0, 2)).toEqual(['peanut-butter', 'salted-peanut-butter']);
    expect(foodsNamed('bread').map(({ id }) => id)).toEqual(['white-bread', 'wholemeal-bread']);
  });

  it('words around a name do not hide it', () => {
    expect(firstOf('whole grapes')).toBe('grapes');
    expect(firstOf('organic frozen blueberries')).toBe('blueberry');
    expect(firstOf('finely diced red onion')).toBe('onion');
  });

  it('false friends are other foods', () => {
    expect(firstOf('rock salmon')).toBe('shark');
    expect(firstOf('milkfish')).not.toBe('whole-milk');
    expect(foodsNamed('eggplant').map(({ id }) => id)).toEqual(['aubergine']);
    expect(foodsNamed('butter beans').map(({ id }) => id)).toEqual(['butter-beans']);
  });

  it('nothing fits nothing', () => {
    expect(findFoods('')).toEqual([]);
    expect(findFoods('  -- ')).toEqual([]);
    expect(findFoods('qzxwvk')).toEqual([]);
    expect(foodsNamed('carro')).toEqual([]);
  });

  it('answers at most what was asked for, each food once', () => {
    expect(findFoods('a', { limit: 5 })).toHaveLength(5);
    const ids = findFoods('oil', { limit: 100 }).map(({ food }) => food.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('survives any input', () => {
    for (const query of ['(', '\\', '%', '🍎', 'é', 'a'.repeat(500), '<script>', '__proto__', '1 2 3', '’']) {
      expect(Array.isArray(findFoods(query))).toBe(true);
    }
  });
});

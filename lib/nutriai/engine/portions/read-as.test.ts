import { readTextItem } from '../insights/read-text-item';
import { parseIngredients } from '../text/parse-ingredients';
import { guessedFoodWord } from './guessed-food-word';
import { readAs } from './read-as';

const read = (text: string, weights: { text: string; grams: number }[] = []) =>
  readTextItem(text, { grams: undefined, weights, ageMonths: 14, locale: 'uk' });

const counted = (text: string) =>
  read(text).foods.flatMap(({ food, grams }) => (grams === null ? [] : [food.id]));

describe('shorthand without vowels', () => {
  it.each([
    ['bnna', 'banana'],
    ['tst', 'toast'],
    ['chkn', 'chicken'],
    ['wtbx', 'weetabix'],
    ['psta', 'pasta'],
    ['yogrt', 'yogurt'],
    ['trky', 'turkey'],
    ['slc', 'slice'],
  ])('reads %s as %s', (written, meant) => {
    expect(guessedFoodWord(written)).toBe(meant);
  });

  it.each(['pst', 'zz', 'flumf', 'xqzt', 'bread', 'table', 'grandma'])(
    'reads %s, where none or several fit or it is known, as nothing',
    (written) => {
      expect(guessedFoodWord(written)).toBeNull();
    },
  );
});

describe('misspellings by sound', () => {
  it.each([
    ['chikin', 'chicken'],
    ['swead', 'swede'],
    ['rissoto', 'risotto'],
    ['sossages', 'sausages'],
    ['lentle', 'lentil'],
  ])('reads %s as %s', (written, meant) => {
    expect(guessedFoodWord(written)).toBe(meant);
  });
});

describe('what a text of the log is read as', () => {
  it('says so, as an estimate, also where the amount was exact', () => {
    const [milk] = read('100 ml mlk').foods;
    expect(milk).toMatchObject({ words: 'mlk, read as milk', isEstimate: true });
  });

  it('keeps the weight that a parent gave, also before the words were read', () => {
    for (const words of ['nasi', 'nasi, read as egg fried rice'])
      expect(read('nasi', [{ text: words, grams: 33 }]).foods[0]).toMatchObject({ grams: 33 });
  });

  it('is no allergen that was met', () => {
    expect(read('chz n bnna').allergens).toEqual([]);
    expect(read('nasi').allergens).toEqual([]);
  });

  it('is unknown to the gate', () => {
    for (const text of ['bnna', 'chkn', 'mlk'])
      expect(parseIngredients(text).ingredients.filter(({ food }) => food !== null)).toEqual([]);
  });

  it('knows dishes of other languages', () => {
    expect(counted('Rahmspinat mit Spiegelei')).toEqual(['creamed-spinach', 'egg']);
    expect(counted('rosół z makaronem')).toEqual(['noodle-soup']);
    expect(counted('stamppot boerenkool met rookworst')).toContain('sausage');
    expect(counted('pastina in brodo')).toEqual(['pastina-in-broth']);
  });

  it('reads a German word of two foods', () => {
    expect(counted('Käsebrot')).toEqual(['white-bread', 'cheddar']);
  });

  it('counts the amounts of what a dish was made of instead of the dish', () => {
    expect(counted('1 egg + 1 oz cheddar omelette')).toEqual(['egg', 'cheddar']);
    expect(counted('30g ham and 15g cheese sandwich')).toContain('white-bread');
    expect(readAs('1 banana and 1 cheese sandwich').text).toBe('1 banana and 1 cheese sandwich');
  });

  it('reads a pot of fruit and the size of a pack as weights', () => {
    expect(readAs('1 peach cup').text).toBe('113 g of peach');
    expect(readAs('1 cup of peaches').text).toBe('1 cup of peaches');
    expect(readAs('mezzo omogeneizzato da 80 g').text).toBe('40 g baby food jar');
  });

  it('reads a French article as no litre', () => {
    expect(read("pâtes à l'huile").foods.every(({ grams }) => (grams ?? 0) < 300)).toBe(true);
    expect(counted("soupe à l'oignon")).toEqual(['soup']);
  });

  it('leaves words that no list has as they are', () => {
    for (const text of ['let the dough rise', 'mash the banana', 'nana gave her toast'])
      expect(readAs(text)).toEqual({ text, readings: [] });
  });

  it('never throws and takes little time on hostile texts', () => {
    for (const text of ['+ '.repeat(2000), '1 egg + '.repeat(500), 'x'.repeat(5000), 'half a '.repeat(800)])
      expect(() => readAs(text)).not.toThrow();
  });
});

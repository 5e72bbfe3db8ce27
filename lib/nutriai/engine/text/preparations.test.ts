import { parseIngredients } from './parse-ingredients';
import { knowledge } from '../knowledge/knowledge';

/** Each food of a text and what is said to be done to it. */
function preparations(text: string): Record<string, readonly string[]> {
  return Object.fromEntries(
    parseIngredients(text)
      .ingredients.filter(({ role }) => role !== 'negated' && role !== 'mention')
      .map((found) => [found.food ?? found.compound ?? found.text, found.preparations]),
  );
}

describe('safe and unsafe forms', () => {
  it.each([
    ['whole grapes', { grapes: ['whole'] }],
    ['grapes, left whole', { grapes: ['whole'] }],
    ['uncut grapes', { grapes: ['whole'] }],
    ['grapes (not cut)', { grapes: ['whole'] }],
    ['grapes quartered lengthways', { grapes: ['quartered_lengthways'] }],
    ['grapes, halved then quartered lengthways', { grapes: ['halved', 'quartered_lengthways'] }],
    ['grapes cut lengthways into quarters', { grapes: ['quartered_lengthways'] }],
    ['quartered, skinless grapes', { grapes: ['quartered', 'skinless'] }],
    ['sausage cut into coins', { sausage: ['coins'] }],
    ['round slices of cucumber', { cucumber: ['coins'] }],
    ['carrot sticks', { carrot: ['sticks'] }],
    ['crunchy raw carrot', { carrot: ['raw', 'hard'] }],
    ['thin strips of cheddar', { cheddar: ['strips'] }],
    ['salmon, bones in', { salmon: ['with_bones'] }],
    ['a thin layer of peanut butter', { 'peanut-butter': ['thin_layer'] }],
    ['a thick smear of peanut butter', { 'peanut-butter': ['thick_layer'] }],
    ['a spoonful of almond butter', { 'almond-butter': ['spoonful'] }],
    ['raisins to snack on', { raisins: ['as_snack'] }],
    ['rice left out at room temperature', { 'white-rice': ['kept_warm'] }],
    ['runny egg (British Lion)', { 'runny-egg': ['runny', 'lion_marked'] }],
    ['egg cooked until white and yolk are firm', { egg: ['hard_boiled', 'cooked'] }],
    ['soft-boiled carrots', { carrot: ['boiled', 'soft'] }],
    ['raw pepper', { 'red-pepper': ['raw'] }],
  ])('%s', (text, expected) => {
    const found = preparations(text);
    expect(Object.keys(found)).toEqual(Object.keys(expected));
    for (const [food, list] of Object.entries(expected))
      expect(found[food]).toEqual(expect.arrayContaining(list));
  });
});

describe('whom a word of preparation belongs to', () => {
  it.each([
    ['steamed carrot and raw apple', { carrot: ['steamed'], apple: ['raw'] }],
    ['halve the grapes and mash the banana', { grapes: ['halved'], banana: ['mashed'] }],
    ['mash the banana, pear and avocado', { banana: ['mashed'], pear: ['mashed'], avocado: ['mashed'] }],
    ['grapes and olives, quartered', { grapes: ['quartered'], olives: ['quartered'] }],
    ['boil the egg, then chop it', { egg: ['chopped', 'boiled'] }],
    [
      'raisins, soaked and finely chopped, stirred into porridge',
      {
        raisins: ['finely_chopped', 'stirred_in', 'soaked'],
        oats: [],
      },
    ],
    ['peeled, cored and grated apple', { apple: ['grated', 'peeled'] }],
    ['mash everything except the grapes, which are left whole', { grapes: ['whole'] }],
    ['banana and grapes: mash the banana', { banana: ['mashed'], grapes: [] }],
    ['Poached egg on toast, yolk still runny', { egg: ['runny', 'poached'] }],
  ])('%s', (text, expected: Record<string, string[]>) => {
    const found = preparations(text);
    for (const [food, list] of Object.entries(expected)) {
      expect(found[food]).toEqual(list.length === 0 ? [] : expect.arrayContaining(list));
    }
  });

  it('turns a denied one round', () => {
    expect(preparations('grapes, not quartered').grapes).toContain('whole');
    expect(preparations('grapes, don’t cut').grapes).toContain('whole');
    expect(preparations('apple, not peeled').apple).toEqual(['skin_on']);
  });

  it('does not carry "no added salt" over to the next item', () => {
    expect(preparations('no added salt, bacon').bacon).not.toContain('unsalted');
  });

  it('folds the steps of a recipe into its list', () => {
    const text =
      'Ingredients\n100 g grapes\n1 banana\n\nMethod\nQuarter the grapes lengthways. Mash the banana.';
    expect(preparations(text)).toEqual({ grapes: ['quartered_lengthways'], banana: ['mashed'] });
  });
});

it('builds its phrases from patterns that each stand for a limited number of them', () => {
  const groups = /\(([^()[\]]*)\)|\[([^()[\]]*)\]/g;
  const sizeOf = (pattern: string) =>
    [...pattern.matchAll(groups)].reduce(
      (size, [, required, optional]) =>
        size * ((required ?? optional ?? '').split('|').length + (optional === undefined ? 0 : 1)),
      1,
    );
  const large = knowledge.preparationPhrases.filter(({ pattern }) => sizeOf(pattern) > 40_000);
  expect(large.map(({ pattern }) => pattern)).toEqual([]);
});

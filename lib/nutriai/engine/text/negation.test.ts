import { parseIngredients } from './parse-ingredients';

/** Foods by what the text says of them. */
function roles(text: string) {
  const { ingredients } = parseIngredients(text);
  const named = (...wanted: string[]) =>
    ingredients
      .filter(({ role }) => wanted.includes(role))
      .map(({ food, compound }) => food ?? compound)
      .sort();
  return { eaten: named('ingredient', 'drink'), out: named('negated') };
}

describe('what is left out', () => {
  it.each([
    ['no honey', [], ['honey']],
    ['porridge without honey', ['oats'], ['honey']],
    ['no honey, sugar or salt', [], ['honey', 'salt', 'sugar']],
    ['no added salt or sugar', [], ['salt', 'sugar']],
    ['free from milk and eggs', [], ['egg', 'whole-milk']],
    ['egg, no milk', ['egg'], ['whole-milk']],
    ['milk, not honey', ['whole-milk'], ['honey']],
    ['don’t add salt', [], ['salt']],
    ['never add honey', [], ['honey']],
    ['instead of honey use banana', ['banana'], ['honey']],
    ['replace the honey with banana', ['banana'], ['honey']],
    ['swap honey for banana', ['banana'], ['honey']],
    ['sin sal', [], ['salt']],
    ['toast no butter', ['white-bread'], ['unsalted-butter']],
    ['ohne Zucker', [], ['sugar']],
    ['dal without chilli and salt', ['lentils'], ['chilli', 'salt']],
    ['soup without onion and salt', ['soup'], ['onion', 'salt']],
  ])('%s', (text, eaten, out) => {
    expect(roles(text)).toEqual({ eaten, out });
  });
});

describe('what a negation does not reach', () => {
  it.each([
    ['no added salt, 1 tsp honey', 'honey'],
    ['rice without salt and butter', 'unsalted-butter'],
    ['no onion and salt to taste', 'salt'],
    ['no salt, just a stock cube', 'stock-cube'],
    ['without nuts but with egg', 'egg'],
    ['no sugar, but honey', 'honey'],
    ['not only banana but honey too', 'honey'],
    ['don’t forget the honey', 'honey'],
    ['nothing without honey', 'honey'],
    ['no nuts except almonds', 'almond'],
    ['no honey in the porridge, honey on the toast', 'honey'],
    ['no more than 1 tsp honey', 'honey'],
    ['salt-free crackers with honey', 'honey'],
    ['not sugar-free: sugar', 'sugar'],
  ])('%s', (text, food) => {
    expect(roles(text).eaten).toContain(food);
  });
});

describe('claims', () => {
  const facts = (text: string) => {
    const { ingredients } = parseIngredients(text);
    const food = ingredients.find(({ role }) => role === 'ingredient');
    return {
      holds: food?.allergens.filter(({ certainty }) => certainty === 'holds').map(({ allergen }) => allergen),
      flags: food?.flags.filter(({ certainty }) => certainty === 'holds').map(({ flag }) => flag),
      freeFrom: food?.freeFrom,
    };
  };

  it('take away what a food is made with', () => {
    expect(facts('honey-free granola').flags).not.toContain('honey');
    expect(facts('egg-free mayonnaise').holds).not.toContain('egg');
    expect(facts('eggless pancakes').holds).not.toContain('egg');
    expect(facts('egg- and dairy-free pancakes').freeFrom).toEqual(['egg', 'milk']);
    expect(facts('peanut-free nut butter').holds).toEqual(['tree_nuts']);
    expect(facts('unsalted crisps').flags).not.toContain('high_salt');
    expect(facts('rice pudding made with whole milk, no sugar').flags).not.toContain('added_sugar');
    expect(facts('flax egg pancakes').holds).not.toContain('egg');
  });

  it('do not take away what a food is by nature', () => {
    expect(facts('nut-free almonds').holds).toContain('tree_nuts');
    expect(facts('sesame-free hummus').holds).toContain('sesame');
    expect(facts('milk-free whole milk yoghurt').holds ?? []).not.toContain('egg');
    expect(facts('unsalted soy sauce').flags).toContain('high_salt');
    expect(facts('unsweetened maple syrup').flags).toContain('added_sugar');
    expect(facts('no added salt bacon').flags).toContain('high_salt');
  });

  it('soften to a look at the label what is only likely', () => {
    const wheat = (text: string) =>
      parseIngredients(text)
        .ingredients.at(-1)
        ?.allergens.find(({ allergen }) => allergen === 'wheat')?.certainty;
    expect(wheat('pancakes')).toBe('holds');
    expect(wheat('buckwheat pancakes')).toBe('may_contain');
  });
});

describe('likenesses and traces', () => {
  it.each([
    'the size of a grape',
    'grape-sized pieces of banana',
    'as big as a walnut',
    'allergic to peanuts',
  ])('name no food that is eaten: %s', (text) => {
    expect(roles(text).eaten.filter((food) => food !== 'banana')).toEqual([]);
  });

  it('keep a warning of traces as one', () => {
    const [found] = parseIngredients('may contain traces of nuts').ingredients;
    expect(found?.compound).toBe('traces');
    expect(found?.allergens.map(({ allergen, certainty }) => [allergen, certainty])).toEqual([
      ['peanut', 'may_contain'],
      ['tree_nuts', 'may_contain'],
    ]);
  });
});

import { safetyCheckJson } from './safety-check-json';

describe('safetyCheckJson', () => {
  it('answers in the shape of the contract', () => {
    const { verdict, findings } = safetyCheckJson({
      age_months: 9,
      ingredients: [{ food: 'honey', grams: 5 }],
    });
    expect(verdict).toBe('block');
    expect(findings[0]).toEqual({
      rule: 'H2-honey',
      kind: 'safety',
      severity: 'block',
      food: 'honey',
      food_name: 'Honey',
      message: expect.stringContaining('botulism'),
      instead: expect.any(String),
      source: {
        org: 'NHS',
        title: 'Foods to avoid giving babies and young children',
        year: expect.any(Number),
        url: expect.stringMatching(/^https:\/\//),
      },
      basis: 'verified',
    });
  });

  it('takes allergies by code and by name', () => {
    const check = (allergies: string[], food: string) =>
      safetyCheckJson({ age_months: 14, allergies, ingredients: [{ food }] }).verdict;
    expect(check(['milk'], 'whole-yoghurt')).toBe('block');
    expect(check(['dairy'], 'whole-yoghurt')).toBe('block');
    expect(check(['Tree nuts'], 'almond-butter')).toBe('block');
    expect(check(['tree_nuts'], 'almond-butter')).toBe('block');
    expect(check(['shellfish'], 'squid')).toBe('block');
    expect(check(['kiwi'], 'kiwi')).toBe('block');
    expect(check(['egg'], 'banana')).toBe('allow');
  });

  it('reads completed months', () => {
    expect(safetyCheckJson({ age_months: 11.99, ingredients: [{ food: 'honey' }] }).findings[0]?.rule).toBe(
      'H2-honey',
    );
  });

  it('takes a recipe', () => {
    const recipe = {
      title: 'Cake',
      ingredients: [{ food: 'sugar', grams: 20 }],
      steps: ['Bake.'],
      servings: 2,
    };
    expect(safetyCheckJson({ age_months: 14, recipe }).verdict).toBe('block');
  });

  it.each([
    [null, /object/],
    [[], /object/],
    [{ text: 'banana' }, /age_months/],
    [{ age_months: '9', text: 'banana' }, /age_months/],
    [{ age_months: 9 }, /text, ingredients or recipe/],
    [{ age_months: 9, text: 5 }, /text/],
    [{ age_months: 9, text: 'banana', diet: 'carnivore' }, /diet/],
    [{ age_months: 9, text: 'banana', allergies: [3] }, /allergies/],
    [{ age_months: 9, ingredients: 'banana' }, /ingredients/],
    [{ age_months: 9, ingredients: [{ grams: 5 }] }, /food/],
    [{ age_months: 9, ingredients: [{ food: 'banana', grams: -1 }] }, /grams/],
    [{ age_months: 9, text: 'banana', locale: 'fr' }, /locale/],
    ['banana', /^The input must be an object/],
    [{ age_months: 9, text: 'banana', other_allergies: [3] }, /^other_allergies/],
    [{ age_months: 9, text: 'banana', avoids: [3] }, /^avoids/],
    [{ age_months: 9, text: 'banana', diet: 5 }, /^diet/],
    [{ age_months: 9, recipe: 'banana' }, /^recipe must be an object/],
    [{ age_months: 9, recipe: { ingredients: ['banana'], title: 3 } }, /^title/],
    [{ age_months: 9, recipe: { ingredients: ['banana'], steps: [3] } }, /^steps/],
    [{ age_months: 9, ingredients: [5] }, /^An ingredient must be an object/],
    [{ age_months: 9, ingredients: [{ food: 'banana', preparation: 3 }] }, /^preparation/],
    [{ age_months: 9, ingredients: [{ food: 'banana', state: 'mushy' }] }, /^state/],
    [{ age_months: 9, ingredients: [{ food: 'banana', grams: '5' }] }, /^grams/],
  ])('names what is wrong with %j', (input, message) => {
    expect(() => safetyCheckJson(input)).toThrow(TypeError);
    expect(() => safetyCheckJson(input)).toThrow(message);
  });

  it('refuses an age out of range', () => {
    expect(() => safetyCheckJson({ age_months: 200, text: 'banana' })).toThrow(RangeError);
    expect(() => safetyCheckJson({ age_months: -1, text: 'banana' })).toThrow(RangeError);
  });
});

it('takes a faith’s rules as a diet, and a diet and locale in any case', () => {
  const halal = safetyCheckJson({ age_months: 14, diet: 'Halal', text: 'pork chop' });
  expect(halal.findings.map(({ rule, kind }) => [rule, kind])).toContainEqual(['avoid-pork', 'diet']);
  expect(safetyCheckJson({ age_months: 14, diet: 'Vegan', text: 'egg' }).verdict).toBe('block');
  const lion = { age_months: 8, text: 'runny egg (British Lion)' };
  expect(safetyCheckJson({ ...lion, locale: 'UK' }).verdict).not.toBe('block');
  expect(() => safetyCheckJson({ age_months: 8, diet: 'paleo', text: 'egg' })).toThrow('diet must be one of');
});

describe('what is given to safetyCheckJson', () => {
  const rulesOf = (input: object) =>
    safetyCheckJson({ age_months: 9, ...input }).findings.map(({ rule }) => rule);

  it('takes one word for a list of them', () => {
    expect(rulesOf({ text: 'kiwi', allergies: 'kiwi' })).toContain('H24-other');
    expect(rulesOf({ text: 'kiwi', other_allergies: 'kiwi' })).toContain('H24-other');
    expect(rulesOf({ text: 'pork', avoids: 'pork' })).toContain('avoid-pork');
  });

  it('tells of an allergen once, by its own rule', () => {
    const rules = rulesOf({ text: 'egg', allergies: ['egg'] });
    expect(rules.filter((rule) => rule.startsWith('H24'))).toHaveLength(1);
    expect(rules).not.toContain('H24-other');
  });

  it('checks the words beside the ingredients, and counts null as not given', () => {
    expect(rulesOf({ ingredients: ['banana'], text: 'honey' })).toContain('H2-honey');
    expect(rulesOf({ ingredients: null, text: 'honey' })).toContain('H2-honey');
    expect(rulesOf({ ingredients: ['banana'], text: null })).toEqual([]);
    expect(rulesOf({ recipe: null, text: 'honey' })).toContain('H2-honey');
  });

  it('checks the title of a recipe, where there is one', () => {
    const ingredients = ['oats', 'whole milk'];
    expect(rulesOf({ recipe: { title: 'Honey porridge', ingredients } })).toContain('H2-honey');
    expect(rulesOf({ recipe: { title: null, ingredients } })).toEqual(rulesOf({ recipe: { ingredients } }));
  });

  it('goes by the state and the preparation of an ingredient', () => {
    const apple = (as: object) => rulesOf({ ingredients: [{ food: 'apple', ...as }] });
    expect(apple({})).toEqual(['choking-hard-under-24-months']);
    expect(apple({ preparation: '', grams: null })).toEqual(['choking-hard-under-24-months']);
    expect(apple({ state: 'boiled' })).toEqual([]);
    expect(apple({ preparation: ['stewed', 'mashed'] })).toEqual([]);
  });

  it('goes by the locale: eggs of a British scheme may be soft', () => {
    const egg = { age_months: 9, text: 'runny egg (British Lion)' };
    expect(safetyCheckJson({ ...egg, locale: ' uk ' }).verdict).not.toBe(
      safetyCheckJson({ ...egg, locale: 'us' }).verdict,
    );
  });
});

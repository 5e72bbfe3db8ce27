import { type Allergen } from '../child';
import { assess } from './assess';
import { readSubject } from './read-subject';
import { safetyCheckJson } from './safety-check-json';
import { type Subject, type SubjectRecipe } from './subject';

const items = (subject: Subject) =>
  readSubject(subject, undefined).items.map(({ food, role, preparations, grams }) => ({
    id: food?.id,
    role,
    preparations: [...preparations],
    grams,
  }));
const idsOf = (recipe: SubjectRecipe) => items({ recipe }).map(({ id }) => id);

it('measures by the cups of the place', () => {
  const gramsIn = (locale: 'uk' | 'us') =>
    readSubject({ text: '2 cups of whole milk' }, locale).items[0]?.grams ?? 0;
  expect(gramsIn('uk') / gramsIn('us')).toBeCloseTo(250 / 236.6, 2);
});

describe('a list of ingredients', () => {
  it('has foods by id, with amount, state and preparation', () => {
    const listed = items({
      ingredients: [{ food: 'carrot', grams: 40, state: 'boiled', preparation: ['mashed'] }],
    });
    expect(listed).toEqual([
      {
        id: 'carrot',
        role: 'ingredient',
        grams: 40,
        preparations: expect.arrayContaining(['boiled', 'mashed']),
      },
    ]);
  });

  it('has foods in words, and what the words of a line name besides', () => {
    expect(items({ ingredients: [{ food: 'mashed banana', grams: 30 }] })).toMatchObject([
      { id: 'banana', grams: 30, preparations: ['mashed'] },
    ]);
    expect(items({ ingredients: [{ food: 'whole-milk', role: 'drink' }] })).toMatchObject([
      { id: 'whole-milk', role: 'drink' },
    ]);
    expect(
      items({ ingredients: [{ food: 'banana', text: 'banana with honey' }] }).map(({ id }) => id),
    ).toEqual(['banana', 'honey']);
  });

  it('leaves out what is said to be left out', () => {
    expect(items({ text: 'banana without honey' }).map(({ id }) => id)).toEqual(['banana']);
  });
});

describe('a recipe', () => {
  const carrot = { food: 'carrot', grams: 100, state: 'raw' as const };

  it('is eaten as its steps make it, and raw without steps', () => {
    expect(items({ recipe: { ingredients: [carrot] } })[0]?.preparations).toContain('raw');
    const [cooked] = items({
      recipe: { ingredients: [carrot], steps: ['Steam the carrot until soft, then mash it.'] },
    });
    expect(cooked?.preparations).not.toContain('raw');
    expect(cooked?.preparations).toEqual(expect.arrayContaining(['steamed', 'mashed']));
  });

  it('counts what a step names once with the list, and what is new besides', () => {
    expect(idsOf({ ingredients: [carrot], steps: ['Boil the carrot.', 'Serve the carrot.'] })).toEqual([
      'carrot',
    ]);
    expect(idsOf({ ingredients: [carrot], steps: ['Boil the carrot.', 'Stir in honey.'] })).toEqual([
      'carrot',
      'honey',
    ]);
  });

  it('is not made of its title', () => {
    expect(idsOf({ title: 'Carrot hummus', ingredients: [carrot] })).toEqual(['carrot']);
    expect(idsOf({ title: 'Honey carrots', ingredients: [carrot] })).toEqual(['carrot', 'honey']);
  });

  it('knows its servings', () => {
    const servings = (more: Partial<SubjectRecipe>) =>
      readSubject({ recipe: { ingredients: [carrot], ...more } }, undefined).servings;
    expect([servings({ servings: 3 }), servings({})]).toEqual([3, null]);
    expect(readSubject({ text: 'carrot' }, undefined).servings).toBeNull();
  });

  it('says what of it is not known, but for its title', () => {
    const unknown = (recipe: SubjectRecipe) =>
      readSubject({ recipe }, undefined).unknown.map(({ text }) => text);
    expect(unknown({ ingredients: [{ food: 'zorblax' }] })).toEqual(['zorblax']);
    expect(unknown({ title: 'Zorblax', ingredients: [carrot] })).toEqual([]);
  });
});

describe('what could not be read', () => {
  it.each([
    [5, 'block'],
    [6, 'unsure'],
  ])('at %d months is %s', (ageMonths, severity) => {
    const found = (text: string) =>
      assess({ text }, { ageMonths }).findings.map((each) => [each.rule, each.severity]);
    expect(found('zorblax')).toContainEqual(['unknown-food', severity]);
    expect(found('')).toContainEqual(['nothing-recognised', severity]);
  });

  it('is named, in words for a parent', () => {
    const { findings, unknown } = assess({ text: 'banana, zorblax' }, { ageMonths: 9 });
    expect(unknown.map(({ text }) => text)).toEqual(['zorblax']);
    expect(findings.find(({ rule }) => rule === 'unknown-food')).toMatchObject({
      food: null,
      foodName: 'zorblax',
      severity: 'unsure',
      message: 'We do not know “zorblax”, so we cannot say that this is safe.',
      instead: expect.stringContaining('in other words'),
      source: [],
    });
    expect(assess({ text: 'banana' }, { ageMonths: 9 }).findings.map(({ rule }) => rule)).not.toContain(
      'nothing-recognised',
    );
  });

  it.each(['white powder in water', 'mystery soup', 'porridge with thingy'])(
    'is a thing without a name: %s',
    (text) => {
      expect(assess({ text }, { ageMonths: 12 }).verdict).toBe('unsure');
    },
  );

  it('is no powder that the text makes itself', () => {
    const text = 'Grind the almonds to a powder. Roll each avocado finger in the powder.';
    expect(assess({ text }, { ageMonths: 12 }).unknown).toEqual([]);
  });

  it('is a repair that may change the food, asked about in the parent’s words', () => {
    const { verdict, findings, unknown } = assess({ text: 'samak, steamed' }, { ageMonths: 12 });
    expect(verdict).toBe('unsure');
    expect(unknown).toEqual([{ text: 'samak', nearest: ['salt'] }]);
    expect(findings[0]).toMatchObject({
      rule: 'meant-food',
      foodName: 'samak',
      instead: expect.stringContaining('Did you mean namak?'),
    });
  });

  it('is every slip of the pen where an allergy is on record', () => {
    const verdict = (allergies?: Allergen[]) =>
      assess({ text: 'chiken, soft and minced' }, { ageMonths: 12, allergies }).verdict;
    expect(verdict()).not.toBe('unsure');
    expect(verdict(['sesame'])).toBe('unsure');
  });

  it('stays beside a block', () => {
    const { verdict, unknown } = assess({ text: 'honney with zorblax' }, { ageMonths: 9 });
    expect(verdict).toBe('block');
    expect(unknown.map(({ text }) => text)).toContain('zorblax');
  });
});

describe('JSON', () => {
  const check = (more: Record<string, unknown>) => safetyCheckJson({ age_months: 9, ...more });

  it.each([null, undefined])('takes %s for a field that is not given', (nothing) => {
    const fields = {
      allergies: nothing,
      other_allergies: nothing,
      avoids: nothing,
      diet: nothing,
      locale: nothing,
    };
    expect(check({ ...fields, recipe: nothing, ingredients: nothing, text: 'banana' }).verdict).toBe('allow');
  });

  it('joins a text to ingredients, and takes one word for a list', () => {
    expect(check({ ingredients: ['banana'], text: 'honey' }).findings.map(({ rule }) => rule)).toContain(
      'H2-honey',
    );
    expect(check({ text: 'kiwi', allergies: 'kiwi' }).verdict).toBe('block');
    expect(check({ text: 'kiwi', other_allergies: ['kiwi'] }).verdict).toBe('block');
    expect(
      check({ text: 'ham', age_months: 14, avoids: ['pork'] }).findings.map(({ rule }) => rule),
    ).toContain('avoid-pork');
  });

  it.each([{ food: 'banana' }, { name: 'banana' }, { text: 'banana' }])(
    'reads %j as an ingredient',
    (ingredient) => {
      expect(check({ ingredients: [{ ...ingredient, grams: null }] }).serve[0]?.food_name).toBe('Banana');
    },
  );

  it('has state, preparation and grams of an ingredient', () => {
    const grapes = (preparation: unknown) =>
      check({ age_months: 30, ingredients: [{ food: 'grapes', preparation }] }).verdict;
    expect(grapes('quartered lengthways')).toBe('allow');
    expect(grapes(['whole'])).toBe('block');
    expect(() => check({ ingredients: [{ food: 'banana', state: 'exploded' }] })).toThrow(/^state/);
    expect(() => check({ ingredients: [{ food: 'banana', grams: 'five' }] })).toThrow(
      'grams must be a number, zero or more.',
    );
    expect(() => check({ ingredients: [{ food: 'banana', grams: Infinity }] })).toThrow(TypeError);
    expect(check({ ingredients: [{ food: 'banana', grams: 0 }] }).verdict).toBe('allow');
  });

  it('weighs the salt of a recipe by its servings', () => {
    const rules = (servings: unknown) =>
      check({ recipe: { title: null, ingredients: [{ food: 'feta', grams: 60 }], servings } }).findings.map(
        ({ rule }) => rule,
      );
    expect(rules(1)).toContain('salt-of-serving');
    expect(rules(8)).not.toContain('salt-of-serving');
    expect(rules('one')).not.toContain('salt-of-serving');
  });

  it('asks about peanut with severe eczema, and only where that is true', () => {
    const rules = (severe_eczema: unknown) =>
      check({ text: 'smooth peanut butter stirred in', severe_eczema }).findings.map(({ rule }) => rule);
    expect(rules(true)).toContain('peanut-ask-first');
    expect(rules('yes')).not.toContain('peanut-ask-first');
  });

  it('has a source where a rule has one', () => {
    const { findings, unknown } = check({ text: 'honey, zorblax' });
    expect(findings.find(({ rule }) => rule === 'H2-honey')?.source?.url).toMatch(/^https/);
    expect(findings.find(({ rule }) => rule === 'unknown-food')?.source).toBeNull();
    expect(unknown).toEqual([{ text: 'zorblax', nearest: expect.any(Array) }]);
  });
});

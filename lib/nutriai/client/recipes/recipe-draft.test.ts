import type { MemberRecipeDetail } from '../../../contract/nutriai-recipes';
import {
  checkRequestOf,
  type DraftLine,
  draftOfRecipe,
  draftProblems,
  emptyDraft,
  filledLines,
  lineRequest,
  newLine,
  recipeRequestOf,
  stepsOf,
  storedDraft,
} from './recipe-draft';

const complete = {
  ...emptyDraft(9),
  title: 'Pear porridge',
  minutes: '15',
  servings: '2',
  lines: [newLine('1 pear'), newLine('40 g oats')],
  steps: 'Grate the pear.\nSimmer with the oats.',
};

describe('emptyDraft', () => {
  it.each([
    [0, '6'],
    [6, '6'],
    [7, '6'],
    [9, '9'],
    [11, '10'],
    [23, '18'],
    [24, '24'],
    [60, '24'],
  ])('of a baby of %s months is for those from %s months on', (months, age) => {
    expect(emptyDraft(months).age).toBe(age);
  });

  it('lacks something by which it cannot be saved yet', () => {
    expect(draftProblems(emptyDraft(9))).not.toEqual({});
  });
});

describe('filledLines', () => {
  it('leaves out lines of spaces of any kind', () => {
    const lines = [newLine(''), newLine('  \t'), newLine('\u00a0'), newLine('1 pear')];
    expect(filledLines({ lines }).map(({ text }) => text)).toEqual(['1 pear']);
  });
});

describe('stepsOf', () => {
  it('takes off numbers that were typed before steps', () => {
    expect(stepsOf({ steps: '1. Wash.\n2) Peel.\n3 - Cook.\nStep 4: Serve.' }).slice(0, 2)).toEqual([
      'Wash.',
      'Peel.',
    ]);
  });

  it('keeps amounts that steps begin with', () => {
    expect(
      stepsOf({ steps: '10 minutes later, stir.\n2 pears go in now.\n1.5 litres of water to boil.' }),
    ).toEqual(['10 minutes later, stir.', '2 pears go in now.', '1.5 litres of water to boil.']);
  });

  it('leaves out empty lines, whatever breaks them', () => {
    expect(stepsOf({ steps: '\r\nWash.\r\n\r\n  \nPeel.\n' })).toEqual(['Wash.', 'Peel.']);
  });

  it('leaves out a number with no step behind it', () => {
    expect(stepsOf({ steps: '1.\n2. Peel.' })).toEqual(['Peel.']);
  });
});

describe('draftProblems', () => {
  it('finds none in a complete recipe', () => {
    expect(draftProblems(complete)).toEqual({});
  });

  it.each([
    ['title', { title: '  ' }],
    ['minutes', { minutes: '' }],
    ['minutes', { minutes: '-5' }],
    ['minutes', { minutes: 'soon' }],
    ['minutes', { minutes: '1e9' }],
    ['servings', { servings: '' }],
    ['servings', { servings: '0' }],
    ['servings', { servings: 'two' }],
    ['ingredients', { lines: [newLine('  ')] }],
  ])('names %s for %j', (field, change) => {
    expect(Object.keys(draftProblems({ ...complete, ...change }))).toEqual([field]);
  });
});

describe('recipeRequestOf', () => {
  it('needs no steps: a bowl of yogurt has none', () => {
    expect(draftProblems({ ...complete, steps: '\n \n' })).toEqual({});
    expect(recipeRequestOf({ ...complete, steps: '\n \n' }).steps).toEqual([]);
  });

  it('sends numbers as numbers and texts without their margins', () => {
    const request = recipeRequestOf({ ...complete, title: '  Pear porridge ' });
    expect(request).toMatchObject({ title: 'Pear porridge', servings: 2 });
    expect(JSON.stringify(request)).toContain('15');
    expect(JSON.stringify(request)).toContain('Simmer with the oats.');
    expect(JSON.stringify(request)).not.toMatch(/NaN|null,null/);
  });
});

describe('lineRequest', () => {
  const ingredient = {
    line: null,
    food: 'pear',
    name: 'pear',
    grams: 150,
    household: '1',
    preparation: 'grated',
    state: null,
  };
  const recipe = { ...complete, age_from_months: 9, minutes: 15, servings: 2, steps: [], meal: 'lunch' };

  /** The line of a recipe with one ingredient, as the form shows it. */
  function lineOf(changes: object): DraftLine {
    const stored: unknown = { ...recipe, ingredients: [{ ...ingredient, ...changes }] };
    const [line] = draftOfRecipe(stored as MemberRecipeDetail).lines;
    if (!line) throw new Error('The draft has no line.');
    return line;
  }

  it('sends a line that nobody touched as it came', () => {
    const line = lineOf({});
    expect(line.text).toBe('1 pear, grated');
    expect(lineRequest(line)).toEqual({
      food: 'pear',
      grams: 150,
      household: '1',
      preparation: 'grated',
      state: null,
    });
  });

  it('shows grams where there is no household measure', () => {
    expect(lineOf({ household: '', preparation: '' }).text).toBe('150 g pear');
  });

  it('sends the words of a line that was changed, and of one that was typed', () => {
    expect(lineRequest({ ...lineOf({}), text: ' 2 pears ' })).toEqual({ line: '2 pears' });
    expect(lineRequest(lineOf({ line: 'a pear, ripe' }))).toEqual({ line: 'a pear, ripe' });
  });
});

describe('checkRequestOf', () => {
  it('can be made of a draft that lacks everything', () => {
    expect(JSON.stringify(checkRequestOf(emptyDraft(9), 'b1'))).not.toContain('NaN');
  });
});

describe('storedDraft', () => {
  it('gives back a draft that went through JSON', () => {
    const stored = storedDraft(JSON.parse(JSON.stringify(complete)));
    expect(stored).toMatchObject({ title: complete.title, steps: complete.steps, minutes: '15' });
    expect(stored?.lines.map(({ text }) => text)).toEqual(['1 pear', '40 g oats']);
  });

  it.each([
    ['brunch', '9', 'lunch', '9'],
    ['snack', 'nine', 'snack', '6'],
    ['', '', 'lunch', '6'],
    ['breakfast', '7', 'breakfast', '7'],
  ])('takes the meal %j from the age %j as %s from %s', (meal, age, meant, meantAge) => {
    const stored = storedDraft({ ...complete, meal, age });
    expect(stored).toMatchObject({ title: complete.title, meal: meant, age: meantAge });
  });

  it.each([
    null,
    undefined,
    'draft',
    7,
    [],
    {},
    { ...complete, lines: null },
    { ...complete, lines: [null] },
    { ...complete, lines: [{ text: 1 }] },
    { ...complete, title: 5 },
    { ...complete, steps: ['Wash.'] },
  ])('is null for %j', (value) => {
    expect(storedDraft(value)).toBeNull();
  });
});

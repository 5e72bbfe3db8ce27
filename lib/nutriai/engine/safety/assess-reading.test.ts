import { type HandlingSentence } from '../handling/read-handling';
import { foodById } from '../foods/food-list';
import { assessReading, type GateReading, readForGate } from './assess';
import { type Item } from './item';
import { itemOfFood } from './item-of-food';
import { type ReadSubject } from './read-subject';
import { type Finding } from './verdict';

const nothingRead: ReadSubject = {
  items: [],
  unknown: [],
  guesses: [],
  truncated: false,
  text: '',
  servings: null,
};

function reading(read: Partial<ReadSubject>, more: Partial<GateReading> = {}): GateReading {
  const items = read.items ?? [];
  return {
    read: { ...nothingRead, ...read },
    items,
    judged: items,
    plain: '',
    emergency: [],
    handling: [],
    ...more,
  };
}

function item(id: string): Item {
  const food = foodById(id);
  if (!food) throw new Error(`No food ${id}.`);
  return itemOfFood(food);
}

const sentence = (statements: readonly string[], places: HandlingSentence['places'] = new Set()) => ({
  end: 0,
  statements: new Set(statements),
  places,
  hours: 0,
  bareHours: 0,
  frozenHours: 0,
  doses: [],
  frequencies: [],
});
const rulesOf = ({ findings }: { findings: readonly Finding[] }) =>
  findings.map(({ rule, severity }) => `${rule} ${severity}`);

const zorblax = { text: 'zorblax', nearest: ['oats'] };
const slip = { text: 'chiken', start: 0, end: 6, nearest: ['chicken'], isSlip: true, meant: 'chicken' };
const doubtful = { text: 'samak', start: 0, end: 5, nearest: ['salt'], isSlip: false, meant: 'namak' };

describe('what was not understood', () => {
  it('is named beside what may be meant, and asked about', () => {
    const verdict = assessReading(
      reading({ items: [item('banana')], unknown: [zorblax], guesses: [slip, doubtful] }),
      { ageMonths: 12 },
    );
    expect(verdict.verdict).toBe('unsure');
    expect(verdict.unknown).toEqual([zorblax, { text: 'samak', nearest: ['salt'] }]);
    expect(rulesOf(verdict)).toEqual(['unknown-food unsure', 'meant-food unsure']);
    expect(verdict.findings.map(({ foodName, instead }) => [foodName, instead])).toEqual([
      ['zorblax', 'Describe it in other words, or say what is in it. Until then, don’t rely on our answer.'],
      [
        'samak',
        'Did you mean namak? If so, write it like that. If not, say it in other words, or name what is in it.',
      ],
    ]);
  });

  it.each([
    ['no allergy', {}, []],
    ['an allergen', { allergies: ['egg'] }, ['meant-food unsure']],
    ['a food in words', { otherAllergies: ['kiwi'] }, ['meant-food unsure']],
    [
      'an earlier reaction',
      { introducedAllergens: [{ code: 'egg', date: '2026-10-01', reaction: 'mild' }] },
      ['meant-food unsure'],
    ],
    [
      'a taste that went well',
      { introducedAllergens: [{ code: 'egg', date: '2026-10-01', reaction: 'none' }] },
      [],
    ],
  ] as const)('is a slip of the pen where the record has %s', (_, child, asked) => {
    const verdict = assessReading(reading({ items: [item('banana')], guesses: [slip] }), {
      ageMonths: 12,
      ...child,
    } as Parameters<typeof assessReading>[1]);
    expect(rulesOf(verdict)).toEqual(asked);
  });

  it('is too long, even if all that was read is fine', () => {
    const { verdict, findings } = assessReading(reading({ items: [item('banana')], truncated: true }), {
      ageMonths: 12,
    });
    expect(verdict).toBe('block');
    expect(findings).toEqual([
      expect.objectContaining({ rule: 'too-long', severity: 'block', food: null, foodName: '' }),
    ]);
  });

  it('is all of it', () => {
    const { findings } = assessReading(reading({}), { ageMonths: 12 });
    expect(findings).toEqual([
      {
        rule: 'nothing-recognised',
        kind: 'safety',
        severity: 'unsure',
        food: null,
        foodName: '',
        message: 'We found no food in these words.',
        instead: 'Name each food and how it is served.',
        source: [],
        basis: 'verified',
      },
    ]);
    expect(rulesOf(assessReading(reading({ unknown: [zorblax] }), { ageMonths: 12 }))).toEqual([
      'unknown-food unsure',
    ]);
    expect(rulesOf(assessReading(reading({ items: [item('banana')] }), { ageMonths: 12 }))).toEqual([]);
  });

  it.each([
    [5, [], 'block'],
    [6, [], 'unsure'],
    [5, [item('breast-milk')], 'unsure'],
  ] as const)('at %d months, beside %j, counts as solids or not: %#', (ageMonths, items, severity) => {
    const found = assessReading(reading({ items, unknown: [zorblax] }), { ageMonths });
    expect(rulesOf(found)).toEqual([`unknown-food ${severity}`]);
  });

  it.each([
    ['formula', [sentence(['formula'])], 'unsure'],
    ['breast milk', [sentence([]), sentence(['breast-milk'])], 'unsure'],
    ['what was thawed', [sentence(['thawed'])], 'unsure'],
    ['what was in the freezer', [sentence([], new Set(['freezer'] as const))], 'unsure'],
    ['cooked food that was thawed', [sentence(['thawed', 'cooked-food'])], 'block'],
    ['a jar that was in the freezer', [sentence(['jar'], new Set(['freezer'] as const))], 'block'],
    ['what was in the fridge', [sentence([], new Set(['fridge'] as const))], 'block'],
    ['nothing', [], 'block'],
  ] as const)('before solids is milk where the words are of %s', (_, handling, severity) => {
    const found = assessReading(reading({ unknown: [zorblax] }, { handling }), { ageMonths: 3 });
    expect(rulesOf(found)).toContain(`unknown-food ${severity}`);
  });
});

describe('the findings', () => {
  it('have an emergency first, whatever else there is', () => {
    const { emergency, findings, verdict } = assessReading(
      readForGate({ text: 'he is choking on honey and a whole grape' }, undefined),
      { ageMonths: 9 },
    );
    expect(emergency).toBe(true);
    expect(verdict).toBe('block');
    expect(findings[0]).toEqual({
      rule: 'emergency',
      kind: 'safety',
      severity: 'block',
      food: null,
      foodName: '',
      message: expect.stringMatching(/^This can be an emergency: [^.]+\.$/),
      instead: 'Call 999, 112 or 911 now. Read on once help is on its way.',
      source: expect.arrayContaining([expect.any(String)]),
      basis: 'verified',
    });
    expect(assessReading(readForGate({ text: 'honey' }, undefined), { ageMonths: 9 }).emergency).toBe(false);
  });

  it('name every sign', () => {
    const { emergency } = readForGate({ text: 'her lips turned blue and she passed out' }, undefined);
    expect(emergency[0]?.message).toMatch(/: .+, .+\.$/);
  });

  it('go from the most severe to the least', () => {
    const { findings } = assessReading(reading({ items: [item('almond'), item('honey'), item('egg')] }), {
      ageMonths: 9,
    });
    const order = ['block', 'unsure', 'prepare', 'warn', 'info'];
    const places = findings.map(({ severity }) => order.indexOf(severity));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  it('have each reason once, of each food', () => {
    const rules = (...items: readonly Item[]) =>
      assessReading(reading({ items }), { ageMonths: 9 })
        .findings.filter(({ severity }) => severity === 'block')
        .map(({ rule, foodName }) => `${rule} ${foodName}`);
    const honey = item('honey');
    expect(rules(honey, { ...honey, start: 7 })).toEqual(rules(honey));
    const unlisted = { ...honey, food: null };
    const twoNames = rules({ ...unlisted, name: 'Moon honey' }, { ...unlisted, name: 'Sun honey' });
    expect(twoNames).toEqual(expect.arrayContaining(['H2-honey Moon honey', 'H2-honey Sun honey']));
  });
});

describe('how to serve it', () => {
  it('is told once of each food of the list', () => {
    const unlisted = { ...item('banana'), food: null };
    const { serve } = assessReading(
      reading({ items: [item('banana'), unlisted, item('banana'), item('carrot')] }),
      {
        ageMonths: 9,
      },
    );
    expect(serve.map(({ food, foodName }) => [food, foodName])).toEqual([
      ['banana', 'Banana'],
      ['carrot', 'Carrot'],
    ]);
    expect(serve.every(({ text }) => text.length > 10)).toBe(true);
  });

  it('is not told of what has no way for the age', () => {
    expect(assessReading(reading({ items: [item('honey')] }), { ageMonths: 2 }).serve).toEqual([]);
  });
});

it('reads what a text says of handling, and nothing of it in a recipe', () => {
  const text = 'rice kept out for a day';
  expect(readForGate({ text }, undefined).handling).toHaveLength(1);
  expect(
    readForGate({ recipe: { ingredients: [{ food: 'rice' }], steps: [text] } }, undefined).handling,
  ).toEqual([]);
});

import { assess } from './assess';
import { type Allergen, type Child, type IntroducedAllergen } from '../child';
import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { type FoodPart } from '../text/parsed-ingredient';
import { checkAllergens } from './check-allergens';
import { type Item } from './item';
import { itemOfFood } from './item-of-food';

function food(id: string): Food {
  const found = foodById(id);
  if (!found) throw new Error(`No food ${id}.`);
  return found;
}

const item = (id: string, more: Partial<Item> = {}): Item => ({ ...itemOfFood(food(id)), ...more });
const allergicTo = (...allergies: Allergen[]): Child => ({ ageMonths: 14, allergies });
const reacted = (code: Allergen, reaction: 'none' | 'mild' | 'severe'): Child => ({
  ageMonths: 14,
  introducedAllergens: [{ code, date: '2026-10-01', reaction }],
});
const told = (one: Item, child: Child) =>
  checkAllergens(one, child).map(({ rule, severity }) => `${rule} ${severity}`);

describe('an allergen that is recorded', () => {
  it('blocks what holds it, in all that is said', () => {
    expect(checkAllergens(item('egg'), allergicTo('egg', 'milk'))).toEqual([
      {
        rule: 'H24-egg',
        kind: 'safety',
        severity: 'block',
        food: 'egg',
        foodName: food('egg').name,
        message: 'Your child is recorded as allergic to egg.',
        instead: 'Choose a food without egg. Never try a bit of it to see; talk to your doctor.',
        source: ['eu-1169-2011', 'fda-allergens', 'nhs-food-allergies'],
        basis: 'verified',
      },
    ]);
    expect(told(item('egg'), allergicTo('milk'))).toEqual([]);
  });

  it('has the label read where only many makes hold it', () => {
    const [finding] = checkAllergens(item('pasta'), allergicTo('egg'));
    expect(finding).toMatchObject({
      rule: 'H24-check-label-egg',
      severity: 'prepare',
      message: 'Your child is recorded as allergic to egg, which many brands of pasta contain.',
      instead: expect.stringContaining('Read the label'),
    });
  });

  it('names the word that brings it in, unless that is the food itself', () => {
    const held = (why: string) =>
      item('banana', { allergens: [{ allergen: 'tree_nuts', certainty: 'holds', why }] });
    expect(checkAllergens(held('BANANA'), allergicTo('tree_nuts'))[0]?.message).not.toContain('(');
    expect(checkAllergens(held('Almond'), allergicTo('tree_nuts'))[0]).toMatchObject({
      rule: 'H24-tree-nuts',
      message: 'Your child is recorded as allergic to tree nuts, found in banana (almond).',
    });
    const perhaps = item('banana', {
      allergens: [{ allergen: 'tree_nuts', certainty: 'may_contain', why: 'Almond' }],
    });
    expect(checkAllergens(perhaps, allergicTo('tree_nuts'))[0]).toMatchObject({
      rule: 'H24-check-label-tree-nuts',
      message: expect.stringMatching(/\(almond\)\.$/),
    });
  });

  const mayHold = (id: string, allergen: Allergen, more: Partial<Item> = {}) =>
    item(id, { allergens: [{ allergen, certainty: 'may_contain', why: 'Label' }], ...more });

  it.each<[string, Item, Allergen, string]>([
    ['a label warns of traces', mayHold('banana', 'egg', { compound: 'traces' }), 'egg', 'H24-egg block'],
    ['rusks mostly hold it', mayHold('rusk', 'milk'), 'milk', 'H24-milk block'],
    ['rusks mostly hold another', mayHold('rusk', 'egg'), 'egg', 'H24-check-label-egg prepare'],
    [
      'fresh pasta mostly does',
      mayHold('pasta', 'egg', { preparations: new Set(['fresh']) }),
      'egg',
      'H24-egg block',
    ],
    [
      'boiled pasta does not',
      mayHold('pasta', 'egg', { preparations: new Set(['boiled']) }),
      'egg',
      'H24-check-label-egg prepare',
    ],
    [
      'batter mostly does',
      mayHold('banana', 'milk', { food: null, compound: 'battered-food' }),
      'milk',
      'H24-milk block',
    ],
    [
      'another dish does not',
      mayHold('banana', 'milk', { food: null, compound: 'soup' }),
      'milk',
      'H24-check-label-milk prepare',
    ],
    ['words alone do not', mayHold('banana', 'milk', { food: null }), 'milk', 'H24-check-label-milk prepare'],
  ])('%s', (_case, one, allergen, expected) => {
    expect(told(one, allergicTo(allergen))).toEqual([expected]);
  });

  it('is said once a food', () => {
    const mention = { allergen: 'egg', certainty: 'holds', why: 'Egg' } as const;
    const twice = item('banana', { allergens: [mention, { ...mention, why: 'Mayonnaise' }] });
    expect(checkAllergens(twice, allergicTo('egg'))).toHaveLength(1);
    const both = item('banana', { allergens: [mention, { ...mention, certainty: 'may_contain' }] });
    expect(told(both, allergicTo('egg'))).toEqual(['H24-egg block', 'H24-check-label-egg prepare']);
  });
});

describe('formula for an allergy to milk', () => {
  const formula = (text: string) => item('hydrolysed-formula', { text, compound: 'special-formula' });

  it.each([
    ['extensively hydrolysed formula', 'prepare'],
    ['Nutramigen, 120 ml', 'prepare'],
    ['amino acid formula', 'prepare'],
    ['Pepticate 150 ml préparé à l’instant', 'prepare'],
    ['Aptamil Pregomin AS, 120 ml', 'prepare'],
    ['volledig gehydrolyseerde flesvoeding', 'prepare'],
    ['Similac Alimentum 5 oz', 'prepare'],
    ['HA formula', 'block'],
    ['hypoallergenic formula', 'block'],
    ['lait partiellement hydrolysé', 'block'],
    ['Aptamil 120 ml', 'block'],
    ['Similac 5 oz', 'block'],
  ])('“%s”: %s', (text, expected) => {
    const { findings } = assess({ text }, { ageMonths: 5, allergies: ['milk'] });
    expect(findings.find(({ rule }) => rule.startsWith('H24'))?.severity).toBe(expected);
  });

  it('is that formula only, and for milk only', () => {
    expect(told(item('infant-formula', { text: 'nutramigen' }), allergicTo('milk'))).toEqual([
      'H24-milk block',
    ]);
    expect(
      told(
        item('banana', {
          food: null,
          text: 'nutramigen',
          allergens: [{ allergen: 'milk', certainty: 'holds', why: 'x' }],
        }),
        allergicTo('milk'),
      ),
    ).toEqual(['H24-milk block']);
    const withFish = item('hydrolysed-formula', {
      text: 'nutramigen',
      compound: 'special-formula',
      allergens: [{ allergen: 'fish', certainty: 'holds', why: 'x' }],
    });
    expect(told(withFish, allergicTo('fish'))).toEqual(['H24-fish block']);
    expect(checkAllergens(formula('Neocate'), allergicTo('milk'))[0]).toMatchObject({
      message: expect.stringContaining('cow’s milk allergy'),
      instead: expect.stringContaining('your doctor prescribed'),
    });
  });
});

describe('an earlier reaction', () => {
  it.each(['mild', 'severe'] as const)('that was %s blocks what holds or may hold it', (reaction) => {
    expect(checkAllergens(item('egg'), reacted('egg', reaction))).toMatchObject([
      {
        rule: 'H24-earlier-reaction',
        severity: 'block',
        message: `Your child had a ${reaction} reaction to egg.`,
        instead: expect.stringContaining('doctor or health visitor'),
      },
    ]);
    const messageOf = (certainty: 'holds' | 'may_contain') =>
      checkAllergens(
        item('banana', { allergens: [{ allergen: 'egg', certainty, why: 'banana' }] }),
        reacted('egg', reaction),
      )[0]?.message;
    expect(messageOf('holds')).toBe(`Your child had a ${reaction} reaction to egg, found in banana.`);
    expect(messageOf('may_contain')).toBe(
      `Your child had a ${reaction} reaction to egg, which may be in banana.`,
    );
    expect(told(item('pasta'), reacted('egg', reaction))).toEqual(['H24-earlier-reaction block']);
  });

  it('that may have been to another food of the meal is told so', () => {
    const child = (...introducedAllergens: IntroducedAllergen[]): Child => ({
      ageMonths: 14,
      introducedAllergens,
    });
    const to = (code: Allergen): IntroducedAllergen => ({ code, date: '2026-10-01', reaction: 'mild' });
    const egg: IntroducedAllergen = { ...to('egg'), isSuspected: true };
    const messageOf = (one: Child) => checkAllergens(item('egg'), one)[0]?.message;
    const ofMeal = 'Your child had a mild reaction to a meal with egg.';
    expect(messageOf(child(egg, to('milk')))).toBe(ofMeal);
    expect(messageOf(child(egg, { ...to('egg'), reaction: 'none' }))).toBe(ofMeal);
    expect(messageOf(child(egg, to('egg')))).toBe('Your child had a mild reaction to egg.');
  });

  it('that did not come blocks nothing', () => {
    expect(told(item('egg'), reacted('egg', 'none'))).toEqual([]);
    expect(told(item('egg'), reacted('milk', 'severe'))).toEqual([]);
  });

  it('has the label of formula read for what only some makes hold', () => {
    expect(checkAllergens(item('infant-formula'), reacted('fish', 'mild'))).toMatchObject([
      {
        rule: 'H24-earlier-reaction-check-label',
        severity: 'prepare',
        message: 'Your child had a mild reaction to fish, which some brands of first infant formula contain.',
        instead: expect.stringContaining('before you change the milk'),
      },
    ]);
    expect(told(item('infant-formula'), reacted('milk', 'mild'))).toEqual(['H24-earlier-reaction block']);
    const perhaps = item('banana', { allergens: [{ allergen: 'fish', certainty: 'may_contain', why: 'x' }] });
    expect(told(perhaps, reacted('fish', 'mild'))).toEqual(['H24-earlier-reaction block']);
    expect(told({ ...perhaps, food: null }, reacted('fish', 'mild'))).toEqual(['H24-earlier-reaction block']);
  });
});

describe('an allergy that may come with another', () => {
  it('asks a doctor about lupin with an allergy to peanut, and only then', () => {
    expect(checkAllergens(item('lupin-beans'), allergicTo('peanut'))).toMatchObject([
      {
        rule: 'cross-reaction-lupin',
        severity: 'prepare',
        message: expect.stringContaining('lupin'),
        instead: 'Ask your doctor or health visitor first.',
      },
    ]);
    expect(told(item('lupin-beans'), allergicTo('egg'))).toEqual([]);
    expect(told(item('peanut-butter'), allergicTo('lupin'))).toEqual([]);
  });
});

describe('a food that a family named', () => {
  const child = (words: string): Child => ({ ageMonths: 14, otherAllergies: [words] });

  it('blocks what is or holds it', () => {
    expect(checkAllergens(item('kiwi'), child('kiwi'))).toMatchObject([
      {
        rule: 'H24-other',
        severity: 'block',
        message: 'Your child is recorded as allergic to kiwi.',
        instead: 'Choose a food without kiwi.',
      },
    ]);
    expect(told(item('banana'), child('kiwi'))).toEqual([]);
  });

  const kiwi = (certainty: FoodPart['certainty']): FoodPart => ({
    food: 'kiwi',
    name: 'Kiwi',
    certainty,
    allergens: [],
    flags: [],
  });

  it('has what may hold it checked, and names the part', () => {
    const salad = item('banana', {
      name: 'Fruit salad',
      food: null,
      text: 'fruit salad',
      flags: new Map(),
      parts: [kiwi('sometimes')],
    });
    expect(checkAllergens(salad, child('kiwi'))).toMatchObject([
      {
        rule: 'H24-check-label-other',
        severity: 'prepare',
        message: 'Your child is recorded as allergic to kiwi, which may be in fruit salad.',
        instead: 'Read the label or the recipe: only without kiwi.',
      },
    ]);
    const sure = { ...salad, parts: [kiwi('usually')] };
    expect(checkAllergens(sure, child('kiwi'))[0]?.message).toBe(
      'Your child is recorded as allergic to kiwi, found in fruit salad.',
    );
  });
});

describe('peanut', () => {
  const peanut = item('peanut-butter');
  const asked = (child: Child, severeEczema?: boolean) =>
    checkAllergens(peanut, child, { severeEczema }).some(({ rule }) => rule === 'peanut-ask-first');

  it.each<[Partial<Child>, boolean | undefined, boolean]>([
    [{}, undefined, false],
    [{}, false, false],
    [{}, true, true],
    [{ allergies: ['egg'] }, undefined, true],
    [{ allergies: ['milk'] }, undefined, false],
    [{ introducedAllergens: [{ code: 'peanut', date: '2026-06-01', reaction: 'none' }] }, true, false],
    [{ introducedAllergens: [{ code: 'egg', date: '2026-06-01', reaction: 'none' }] }, true, true],
    [{ introducedAllergens: [{ code: 'peanut', date: '2026-06-01', reaction: 'mild' }] }, true, true],
  ])('of %j, severe eczema %s, comes after a word with a doctor: %s', (more, eczema, expected) => {
    expect(asked({ ageMonths: 7, ...more }, eczema)).toBe(expected);
  });

  it('and egg are the foods of which that is said', () => {
    expect(checkAllergens(item('fresh-tuna'), { ageMonths: 7 }, { severeEczema: true })).toEqual([]);
    expect(checkAllergens(item('egg'), allergicTo('peanut'))).toEqual([]);
    expect(checkAllergens(item('egg'), { ageMonths: 7 }, { severeEczema: true })).toMatchObject([
      { rule: 'egg-ask-first', severity: 'prepare', source: ['nhs-food-allergies'] },
    ]);
    expect(checkAllergens(peanut, { ageMonths: 7 }, { severeEczema: true })).toMatchObject([
      {
        rule: 'peanut-ask-first',
        severity: 'prepare',
        source: ['niaid-peanut'],
        message: expect.stringContaining('eczema'),
      },
    ]);
  });
});

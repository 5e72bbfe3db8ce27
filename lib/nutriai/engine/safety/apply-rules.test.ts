import { type Child } from '../child';
import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { servingAt } from '../foods/serving-at';
import { type FoodPart, type Preparation } from '../text/parsed-ingredient';
import { applyRules, findingOf } from './apply-rules';
import { type Item } from './item';
import { itemOfFood } from './item-of-food';
import { type Rule } from '../knowledge/schemas/rules';

function food(id: string): Food {
  const found = foodById(id);
  if (!found) throw new Error(`No food ${id}.`);
  return found;
}

const item = (id: string, preparations: readonly Preparation[] = [], more: Partial<Item> = {}): Item => ({
  ...itemOfFood(food(id), { preparations }),
  ...more,
});
const at = (ageMonths: number, more: Partial<Child> = {}): Child => ({ ageMonths, ...more });
const ruleOf = (more: Partial<Rule>): Rule => ({
  id: 'test-rule',
  about: 'sharp bits',
  when: {},
  untilMonths: 24,
  severity: 'block',
  message: 'It is sharp.',
  instead: 'Leave it out.',
  sources: ['nhs-vitamins'],
  basis: 'recalled',
  ...more,
});

describe('a rule', () => {
  it('says who it is, what of, why and what to do', () => {
    expect(findingOf(ruleOf({}), item('banana'), at(9))).toEqual({
      rule: 'test-rule',
      kind: 'safety',
      severity: 'block',
      food: 'banana',
      foodName: food('banana').name,
      message: 'It is sharp.',
      instead: 'Leave it out.',
      source: ['nhs-vitamins'],
      basis: 'recalled',
    });
  });

  it.each([
    [{ fromMonths: 6 }, 5, false],
    [{ fromMonths: 6 }, 6, true],
    [{}, 0, true],
    [{}, 23, true],
    [{}, 24, false],
    [{ untilMonths: null }, 60, true],
  ])('of %j speaks at %d months: %s', (more, ageMonths, speaks) => {
    expect(findingOf(ruleOf(more), item('banana'), at(ageMonths)) !== null).toBe(speaks);
  });

  it.each(['salt', 'sharp'] as const)('of a flag is as sure as the flag (%s)', (why) => {
    const rule = ruleOf({ when: { anyFlag: ['honey'] } });
    const holding = (certainty: 'holds' | 'may_contain' | 'optional') =>
      findingOf(rule, item('banana', [], { flags: new Map([['honey', { certainty, why }]]) }), at(9));
    expect(holding('holds')).toMatchObject({
      severity: 'block',
      message: `It is sharp (${why}).`,
      instead: 'Leave it out.',
    });
    expect(holding('may_contain')).toMatchObject({
      severity: 'prepare',
      message: `${food('banana').name} may contain sharp bits (${why}). It is sharp.`,
      instead: 'Check the label or the recipe: only without sharp bits.',
    });
    expect(holding('optional')).toMatchObject({ severity: 'warn' });
  });

  it('names no part where that is the food itself', () => {
    const named = (certainty: 'holds' | 'may_contain') =>
      findingOf(
        ruleOf({ when: { anyFlag: ['honey'] } }),
        item('banana', [], {
          flags: new Map([['honey', { certainty, why: food('banana').name.toUpperCase() }]]),
        }),
        at(9),
      )?.message;
    expect(named('holds')).toBe('It is sharp.');
    expect(named('may_contain')).toBe(`${food('banana').name} may contain sharp bits. It is sharp.`);
  });

  it('that is mild is no stricter for what is unsure', () => {
    const rule = ruleOf({ when: { anyFlag: ['honey'] }, severity: 'info' });
    const unsure = item('banana', [], {
      flags: new Map([['honey', { certainty: 'may_contain', why: 'x' }]]),
    });
    expect(findingOf(rule, unsure, at(9))?.severity).toBe('info');
  });

  it('may leave it to the serving of the food at the age', () => {
    const rule = ruleOf({ insteadByServing: true });
    const serving = servingAt(food('grapes'), 18)?.text;
    expect(serving).toBeDefined();
    expect(findingOf(rule, item('grapes'), at(18))?.instead).toBe(serving);
    expect(findingOf(ruleOf({}), item('grapes'), at(18))?.instead).toBe('Leave it out.');
    expect(findingOf(rule, item('grapes', [], { food: null, name: 'Grape dish' }), at(18))).toMatchObject({
      instead: 'Leave it out.',
      food: null,
      foodName: 'Grape dish',
    });
  });
});

describe('an authority that differs', () => {
  const rule = ruleOf({
    relaxed: { us: { untilMonths: 12, severity: 'warn', instead: 'Cut it.', unless: ['grated'] } },
  });

  it('changes the rule for families who chose it, and for nobody else', () => {
    expect(findingOf(rule, item('banana'), at(9, { locale: 'us' }))).toMatchObject({
      severity: 'warn',
      instead: 'Cut it.',
    });
    expect(findingOf(rule, item('banana'), at(11, { locale: 'us' }))).not.toBeNull();
    expect(findingOf(rule, item('banana'), at(12, { locale: 'us' }))).toBeNull();
    for (const locale of [undefined, 'uk', 'who'] as const) {
      expect(findingOf(rule, item('banana'), at(12, { locale }))).toMatchObject({
        severity: 'block',
        instead: 'Leave it out.',
      });
    }
  });

  it('is silent where a form clears it', () => {
    expect(findingOf(rule, item('banana', ['grated']), at(9, { locale: 'us' }))).toBeNull();
    expect(findingOf(rule, item('banana', ['mashed']), at(9, { locale: 'us' }))).not.toBeNull();
    expect(findingOf(rule, item('banana', ['grated']), at(9))).not.toBeNull();
  });

  it('is silent where one of several forms clears it', () => {
    const several = ruleOf({ relaxed: { us: { unless: ['grated', 'mashed'] } } });
    const inUs = (...preparations: readonly Preparation[]) =>
      findingOf(several, item('banana', preparations), at(9, { locale: 'us' }));
    expect([inUs('grated'), inUs('warm', 'mashed')]).toEqual([null, null]);
    expect([inUs(), inUs('warm')]).not.toContain(null);
  });

  it('is the British one for eggs with the Lion, unless the family chose another', () => {
    const eggs = ruleOf({ relaxed: { uk: { unless: ['lion_marked'] } } });
    const egg = (preparations: readonly Preparation[], locale?: Child['locale']) =>
      findingOf(eggs, item('egg', preparations), at(9, { locale }));
    expect([egg(['lion_marked']), egg(['lion_marked'], 'uk')]).toEqual([null, null]);
    expect([egg([]), egg([], 'uk'), egg(['lion_marked'], 'us')]).not.toContain(null);
  });
});

describe('the part that a rule is about', () => {
  const messageOf = (why: string, message: string) =>
    findingOf(
      ruleOf({ when: { anyFlag: ['honey'] }, message }),
      item('banana', [], { flags: new Map([['honey', { certainty: 'holds', why }]]) }),
      at(9),
    )?.message;

  it.each([
    ['It is sharp.', 'sugar in a cake', 'It is sharp. This is about the sugar in it.'],
    ['It is sharp.', 'wet sugar in a cake in a tin', 'It is sharp. This is about the wet sugar in it.'],
    ['It is sharp.', 'sugar', 'It is sharp (sugar).'],
    ['It is sharp', 'sugar', 'It is sharp (sugar)'],
  ])('is told after “%s”, of “%s”: %s', (message, why, told) => {
    expect(messageOf(why, message)).toBe(told);
  });
});

describe('a dish', () => {
  const part = (id: string, certainty: FoodPart['certainty'] = 'always'): FoodPart => ({
    food: id,
    name: food(id).name,
    certainty,
    allergens: [],
    flags: [],
  });
  const dishOf = (parts: readonly FoodPart[], preparations: readonly Preparation[] = []): Item =>
    item('banana', preparations, {
      food: null,
      name: 'Salad',
      text: 'salad',
      compound: 'salad',
      flags: new Map(),
      parts,
    });
  const told = (one: Item) => applyRules(one, at(18)).filter(({ message }) => message.includes(' in it: '));

  it('asks for preparation of what chokes in it', () => {
    const found = told(dishOf([part('grapes')]));
    expect(found.length).toBeGreaterThan(0);
    for (const { severity, message, foodName } of found) {
      expect(severity).toBe('prepare');
      expect(message.startsWith(`${food('grapes').name} in it: `)).toBe(true);
      expect(foodName).toBe('Salad');
    }
    expect(told(dishOf([part('grapes', 'usually')])).length).toBe(found.length);
  });

  it('does not speak of what is only sometimes in it, of words, or of parts of a food of the list', () => {
    expect(told(dishOf([part('grapes', 'sometimes')]))).toEqual([]);
    expect(told(dishOf([{ ...part('grapes'), food: null }]))).toEqual([]);
    expect(told(item('banana', [], { parts: [part('grapes')] }))).toEqual([]);
    expect(told(dishOf([]))).toEqual([]);
  });

  it('is blocked by what is left in every spoon of it', () => {
    const bones = told(dishOf([part('salmon')], ['with_bones']));
    expect(bones.map(({ severity }) => severity)).toContain('block');
    expect(told(dishOf([part('salmon')], ['whole'])).map(({ severity }) => severity)).not.toContain('block');
  });

  it('goes by how the whole was cut', () => {
    expect(told(dishOf([part('grapes')], ['quartered_lengthways'])).length).toBeLessThan(
      told(dishOf([part('grapes')])).length,
    );
  });
});

describe('a food before its age', () => {
  const early = (one: Item, child: Child) =>
    applyRules(one, child).find(({ rule }) => rule === 'not-at-this-age');
  const nori = food('nori');

  it('asks to wait, with the reason of the food', () => {
    expect(nori.fromMonths).toBeGreaterThan(6);
    expect(early(item('nori', ['crumbled']), at((nori.fromMonths ?? 0) - 1))).toEqual({
      rule: 'not-at-this-age',
      kind: 'safety',
      severity: 'prepare',
      food: 'nori',
      foodName: nori.name,
      message: nori.note ?? 'Not suitable at this age.',
      instead: `Wait until ${nori.fromMonths} months.`,
      source: nori.sources,
      basis: 'recalled',
    });
    expect(early(item('nori', ['crumbled']), at(nori.fromMonths ?? 0))).toBeUndefined();
  });

  const invented = (more: Partial<Food>): Item => {
    const made: Food = { ...food('banana'), flags: [], fromMonths: 12, ...more };
    return { ...itemOfFood(made), name: made.name };
  };

  it.each([
    [{ fromMonths: null }, 35, true],
    [{ fromMonths: null }, 36, false],
    [{ fromMonths: 12 }, 11, true],
    [{ fromMonths: 12 }, 12, false],
    [{ fromMonths: 12, flags: ['low_fat_dairy'] }, 11, false],
    [{ fromMonths: 12, flags: ['plant_drink'] }, 11, false],
  ] as const)('with %j at %d months: %s', (more, ageMonths, isEarly) => {
    expect(early(invented(more), at(ageMonths)) !== undefined).toBe(isEarly);
  });

  it('is left out in the first three years where it has no age, and is worth its own note', () => {
    expect(early(invented({ fromMonths: null, note: 'It is hard.' }), at(12))).toMatchObject({
      message: 'It is hard.',
      instead: 'Leave it out in the first three years.',
    });
    expect(early(invented({ note: undefined }), at(9))?.message).toBe('Not suitable at this age.');
  });

  it('is cleared where what a flag stands for is not in it', () => {
    const flagged = invented({ flags: ['raw_animal'] });
    const cleared: Item = { ...flagged, flags: new Map() };
    expect(early(cleared, at(9))).toBeUndefined();
    const perhaps: Item = {
      ...flagged,
      flags: new Map([['raw_animal', { certainty: 'may_contain', why: 'x' }]]),
    };
    expect(early(perhaps, at(9))).toBeUndefined();
  });

  it('is not said again where a rule blocks it', () => {
    expect(applyRules(item('honey'), at(9)).map(({ rule }) => rule)).not.toContain('not-at-this-age');
  });

  it('is not said of a plant drink in cooking, but where it is drunk', () => {
    const drink = invented({ flags: ['plant_drink'] });
    expect(
      early({ ...drink, role: 'drink' }, at(9)) ?? applyRules({ ...drink, role: 'drink' }, at(9))[0],
    ).toBeDefined();
    expect(early(drink, at(9))).toBeUndefined();
  });

  it('does not hold where the family’s own authority allows it', () => {
    const juice = item('orange-juice', ['diluted'], { role: 'drink' });
    const rules = (locale: Child['locale'], ageMonths: number) =>
      applyRules(juice, at(ageMonths, { locale })).map(({ rule }) => rule);
    for (const ageMonths of [6, 9, 11]) {
      expect(rules('uk', ageMonths)).not.toContain('not-at-this-age');
    }
  });
});

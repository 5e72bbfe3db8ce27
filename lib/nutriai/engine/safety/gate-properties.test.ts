import fc from 'fast-check';
import '@/lib/platform/testing/property-seed';
import { allergens, type Child } from '../child';
import { type Food } from '../foods/food';
import { foods } from '../foods/food-list';
import { preparations, type Preparation } from '../text/parsed-ingredient';
import { assess } from './assess';
import { findingOf } from './apply-rules';
import { probeOf } from './probe.test-helper';
import { rules } from './rules/rules';
import { type SubjectIngredient } from './subject';
import { type VerdictWord } from './verdict';

const order: Record<VerdictWord, number> = { allow: 0, allow_with_preparation: 1, unsure: 2, block: 3 };
const age = fc.integer({ min: 0, max: 60 });
const food = fc.constantFrom(...foods);
const preparation = fc.constantFrom<Preparation>(...preparations);
const ingredient = fc.record({
  food: food.map(({ id }) => id),
  preparation: fc.uniqueArray(preparation, { maxLength: 2 }),
});
const allergies = fc.uniqueArray(fc.constantFrom(...allergens), { maxLength: 3 });
const strictness = (ingredients: SubjectIngredient[], child: Child) =>
  order[assess({ ingredients }, child).verdict];

describe('the gate', () => {
  it('is no milder with one allergy more', () => {
    fc.assert(
      fc.property(
        fc.array(ingredient, { minLength: 1, maxLength: 3 }),
        age,
        allergies,
        fc.constantFrom(...allergens),
        (list, ageMonths, some, more) => {
          const before = strictness(list, { ageMonths, allergies: some });
          expect(strictness(list, { ageMonths, allergies: [...some, more] })).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });

  it('is no milder with one ingredient more', () => {
    fc.assert(
      fc.property(
        fc.array(ingredient, { minLength: 1, maxLength: 3 }),
        ingredient,
        age,
        (list, more, ageMonths) => {
          // Water beside formula makes the formula up; alone it is water.
          fc.pre(![...list, more].some(({ food: id }) => id === 'water'));
          expect(strictness([...list, more], { ageMonths })).toBeGreaterThanOrEqual(
            strictness(list, { ageMonths }),
          );
        },
      ),
    );
  });

  it('does not mind the order', () => {
    fc.assert(
      fc.property(fc.array(ingredient, { minLength: 2, maxLength: 4 }), age, (list, ageMonths) => {
        expect(strictness([...list].reverse(), { ageMonths })).toBe(strictness(list, { ageMonths }));
      }),
    );
  });

  it.each([8, 15, 30])('does not mind capitals, plurals or order in words at %d months', (ageMonths) => {
    const verdict = (text: string) => assess({ text }, { ageMonths }).verdict;
    const plain = (name: string) => name.replace(/(?<!\s)\s*\([^()]*\)/g, '');
    const different = foods.filter(({ name, plural }) => {
      const own = verdict(plain(name));
      return (
        own !== verdict(plain(name).toUpperCase()) ||
        own !== verdict(plain(plural ?? name)) ||
        verdict(`${plain(name)}, banana`) !== verdict(`banana, ${plain(name)}`)
      );
    });
    expect(different.map(({ id }) => id)).toEqual([]);
  });

  it('is no safer with more age for a whole choking hazard before its own', () => {
    const hazards = foods.filter(({ choking }) => choking === 'round_large' || choking === 'whole_nut');
    fc.assert(
      fc.property(fc.constantFrom(...hazards), fc.integer({ min: 6, max: 58 }), ({ id }, ageMonths) => {
        const whole = [{ food: id, preparation: ['whole' as const] }];
        expect(strictness(whole, { ageMonths })).toBe(order.block);
        expect(strictness(whole, { ageMonths: ageMonths + 1 })).toBe(order.block);
      }),
    );
  });

  it('never throws at a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), age, (text, ageMonths) => {
        expect(assess({ text }, { ageMonths }).verdict in order).toBe(true);
      }),
    );
  });
});

/** Each hard name of a hazard, to be stopped or prepared at every age before its own. */
const neverPlain = (hazard: Food) => hazard.choking !== 'none' || hazard.fromMonths === null;

describe('every hazard of the list', () => {
  it.each([6, 9, 11, 12, 17, 18, 23])('is blocked or prepared bare at %d months', (ageMonths) => {
    const waved = foods.filter(neverPlain).filter(({ id }) => {
      const { verdict } = assess({ ingredients: [{ food: id, role: 'drink' }] }, { ageMonths });
      return verdict === 'allow';
    });
    expect(waved.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['honey', 12],
    ['high_salt', 12],
    ['added_sugar', 24],
    ['tea_coffee', 61],
    ['alcohol', 61],
    ['high_mercury', 61],
    ['unpasteurised', 61],
    ['raw_animal', 61],
    ['rice_drink', 60],
    ['toxic', 61],
    ['slush_ice', 61],
    ['sweetener', 61],
    ['hard_sweet', 61],
  ] as const)('%s is blocked at every age before %d months', (flag, until) => {
    const flagged = foods.filter(({ flags }) => flags.includes(flag));
    expect(flagged.length).toBeGreaterThan(0);
    for (const { id } of flagged) {
      for (let ageMonths = 0; ageMonths < Math.min(until, 61); ageMonths += 1) {
        const { verdict } = assess({ ingredients: [{ food: id }] }, { ageMonths });
        expect([id, ageMonths, verdict]).toEqual([id, ageMonths, 'block']);
      }
    }
  });

  it('solids are blocked before 6 months, whatever they are', () => {
    const milk = (hazard: Food) =>
      hazard.flags.includes('breast_milk') || hazard.flags.includes('infant_formula');
    const waved = foods.filter(
      (solid) =>
        !milk(solid) &&
        solid.id !== 'vitamin-drops' &&
        [0, 3, 5].some(
          (ageMonths) => assess({ ingredients: [{ food: solid.id }] }, { ageMonths }).verdict !== 'block',
        ),
    );
    expect(waved.map(({ id }) => id)).toEqual([]);
  });
});

it('no rule grows milder before its age', () => {
  for (const rule of rules) {
    const until = rule.untilMonths ?? 61;
    const item = probeOf(rule);
    const severities = new Set<string | undefined>();
    for (let ageMonths = rule.fromMonths ?? 0; ageMonths < until && ageMonths <= 60; ageMonths += 1)
      severities.add(findingOf(rule, item, { ageMonths })?.severity);
    expect([rule.id, ...severities]).toEqual([rule.id, rule.severity]);
  }
});

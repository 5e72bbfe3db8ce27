import { type WhoGroup } from '../foods/food';
import { AssignmentCost, fits, type Placeable, ruleCost } from './assignment-cost';
import { type Candidate } from './candidate';
import { dish as dishWithout, lockedLunch, problemOf } from './planner-parts.test-helper';
import { type WeeklyProblem } from './weekly-problem';

/** A dish with more iron than any day asks for. */
const dish = (id: string, traits: Parameters<typeof dishWithout>[1] = {}): Candidate =>
  dishWithout(id, { ...traits, perGram: { iron_mg: 1, ...traits.perGram } });

const place = (candidate: Candidate, grams = 100): Placeable => ({ candidate, grams });

/** Cost of an arrangement; iron of the week is nothing unless said. */
function costOf(problem: WeeklyProblem, placed: readonly (Placeable | null)[], meanIron = 0): number {
  return new AssignmentCost(problem, meanIron).of(placed);
}

const withTargets = (problem: WeeklyProblem, more: Partial<WeeklyProblem['targets']>): WeeklyProblem => ({
  ...problem,
  targets: { ...problem.targets, ...more },
});

/** Dishes of kinds that differ, for costs of other things. */
const soup = dish('soup', { recipe: { kind: 'soup' } });
const stew = dish('stew', { recipe: { kind: 'stew' } });
const pasta = dish('pasta', { recipe: { kind: 'pasta' } });

describe('a dish fits a slot', () => {
  const slot = { day: 1, slot: 0, kind: 'lunch' } as const;
  const portions = soup.portions;

  it.each([
    [{}, true],
    [{ allowed: [true, false] }, false],
    [{ allowed: [true] }, false],
    [{ portions: {} }, false],
    [{ portions: { dinner: portions.lunch } }, false],
    [{ recipe: { ...soup.recipe, meals: ['dinner'] } }, false],
    [{ recipe: { ...soup.recipe, meals: ['dinner', 'lunch'] } }, true],
  ] as const)('with %j: %s', (more, expected) => {
    expect(fits({ ...soup, ...more }, slot)).toBe(expected);
  });
});

describe('a day', () => {
  it('that keeps every rule costs nothing', () => {
    expect(costOf(problemOf([soup]), [place(soup)])).toBe(0);
  });

  it('with an empty slot breaks a rule', () => {
    expect(costOf(problemOf([soup]), [null])).toBeGreaterThanOrEqual(ruleCost);
    const dinner = dish('stew', { meals: ['dinner'], recipe: { kind: 'stew' } });
    const two = problemOf([soup, dinner], { kinds: ['lunch', 'dinner'] });
    const one = costOf(withTargets(two, { energyKcal: 100 }), [place(soup), null]);
    expect(one).toBe(ruleCost);
    expect(costOf(withTargets(two, { energyKcal: 200 }), [place(soup), place(dinner)])).toBe(0);
  });

  it('with a dish that does not fit is never worth it', () => {
    const dinner = dish('dinner', { meals: ['dinner'] });
    expect(costOf(problemOf([dinner]), [place(dinner)])).toBeGreaterThanOrEqual(1000 * ruleCost);
  });

  it('pays for what its energy is off, by its share', () => {
    const problem = problemOf([soup]);
    expect(costOf(problem, [place(soup, 110)])).toBeCloseTo(costOf(problem, [place(soup, 90)]), 9);
    expect(costOf(problem, [place(soup, 120)])).toBeCloseTo(2 * costOf(problem, [place(soup, 110)]), 9);
    expect(costOf(problem, [place(soup, 110)])).toBeCloseTo(1, 9);
  });

  it('pays more where no portions of its dishes bring it within eight per cent of its energy', () => {
    // Portions of 50 to 150 g, one kcal a gram.
    const at = (energyKcal: number) =>
      costOf(withTargets(problemOf([soup]), { energyKcal }), [place(soup, energyKcal)]);
    expect(at(150 / 0.92 - 0.1)).toBeCloseTo(0, 9);
    expect(at(50 / 1.08 + 0.1)).toBeCloseTo(0, 9);
    expect(at(200)).toBeCloseTo((500 * (200 * 0.92 - 150)) / 200, 9);
    expect(at(40)).toBeCloseTo((500 * (50 - 40 * 1.08)) / 40, 9);
  });

  it('counts a locked dish with its own grams only', () => {
    const problem = problemOf([soup], { dayCount: 2 });
    const locked = [lockedLunch(stew, 0, 184)];
    const lone = { ...problem, locked, slots: problem.slots.slice(1) };
    const first = costOf(withTargets(lone, { energyKcal: 200 }), [place(soup, 200)]);
    const second = (500 * (200 * 0.92 - 150)) / 200;
    expect(first).toBeCloseTo(second + 10 * 0.08, 9);
  });

  it('pays for sodium above its limit, by the share', () => {
    const salty = dish('salty', { perGram: { sodium_mg: 4 } });
    const limits = { sodium_mg: 300, free_sugars_g: Infinity, retinol_ug: Infinity };
    const limited = withTargets(problemOf([salty]), { limits });
    expect(costOf(limited, [place(salty, 75)])).toBeCloseTo(10 * 0.25, 9);
    expect(costOf(limited, [place(salty, 100)])).toBeCloseTo((500 * 100) / 300, 9);
  });

  it('pays for less than 60 % of the mean iron of the week', () => {
    const iron = dish('iron', { perGram: { iron_mg: 0.01 } });
    expect(costOf(problemOf([iron]), [place(iron)], 1)).toBeCloseTo(0, 9);
    expect(costOf(problemOf([iron]), [place(iron)], 1 / 0.6)).toBeCloseTo(0, 9);
    expect(costOf(problemOf([iron]), [place(iron)], 1 / 0.5)).toBeCloseTo(6 * 0.1, 9);
    const pale = dish('pale', { perGram: { iron_mg: 0 } });
    expect(costOf(problemOf([pale]), [place(pale)], 2)).toBeCloseTo(6 * 0.6, 9);
    expect(costOf(problemOf([pale]), [place(pale)], 0)).toBeCloseTo(6 * 0.6, 9);
  });

  it('pays for two dishes of a kind, locked or not', () => {
    const kinds = ['lunch', 'dinner'] as const;
    const other = dish('other', { meals: ['dinner'], recipe: { kind: 'soup' } });
    const problem = problemOf([soup, other], { kinds });
    expect(costOf(problem, [place(soup), place(other)])).toBe(3);
    const locked = [lockedLunch(soup, 0)];
    expect(costOf({ ...problem, locked, slots: problem.slots.slice(1) }, [place(other)])).toBe(3);
  });
});

describe('food groups', () => {
  const groups = (count: number) =>
    (['breast_milk', 'dairy', 'eggs', 'flesh_foods', 'grains_roots_tubers'] as const).slice(0, count);
  const holding = (id: string, held: readonly WhoGroup[]) =>
    dish(id, { groups: held, recipe: { kind: 'soup' } });

  it('that a day lacks break a rule each', () => {
    const rich = holding('rich', ['pulses_nuts_seeds', 'vita_fruits_veg', 'other_fruits_veg']);
    const problem = problemOf([rich, soup], { groups: groups(2) });
    expect(costOf(problem, [place(rich)])).toBe(0);
    expect(costOf(problem, [place(soup)])).toBe(3 * 2 * ruleCost);
  });

  it('are asked for only as far as the dishes of the day have them', () => {
    expect(costOf(problemOf([soup], { groups: groups(2) }), [place(soup)])).toBe(0);
    const bean = holding('bean', ['pulses_nuts_seeds']);
    const later = { ...bean, allowed: [false, true] };
    expect(costOf(problemOf([soup, later], { groups: groups(2) }), [place(soup)])).toBe(0);
    expect(costOf(problemOf([soup, bean], { groups: groups(2) }), [place(soup)])).toBe(2 * ruleCost);
  });

  it('of a locked dish count on its day', () => {
    const bean = holding('bean', ['pulses_nuts_seeds']);
    const problem = problemOf([soup, bean], { dayCount: 2, groups: groups(4) });
    const locked = [lockedLunch(bean, 0)];
    const rest = { ...problem, locked, slots: problem.slots.slice(1) };
    expect(costOf(rest, [place(soup)])).toBe(2 * ruleCost);
    expect(costOf(rest, [place(bean)])).toBeGreaterThan(2 * ruleCost);
    expect(costOf({ ...rest, candidates: [soup] }, [place(soup)])).toBe(0);
  });
});

describe('a new allergen', () => {
  const egg = dish('egg', { allergens: ['egg'] });
  const introductions = [{ allergen: 'egg', day: 0 } as const];

  it('is met on its day', () => {
    const problem = problemOf([egg, soup], { introductions });
    expect(costOf(problem, [place(egg)])).toBe(0);
    expect(costOf(problem, [place(soup)])).toBe(30 * ruleCost);
    expect(costOf({ ...problem, introductions: [{ allergen: 'egg', day: 1 }] }, [place(soup)])).toBe(0);
    expect(costOf({ ...problem, introductions: [{ allergen: 'milk', day: 0 }] }, [place(egg)])).toBe(
      30 * ruleCost,
    );
  });

  it('is met by day', () => {
    const supper = dish('supper', { meals: ['dinner'], allergens: ['egg'] });
    expect(costOf(problemOf([supper], { kinds: ['dinner'], introductions }), [place(supper)])).toBe(
      30 * ruleCost,
    );
  });

  it('is met in a locked dish of that day, not of another', () => {
    const problem = problemOf([soup, egg], { dayCount: 2, introductions });
    expect(
      costOf({ ...problem, locked: [lockedLunch(egg, 0)], slots: problem.slots.slice(1) }, [place(soup)]),
    ).toBe(0);
    expect(
      costOf({ ...problem, locked: [lockedLunch(egg, 1)], slots: problem.slots.slice(0, 1) }, [place(soup)]),
    ).toBe(30 * ruleCost);
    const dinner = { ...lockedLunch(egg, 0), slot: { day: 0, slot: 0, kind: 'dinner' as const } };
    expect(costOf({ ...problem, locked: [dinner], slots: problem.slots.slice(1) }, [place(soup)])).toBe(
      30 * ruleCost,
    );
  });
});

describe('a dish that comes again', () => {
  const never = 1000 * ruleCost;
  const keeps = dish('keeps', { recipe: { batch: { ...soup.recipe.batch, fridgeDays: 1 } } });
  const week = (days: number) => problemOf([soup, keeps, stew, pasta], { dayCount: days });

  it('on the same day is never worth it', () => {
    const both = dish('both', { meals: ['lunch', 'dinner'], recipe: { kind: 'soup' } });
    const cost = costOf(problemOf([both], { kinds: ['lunch', 'dinner'] }), [place(both), place(both)]);
    expect(cost).toBe(never + 3);
  });

  it('the next day saves cooking if it keeps, and is never worth it if not', () => {
    expect(costOf(week(2), [place(keeps), place(keeps)])).toBe(-6);
    expect(costOf(week(2), [place(soup), place(soup)])).toBe(never);
    expect(costOf(week(3), [place(soup), place(stew), place(soup)])).toBe(0);
    expect(costOf(week(3), [place(keeps), place(stew), place(keeps)])).toBe(0);
    const longer = dish('longer', { recipe: { batch: { ...soup.recipe.batch, fridgeDays: 2 } } });
    const three = problemOf([longer, stew], { dayCount: 3 });
    expect(costOf(three, [place(longer), place(stew), place(longer)])).toBe(-6);
  });

  it('on a day with more than 35 minutes at the stove breaks a rule, but for a batch of the day before', () => {
    const long = { ...soup, handsOn: 50 };
    const batch = { ...keeps, handsOn: 50 };
    expect(costOf(problemOf([long]), [place(long)])).toBe(2 * ruleCost + 2 * 15);
    expect(costOf(problemOf([batch], { dayCount: 2 }), [place(batch), place(batch)])).toBe(
      2 * ruleCost + 2 * 15 - 6,
    );
    const lockedBatch = problemOf([batch], { days: [0, 1], slots: [{ day: 1, slot: 0, kind: 'lunch' }] });
    const locked = [lockedLunch(batch, 0)];
    expect(costOf({ ...lockedBatch, locked }, [place(batch)])).toBe(2 * ruleCost + 2 * 15 - 6);
  });

  it('a third day running is one too late for a batch that keeps for a day', () => {
    const snack = dish('snack', {
      meals: ['snack'],
      recipe: { batch: { ...soup.recipe.batch, fridgeDays: 1 } },
    });
    const week3 = problemOf([snack], { dayCount: 3, kinds: ['snack'], hasThirdTimes: true });
    expect(costOf(week3, [place(snack), place(snack), place(snack)])).toBe(never - 6);
    const longer = dish('longer', {
      meals: ['snack'],
      recipe: { batch: { ...soup.recipe.batch, fridgeDays: 2 } },
    });
    const kept = problemOf([longer], { dayCount: 3, kinds: ['snack'], hasThirdTimes: true });
    expect(costOf(kept, [place(longer), place(longer), place(longer)])).toBe(-12);
  });

  it('a third time within seven days is never worth it', () => {
    const placed = (...days: number[]) =>
      Array.from({ length: 8 }, (_, day) => place(days.includes(day) ? soup : dish(`other ${day}`)));
    const others = Array.from({ length: 8 }, (_, day) => dish(`other ${day}`));
    const cost = (...days: number[]) => {
      const problem = problemOf([soup, ...others], { dayCount: 8 });
      const list = placed(...days).map((item) =>
        item.candidate === soup
          ? item
          : place(others.find(({ recipe }) => recipe.id === item.candidate.recipe.id) ?? soup),
      );
      return costOf(problem, list);
    };
    expect(cost(0, 3)).toBe(0);
    expect(cost(0, 3, 6)).toBe(never);
    expect(cost(0, 3, 7)).toBe(0);
    expect(cost(0, 2, 4, 6)).toBe(2 * never);
  });

  it('counts what was served before, stands fixed and comes after', () => {
    const later = problemOf([soup, stew], { days: [7], slots: [{ day: 7, slot: 0, kind: 'lunch' }] });
    const at = (...days: number[]) => days.map((day) => lockedLunch(soup, day));
    expect(costOf({ ...later, around: at(6) }, [place(soup)])).toBe(never);
    expect(costOf({ ...later, around: at(5) }, [place(soup)])).toBe(0);
    expect(costOf({ ...later, around: at(2, 5) }, [place(soup)])).toBe(never);
    expect(costOf({ ...later, around: at(0, 5) }, [place(soup)])).toBe(0);
    expect(costOf({ ...later, around: at(8) }, [place(soup)])).toBe(never);
    expect(costOf({ ...later, around: at(9) }, [place(soup)])).toBe(0);
    expect(costOf({ ...later, around: at(9, 12) }, [place(soup)])).toBe(never);
    expect(costOf({ ...later, around: at(9, 12) }, [place(stew)])).toBe(0);
  });

  it('counts liver once a week, whatever the dish', () => {
    const livers = [0, 1, 2].map((index) => dish(`liver ${index}`, { limits: ['liver'] }));
    const [one, two] = livers;
    if (!one || !two) throw new Error('No liver.');
    const problem = problemOf([...livers, soup], { dayCount: 2 });
    expect(costOf(problem, [place(one), place(two)])).toBe(never);
    expect(costOf(problem, [place(one), place(soup)])).toBe(0);
  });
});

describe('hard rules', () => {
  const problem = problemOf([soup, stew], { dayCount: 2 });
  const breaks = (asked: WeeklyProblem, placed: readonly (Placeable | null)[]) =>
    new AssignmentCost(asked, 0).breaksHardRules(placed);

  it('are broken by a dish out of place or one that comes too often', () => {
    expect(breaks(problem, [place(soup), place(stew)])).toBe(false);
    expect(breaks(problem, [place(soup), place(soup)])).toBe(true);
    expect(breaks(problem, [null, place(dish('dinner', { meals: ['dinner'] }))])).toBe(true);
    expect(breaks(problem, [null, null])).toBe(false);
  });

  it('are not broken by what is locked alone', () => {
    const locked = [lockedLunch(stew, 0), lockedLunch(stew, 1)];
    const rest = {
      ...problem,
      dayCount: 3,
      days: [0, 1, 2],
      locked,
      slots: [{ day: 2, slot: 0, kind: 'lunch' as const }],
    };
    expect(breaks(rest, [place(soup)])).toBe(false);
    expect(breaks(rest, [place(stew)])).toBe(true);
  });
});

it('knows the slots of the day that is farthest from its rules', () => {
  const problem = problemOf([soup, stew], { dayCount: 3, kinds: ['lunch'] });
  const cost = new AssignmentCost(problem, 0);
  expect(cost.worstDay([place(soup), null, place(stew)])).toEqual([1]);
  const long = { ...stew, handsOn: 60 };
  expect(
    new AssignmentCost(problemOf([soup, long], { dayCount: 2 }), 0).worstDay([place(soup), place(long)]),
  ).toEqual([1]);
});

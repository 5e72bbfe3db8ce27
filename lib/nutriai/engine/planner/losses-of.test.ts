import { lossesOf, withinReach } from './losses-of';
import { type WhoGroup } from '../foods/food';
import { dish, noTargets, problemOf } from './planner-parts.test-helper';
import { type Serving } from './weekly-problem';

const base = noTargets(100);
const problem = problemOf([], {
  dayCount: 2,
  targets: {
    ...base,
    targets: { ...base.targets, iron_mg: 5 },
    limits: { ...base.limits, sodium_mg: 100 },
  },
});

/** One meal on each day, with so much iron and sodium. */
function weekOf(...meals: { iron: number; sodium?: number }[]): Serving[] {
  return meals.flatMap(({ iron, sodium = 0 }, day) => {
    const slot = problem.slots.find((each) => each.day === day);
    const candidate = dish(`of day ${day}`, { perGram: { iron_mg: iron / 100, sodium_mg: sodium / 100 } });
    return slot ? [{ slot, candidate, grams: 100, locked: false }] : [];
  });
}

it.each([
  ['the same', [{ iron: 5 }, { iron: 5 }], []],
  ['more than is needed', [{ iron: 9 }, { iron: 5 }], []],
  ['less, where the other one had more than is needed', [{ iron: 4 }, { iron: 6 }], []],
  ['a target that is not reached any more', [{ iron: 4 }, { iron: 5 }], ['iron_mg']],
  ['fewer meals', [{ iron: 20 }], ['meals']],
  ['a limit that is kept', [{ iron: 5, sodium: 100 }, { iron: 5 }], []],
  ['a limit that is passed on one day', [{ iron: 5, sodium: 101 }, { iron: 5 }], ['sodium_mg']],
])('%s', (_name, meals, losses) => {
  const than = weekOf({ iron: 6 }, { iron: 5 });
  expect(lossesOf(problem, { than, week: weekOf(...meals) })).toEqual(losses);
});

it('a week that was short is no worse where it stays so', () => {
  const than = weekOf({ iron: 2 }, { iron: 2 });
  expect(lossesOf(problem, { than, week: weekOf({ iron: 2 }, { iron: 3 }) })).toEqual([]);
  expect(lossesOf(problem, { than, week: weekOf({ iron: 1 }, { iron: 2 }) })).toEqual(['iron_mg']);
  // Two per cent of a target that is missed anyway are worth less work.
  expect(lossesOf(problem, { than, week: weekOf({ iron: 1.9 }, { iron: 2 }) })).toEqual([]);
});

it('aims at no more than was found, and a little higher at what was reached', () => {
  const ironFor = (...iron: number[]) =>
    withinReach(problem, weekOf(...iron.map((each) => ({ iron: each })))).targets.targets.iron_mg;
  expect(ironFor(6, 6)).toBeCloseTo(5 * 1.025, 9);
  expect(ironFor(3, 3)).toBeCloseTo(3 - 0.02 * 5, 9);
});

it('a day is no farther from its energy, and has no fewer food groups', () => {
  const [first, second] = weekOf({ iron: 5 }, { iron: 5 });
  if (!first || !second) throw new Error('There are two meals.');
  const than = [first, second];
  const off = (grams: number) => lossesOf(problem, { than, week: [{ ...first, grams }, second] });
  expect(off(109)).toEqual([]);
  expect(off(112)).toEqual(['energy_kcal']);
  const groups: readonly WhoGroup[] = ['dairy', 'eggs'];
  const rich = { ...first, candidate: { ...first.candidate, groups } };
  const poor = { ...problem, targets: { ...problem.targets, milkGroups: [] } };
  expect(lossesOf(poor, { than: [rich, second], week: than })).toEqual(['food_groups']);
  expect(lossesOf(poor, { than, week: [rich, second] })).toEqual([]);
});

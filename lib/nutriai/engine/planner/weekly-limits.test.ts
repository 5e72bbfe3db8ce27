import { ModelBuilder } from './linear-model';
import { dish, lockedLunch, problemOf } from './planner-parts.test-helper';
import { solverHere } from './solver-here.test-helper';
import { type Choice } from './weekly-choices';
import { addLimits } from './weekly-limits';
import { points } from './weekly-points';
import { type WeeklyProblem } from './weekly-problem';

type Traits = Parameters<typeof dish>[1];
interface Chosen {
  traits?: Traits;
  pool?: Choice['pool'];
  times: number;
  /** Beyond the smallest portion of 50 g. */
  moreG?: number;
}

const solver = solverHere();
const cereal = { fortifiedCereal: true, fish: false };
const fish = { fortifiedCereal: false, fish: true };
const kinds = ['soup', 'stew', 'curry', 'dal', 'pasta', 'rice'] as const;

/** What a week of seven days loses for what it was promised, in dishes, where these are chosen. */
async function lost(chosen: readonly Chosen[], more: Parameters<typeof problemOf>[1] = {}, weight = 1) {
  const builder = new ModelBuilder();
  const choices = chosen.map(({ traits, pool = 'main', times, moreG = 0 }, index): Choice => ({
    candidate: dish(`dish ${index}`, { ...traits, recipe: { kind: kinds[index], ...traits?.recipe } }),
    pool,
    leastG: 50,
    column: builder.column({ lower: times, upper: times, integer: true }),
    more: builder.column({ lower: moreG, upper: moreG }),
  }));
  const problem: WeeklyProblem = problemOf([], { dayCount: 7, ...more });
  addLimits(builder, { problem, choices, weight });
  const { objective } = await solver.solve(builder.build({ maximise: true }));
  return -objective / points.beyondLimit / weight;
}

const lockedBreakfast = (traits: Traits) => ({
  ...lockedLunch(dish('locked', traits), 0),
  slot: { day: 0, slot: 0, kind: 'breakfast' as const },
});

describe('breakfasts', () => {
  const week = { kinds: ['breakfast', 'lunch'] as const };
  const oats = (times: number): Chosen => ({ traits: { holds: cereal }, pool: 'breakfast', times });

  it('are of fortified cereal three times of seven at most, whatever kind of dish it is in', async () => {
    const others: Chosen = { traits: { holds: cereal }, pool: 'breakfast', times: 1 };
    expect(await lost([oats(2), others], week)).toBeCloseTo(0, 6);
    expect(await lost([oats(3), others], week)).toBeCloseTo(1, 6);
    expect(await lost([oats(3), others], week, 2)).toBeCloseTo(1, 6);
  });

  it('are of one kind of dish three times at most, and at other meals as often as one likes', async () => {
    expect(await lost([{ pool: 'breakfast', times: 3 }], week)).toBeCloseTo(0, 6);
    expect(await lost([{ pool: 'breakfast', times: 5 }], week)).toBeCloseTo(2, 6);
    expect(await lost([{ pool: 'main', times: 5 }], week)).toBeCloseTo(0, 6);
    expect(await lost([{ traits: { holds: cereal }, times: 5 }], week)).toBeCloseTo(0, 6);
  });

  it('that are fixed count with them, each by its kind and as cereal', async () => {
    const locked = [lockedBreakfast({ holds: cereal, recipe: { kind: 'rice' } })];
    const six = { kinds: ['lunch'] as const, locked };
    // One breakfast of the week, the fixed one: no more of cereal.
    expect(await lost([oats(1)], six)).toBeCloseTo(1, 6);
    expect(await lost([{ pool: 'breakfast', times: 1 }], six)).toBeCloseTo(0, 6);
    const rice: Chosen = { traits: { recipe: { kind: 'rice' } }, pool: 'breakfast', times: 1 };
    expect(await lost([rice], six)).toBeCloseTo(1, 6);
    const atLunch = { ...week, locked: [lockedLunch(dish('locked', { holds: cereal }), 0)] };
    expect(await lost([oats(3)], atLunch)).toBeCloseTo(0, 6);
  });
});

describe('energy from cereal', () => {
  // A gram of the dish gives one kcal, half of it from cereal; a day has 100 kcal from food.
  const rich = (times: number, moreG = 0): Chosen => ({ traits: { cerealKcal: 0.5 }, times, moreG });

  it('is no more than its share, and counted in dishes beyond', async () => {
    expect(await lost([rich(2)], { mostCereal: 0.5 })).toBeGreaterThan(0);
    expect(await lost([rich(2)], { mostCereal: 0.6 })).toBeCloseTo(0, 6);
    const beyond = (grams: number) => (5 * (0.5 - 0.2 * 0.95) * grams) / (700 * 0.2);
    expect(await lost([rich(2)], { mostCereal: 0.2 })).toBeCloseTo(beyond(100), 6);
    expect(await lost([rich(2, 40)], { mostCereal: 0.2 })).toBeCloseTo(beyond(140), 6);
    expect(await lost([rich(2, 40)], { mostCereal: 0.2 }, 3)).toBeCloseTo(beyond(140), 6);
  });

  it('may be beyond it in one dish where others hold none', async () => {
    const plain: Chosen = { times: 4 };
    expect(await lost([rich(2), plain], { mostCereal: 0.2 })).toBeCloseTo(0, 6);
  });

  it('of what is fixed counts too', async () => {
    const locked = [lockedLunch(dish('locked', { cerealKcal: 0.5 }), 0, 80)];
    const alone = await lost([rich(2)], { mostCereal: 0.2 });
    expect(await lost([rich(2)], { mostCereal: 0.2, locked })).toBeCloseTo(alone * 1.8, 6);
  });

  it('is free where all of it may be cereal', async () => {
    expect(await lost([{ traits: { cerealKcal: 1 }, times: 7 }], { mostCereal: 1 })).toBeCloseTo(0, 6);
  });
});

describe('fish', () => {
  const salmon = (times: number): Chosen => ({ traits: { holds: fish }, times });

  it('comes once or twice a week, where there is any to choose', async () => {
    expect(await lost([salmon(0)])).toBeCloseTo(1, 6);
    expect(await lost([salmon(1)])).toBeCloseTo(0, 6);
    expect(await lost([salmon(2)])).toBeCloseTo(0, 6);
    expect(await lost([salmon(4)])).toBeCloseTo(2, 6);
    expect(await lost([salmon(4)], {}, 3)).toBeCloseTo(2, 6);
    expect(await lost([salmon(0)], {}, 3)).toBeCloseTo(1, 6);
    expect(await lost([{ times: 3 }])).toBeCloseTo(0, 6);
  });

  it('need not come in a few days', async () => {
    expect(await lost([salmon(0)], { dayCount: 4 })).toBeCloseTo(0, 6);
  });

  it('that is fixed counts', async () => {
    const locked = [0, 1].map((day) => lockedLunch(dish('locked', { holds: fish }), day));
    expect(await lost([salmon(0)], { locked })).toBeCloseTo(0, 6);
    expect(await lost([salmon(1)], { locked })).toBeCloseTo(1, 6);
    const other = [lockedLunch(dish('locked'), 0)];
    expect(await lost([salmon(2)], { locked: other })).toBeCloseTo(0, 6);
    expect(await lost([salmon(0)], { locked: other })).toBeCloseTo(1, 6);
  });
});

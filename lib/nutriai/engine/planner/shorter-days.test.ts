import { AssignmentCost, type Placeable } from './assignment-cost';
import { type Candidate } from './candidate';
import { dish, lockedLunch, noTargets, problemOf } from './planner-parts.test-helper';
import { shortenDays } from './shorter-days';
import { type Serving } from './weekly-problem';

type Traits = Parameters<typeof dish>[1];

/** Two lunches of which one takes too long, and a quicker dish. */
async function shortened(traits: Traits, ironMg = 0): Promise<string[]> {
  const chosen = [
    dish('long', { handsOn: 50, perGram: { iron_mg: 0.02 }, things: ['a'] }),
    dish('short', { handsOn: 10, perGram: { iron_mg: 0.02 }, things: ['b'] }),
  ];
  const quick = dish('quick', { handsOn: 12, perGram: { iron_mg: 0.02 }, things: ['a'], ...traits });
  const targets = noTargets(100);
  const problem = problemOf([...chosen, quick], {
    dayCount: 2,
    targets: {
      ...targets,
      milkGroups: problemOf([]).targets.milkGroups,
      targets: { ...targets.targets, iron_mg: ironMg },
    },
  });
  const start: Placeable[] = chosen.map((candidate) => ({ candidate, grams: 100 }));
  const found = await shortenDays(problem, new AssignmentCost(problem, 1), { start, spare: 1.1 });
  return found.flatMap((item) => (item ? [item.candidate.recipe.id] : []));
}

it('takes a quicker dish on a day that asks for too much work, and leaves the others', async () => {
  expect(await shortened({})).toEqual(['quick', 'short']);
});

it.each<[string, Traits, number]>([
  ['takes no less time', { handsOn: 50 }, 0],
  ['gives less iron than is needed', { perGram: { iron_mg: 0.001 } }, 1.9],
  ['is for another meal', { meals: ['snack'] }, 0],
  ['needs more than one trip', { things: Array.from({ length: 30 }, (_, index) => `food-${index}`) }, 0],
])('leaves the day as it is where the other dish %s', async (_name, traits, iron) => {
  expect(await shortened(traits, iron)).toEqual(['long', 'short']);
});

describe('several days of too much work', () => {
  /** What stands on three days, of which two take too long, where there are two quicker dishes. */
  async function afterwards(first: Traits, second: Traits): Promise<string[]> {
    const dishes = [50, 60, 35].map((handsOn) => dish(`of ${handsOn} minutes`, { handsOn, things: ['a'] }));
    const quicker = [first, second].map((traits, index) =>
      dish(`quick ${index}`, { things: ['a'], ...traits }),
    );
    const problem = problemOf([...dishes, ...quicker], { dayCount: 3 });
    const start: Placeable[] = dishes.map((candidate) => ({ candidate, grams: 100 }));
    const found = await shortenDays(problem, new AssignmentCost(problem, 1), { start, spare: 1.1 });
    return found.flatMap((item) => (item ? [item.candidate.recipe.id] : []));
  }

  it('are all shortened, and a day of just as many minutes as it bears is left', async () => {
    const found = await afterwards({ handsOn: 20 }, { handsOn: 21 });
    expect([...found].sort()).toEqual(['of 35 minutes', 'quick 0', 'quick 1']);
  });

  it('get a dish that saves enough before one that saves less', async () => {
    const found = await afterwards({ handsOn: 45 }, { handsOn: 30 });
    expect(found).toContain('quick 1');
  });
});

describe('a day of too much work', () => {
  interface Asked {
    others: readonly Candidate[];
    minutes?: number;
    around?: readonly Serving[];
    locked?: readonly Serving[];
  }

  /** What stands on two days of a long and a quick dish. */
  async function after({ others, minutes = 50, around = [], locked = [] }: Asked) {
    const long = dish('long', { handsOn: minutes, things: ['a'] });
    const short = dish('short', { handsOn: 10, things: ['a'] });
    const problem = problemOf([long, short, ...others], { dayCount: 2, around, locked });
    const start: Placeable[] = [long, short].map((candidate) => ({ candidate, grams: 100 }));
    const found = await shortenDays(problem, new AssignmentCost(problem, 1), { start, spare: 1.1 });
    return found.map((item) => [item?.candidate.recipe.id, item?.grams]);
  }

  const quick = (id: string, handsOn: number, traits: Traits = {}) =>
    dish(id, { handsOn, things: ['a'], steps: { usual: 12 }, ...traits });

  it('gets the usual portion of the other dish', async () => {
    expect(await after({ others: [quick('quick', 20)] })).toEqual([
      ['quick', 120],
      ['short', 100],
    ]);
  });

  it('is one only from the first minute that it does not bear', async () => {
    const others = [quick('quick', 20)];
    expect((await after({ others, minutes: 35 }))[0]).toEqual(['long', 100]);
    expect((await after({ others, minutes: 36 }))[0]).toEqual(['quick', 120]);
  });

  it('counts what stands fixed on it', async () => {
    const fixed = lockedLunch(dish('fixed', { handsOn: 20, things: ['a'] }), 0);
    const others = [quick('quick', 10)];
    expect((await after({ others, minutes: 30 }))[0]).toEqual(['long', 100]);
    expect((await after({ others, minutes: 30, locked: [fixed] }))[0]).toEqual(['quick', 120]);
  });

  it('takes none that is quicker but not quick enough to be worth more to buy', async () => {
    const things = Array.from({ length: 30 }, (_, index) => `food-${index}`);
    expect((await after({ others: [quick('quick', 49, { things })] }))[0]).toEqual(['long', 100]);
  });

  it('takes of those that make it short enough the one that loses least', async () => {
    const rich = (id: string, handsOn: number, ironMg: number) =>
      quick(id, handsOn, { perGram: { iron_mg: ironMg } });
    const long = dish('long', { handsOn: 50, things: ['a'], perGram: { iron_mg: 0.02 } });
    const others = [rich('poor', 12, 0.0195), rich('rich', 20, 0.02), rich('slow', 40, 0.05)];
    const problem = problemOf([long, ...others]);
    const targets = { ...problem.targets, targets: { ...problem.targets.targets, iron_mg: 10 } };
    const start: Placeable[] = [{ candidate: long, grams: 100 }];
    const asked = { ...problem, targets };
    const found = await shortenDays(asked, new AssignmentCost(asked, 1), { start, spare: 1.1 });
    expect(found.map((item) => item?.candidate.recipe.id)).toEqual(['rich']);
  });

  it('takes none that gives more of the energy by cereal than is aimed for', async () => {
    const after = async (cerealKcal: number) => {
      const long = dish('long', { handsOn: 50, things: ['a'] });
      const problem = problemOf([long, quick('quick', 20, { cerealKcal })], { mostCereal: 0.2 });
      const start = [{ candidate: long, grams: 100 }];
      const found = await shortenDays(problem, new AssignmentCost(problem, 1), { start, spare: 1.1 });
      return found[0]?.candidate.recipe.id;
    };
    expect([await after(0.15), await after(0.9)]).toEqual(['quick', 'long']);
  });

  it('leaves an empty place empty', async () => {
    const long = dish('long', { handsOn: 50, things: ['a'] });
    const problem = problemOf([long, quick('quick', 20)], { dayCount: 2 });
    const start = [{ candidate: long, grams: 100 }, null];
    const found = await shortenDays(problem, new AssignmentCost(problem, 1), { start, spare: 1.1 });
    expect(found.map((item) => item?.candidate.recipe.id)).toEqual(['quick', undefined]);
  });
});

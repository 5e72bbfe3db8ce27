import { AssignmentCost, type Placeable } from './assignment-cost';
import { dish, noTargets, problemOf } from './planner-parts.test-helper';
import { shortenDays } from './shorter-days';

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

import { nutrientBound } from './nutrient-bound';
import { dish, lockedLunch, problemOf } from './planner-parts.test-helper';
import { solverHere } from './solver-here.test-helper';

const solver = solverHere();

const dense = dish('dense', { perGram: { energy_kcal: 2, iron_mg: 0.1 } });
const light = dish('light', { perGram: { energy_kcal: 1, iron_mg: 0.08 } });

it('is the most iron that the energy of the need leaves room for', async () => {
  // 110 kcal are allowed: 110 g of the light one, 55 g of the dense one.
  expect(await nutrientBound(problemOf([dense, light]), 'iron_mg', solver)).toBeCloseTo(8.8, 6);
  expect(await nutrientBound(problemOf([dense]), 'iron_mg', solver)).toBeCloseTo(5.5, 6);
});

it('is a day on average, and counts what is locked', async () => {
  const problem = problemOf([light], { dayCount: 2 });
  expect(await nutrientBound(problem, 'iron_mg', solver)).toBeCloseTo((220 * 0.08) / 2, 6);
  const locked = [lockedLunch(dish('locked', { perGram: { energy_kcal: 1, iron_mg: 1 } }), 1, 120)];
  const bound = await nutrientBound(
    { ...problem, locked, slots: problem.slots.slice(0, 1) },
    'iron_mg',
    solver,
  );
  expect(bound).toBeCloseTo((100 * 0.08 + 120) / 2, 6);
});

it('is what is locked where that is more than the energy of the day', async () => {
  const locked = [lockedLunch(dish('locked', { perGram: { iron_mg: 0.5 } }), 1, 500)];
  const problem = problemOf([light], { dayCount: 2 });
  const bound = await nutrientBound(
    { ...problem, locked, slots: problem.slots.slice(0, 1) },
    'iron_mg',
    solver,
  );
  expect(bound).toBeCloseTo(125, 6);
});

it('serves a dish no more than twice a week, and limited foods no more than they may come', async () => {
  const three = problemOf([light], { dayCount: 3 });
  expect(await nutrientBound(three, 'iron_mg', solver)).toBeCloseTo((2 * 150 * 0.08) / 3, 6);
  const liver = { ...light, limits: ['liver' as const] };
  expect(await nutrientBound({ ...three, candidates: [liver] }, 'iron_mg', solver)).toBeCloseTo(
    (150 * 0.08) / 3,
    6,
  );
});

import { planJson, planRequestOf } from './plan-json';
import { WorkerSolver } from './solve-in-worker';

const solver = new WorkerSolver({ workers: 1 });
afterAll(() => solver.close());
jest.setTimeout(120_000);

const baby = {
  name: 'Ada',
  birth_date: '2025-09-10',
  sex: 'female',
  feeding: 'none',
  diet: 'vegetarian',
  avoids: ['pork'],
  allergies: ['egg', 'kiwi'],
  dislikes: ['mushroom'],
  introduced_allergens: [{ code: 'milk', date: '2026-03-20', reaction: 'none' }],
  measurements: [{ date: '2026-11-10', weight_kg: 9.4, length_cm: 76 }],
};

it('reads a baby by birth date, or by an age that is given', () => {
  const request = planRequestOf({
    baby,
    start_date: '2026-11-23',
    days: 3,
    pantry: ['oats', { food: 'egg' }],
  });
  expect(request).toMatchObject({
    startDate: '2026-11-23',
    days: 3,
    pantry: ['oats', 'egg'],
    exclude: [],
    locks: [],
  });
  expect(request.child).toMatchObject({
    ageMonths: 14,
    weightKg: 9.4,
    allergies: ['egg'],
    otherAllergies: ['kiwi'],
    dislikes: ['mushroom'],
    introducedAllergens: [{ code: 'milk', date: '2026-03-20', reaction: 'none' }],
  });
  const inline = planRequestOf({ baby: { age_months: 8, weight_kg: 8 }, start_date: '2026-11-23' });
  expect(inline).toMatchObject({ days: 7, child: { ageMonths: 8, weightKg: 8, feeding: 'breast' } });
});

it.each([
  [{ start_date: '2026-11-23' }, 'baby'],
  [{ baby }, 'start_date'],
  [{ baby: { feeding: 'breast' }, start_date: '2026-11-23' }, 'age_months'],
  [{ baby: { ...baby, diet: 'carnivore' }, start_date: '2026-11-23' }, 'diet'],
  [{ baby, start_date: '2026-11-23', days: 'seven' }, 'days'],
  [{ baby, start_date: '2026-11-23', locks: [{ date: '2026-11-23' }] }, 'locks[0].slot'],
])('refuses %j and names %s', async (input, name) => {
  await expect(planJson(input, solver)).rejects.toThrow(name);
});

it('answers in snake case, with sources in full', async () => {
  const answer = await planJson({ baby, start_date: '2026-11-23', days: 2, snacks: 1 }, solver);
  expect(answer).toMatchObject({
    start_date: '2026-11-23',
    days: [
      {
        date: '2026-11-23',
        slots: expect.arrayContaining([
          expect.objectContaining({
            kind: 'breakfast',
            recipe: expect.any(String),
            grams: expect.any(Number),
          }),
        ]),
        totals: { energy_kcal: expect.any(Number) },
        targets: { iron_mg: expect.any(Number) },
        food_groups: expect.arrayContaining(['dairy']),
      },
      { date: '2026-11-24' },
    ],
    shopping_list: expect.arrayContaining([expect.objectContaining({ aisle: expect.any(String) })]),
    objective: expect.any(Number),
    gap: expect.any(Number),
  });
});

it('refuses a plan under six months in words', async () => {
  const answer = await planJson({ baby: { age_months: 4 }, start_date: '2026-11-23' }, solver);
  expect(answer).toMatchObject({
    refused: 'under_six_months',
    why: expect.stringContaining('milk'),
    sources: expect.arrayContaining([expect.objectContaining({ url: expect.stringContaining('who.int') })]),
  });
});

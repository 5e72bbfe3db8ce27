import fc from 'fast-check';
import '@/lib/platform/testing/property-seed';
import { allergens, type Child } from '../child';
import { generatedRequests } from './generated-babies.test-helper';
import { plan } from './plan';
import { planFaults } from './plan-faults.test-helper';
import { type PlanRequest } from './plan-request';
import { WorkerSolver } from './solve-in-worker';

const solver = new WorkerSolver({ workers: 1 });
afterAll(() => solver.close());

/** Faults of the plan for a request, and what it proved. */
async function judged(request: PlanRequest): Promise<{ faults: string[]; gap: number }> {
  const result = await plan(request, solver);
  if ('refused' in result) return { faults: [result.why], gap: 0 };
  return { faults: planFaults(result, request), gap: result.gap };
}

/** The gate is asked about the whole library once for each age: a few ages stand for all. */
const ages = [6, 9, 13, 26];

it('every rule holds for babies of all diets and allergies', async () => {
  const requests = generatedRequests(200, 7).filter(({ child }) => ages.includes(child.ageMonths));
  expect(requests.length).toBeGreaterThanOrEqual(10);
  for (const request of requests.slice(0, 10)) {
    const { faults, gap } = await judged(request);
    expect([request.child, faults]).toEqual([request.child, []]);
    expect(gap).toBeLessThanOrEqual(0.01);
  }
}, 240_000);

const someAllergens = fc.uniqueArray(fc.constantFrom(...allergens), { maxLength: 4 });
const children: fc.Arbitrary<Child> = fc.record({
  ageMonths: fc.constantFrom(...ages),
  feeding: fc.constantFrom('breast', 'formula', 'mixed', 'none'),
  diet: fc.constantFrom('omnivore', 'pescatarian', 'vegetarian', 'vegan'),
  weightKg: fc.option(fc.double({ min: 5, max: 18, noNaN: true }), { nil: undefined }),
  allergies: someAllergens,
  introducedAllergens: someAllergens.map((codes) =>
    codes.map((code) => ({ code, date: '2026-11-20', reaction: 'none' as const })),
  ),
});

it('every rule holds for whatever may be asked', async () => {
  const requests = fc.record({
    child: children,
    startDate: fc.constantFrom('2026-11-21', '2026-12-30', '2028-02-27'),
    days: fc.integer({ min: 1, max: 9 }),
    mealsPerDay: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    snacks: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    maxMinutes: fc.option(fc.integer({ min: 5, max: 60 }), { nil: undefined }),
    exclude: fc.subarray(['egg', 'oats', 'chicken', 'lentils', 'banana', 'tomato']),
    seed: fc.integer({ min: 0, max: 1000 }),
  });
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { faults } = await judged(request);
      expect(faults).toEqual([]);
    }),
    { numRuns: 8, seed: 7 },
  );
}, 240_000);

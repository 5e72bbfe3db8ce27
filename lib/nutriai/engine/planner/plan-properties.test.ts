import fc from 'fast-check';
import '@/lib/platform/testing/property-seed';
import { allergens, type Child, type IntroducedAllergen } from '../child';
import { variedRequests } from './generated-babies.test-helper';
import { type MealPlan, type PlannedSlot } from './meal-plan';
import { plan } from './plan';
import { planFaults } from './plan-faults.test-helper';
import { type PlanRequest } from './plan-request';
import { WorkerSolver } from './solve-in-worker';

const solver = new WorkerSolver({ workers: 1 });
afterAll(() => solver.close());
jest.setTimeout(240_000);

/** Faults of the plan for a request, and what it proved. */
async function judged(request: PlanRequest): Promise<{ faults: string[]; gap: number }> {
  const result = await plan(request, solver);
  if ('refused' in result) return { faults: [result.why], gap: 0 };
  return { faults: planFaults(result, request), gap: result.gap };
}

/** The gate is asked about the whole library once for each age: a few ages stand for all. */
const ages = [6, 9, 13, 26];

it('every rule holds for babies of all diets, allergies and families’ settings', async () => {
  const requests = variedRequests(200, 7).filter(({ child }) => ages.includes(child.ageMonths));
  expect(requests.length).toBeGreaterThanOrEqual(10);
  for (const request of requests.slice(0, 10)) {
    const { faults, gap } = await judged(request);
    expect([request.child, faults]).toEqual([request.child, []]);
    expect(gap).toBeLessThanOrEqual(0.01);
  }
});

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
});

describe('the check itself', () => {
  const met: readonly IntroducedAllergen[] = allergens.map((code) => ({
    code,
    date: '2026-06-01',
    reaction: 'none',
  }));
  const soundRequest: PlanRequest = {
    child: { ageMonths: 14, feeding: 'none', introducedAllergens: met },
    startDate: '2026-11-23',
    days: 3,
  };

  let sound: MealPlan;
  beforeAll(async () => {
    const result = await plan(soundRequest, solver);
    if ('refused' in result) throw new Error(result.why);
    sound = result;
  });

  /** The plan with one slot changed. */
  function spoiled(day: number, slot: number, change: Partial<PlannedSlot>): MealPlan {
    const days = sound.days.map((each, index) =>
      index === day
        ? { ...each, slots: each.slots.map((one, at) => (at === slot ? { ...one, ...change } : one)) }
        : each,
    );
    return { ...sound, days };
  }

  const faultsOf = (changed: MealPlan, more: Partial<PlanRequest> = {}) =>
    planFaults(changed, { ...soundRequest, ...more }).join(' ');

  it('finds nothing in a sound plan', () => {
    expect(planFaults(sound, soundRequest)).toEqual([]);
  });

  it('sees a dish that comes again, and amounts that are not those of the portion', () => {
    const first = sound.days[0]?.slots[1];
    if (!first) throw new Error('The plan has no lunch.');
    expect(faultsOf(spoiled(0, 3, first))).toMatch(/twice on 2026-11-23/);
    expect(faultsOf(spoiled(0, 1, { grams: first.grams + 40 }))).toMatch(/energy_kcal is/);
    expect(faultsOf(spoiled(0, 1, { nutrients: {} }))).toMatch(/totals are wrong/);
  });

  it('sees rice cereal that comes too often', () => {
    const often = [0, 1, 2].reduce<MealPlan>(
      (changed, day) => ({
        ...changed,
        days: changed.days.map((each, index) =>
          index === day
            ? {
                ...each,
                slots: each.slots.map((slot, at) =>
                  at < 2 ? { ...slot, recipe: 'baby-rice-kiwi-pear' } : slot,
                ),
              }
            : each,
        ),
      }),
      sound,
    );
    expect(faultsOf(often)).toMatch(/rice cereal: \d times in week 1/);
    expect(faultsOf(often)).toContain('cereal at breakfast: 3 in a week, not said');
    const notes = ['There is baby cereal at 3 breakfasts of this plan, more than we aim for.'];
    expect(faultsOf({ ...often, notes })).not.toContain('cereal at breakfast');
  });

  it('sees an empty place that nobody speaks of', () => {
    expect(faultsOf(spoiled(1, 1, { recipe: null }))).toMatch(/empty without a reason.*empty, and not said/);
  });

  it('sees what does not suit the child', () => {
    const child = soundRequest.child;
    expect(faultsOf(sound, { child: { ...child, diet: 'vegan' } })).toContain('is not vegan');
    expect(faultsOf(sound, { child: { ...child, ageMonths: 5 } })).toContain('is from');
    expect(faultsOf(sound, { maxMinutes: 1 })).toContain('minutes');
    expect(faultsOf(sound, { child: { ...child, introducedAllergens: [] } })).toContain('is new');
    const held = sound.days[0]?.slots[0]?.recipe ?? '';
    expect(faultsOf(sound, { exclude: [held] })).toContain(`holds ${held}`);
  });

  it('sees a lock that is broken', () => {
    const locks = [{ date: '2026-11-24', slot: 0, recipe: 'moon-cake' }];
    expect(faultsOf(sound, { locks })).toContain('the lock of moon-cake is broken');
  });
});

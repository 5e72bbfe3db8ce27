import { allergens, type IntroducedAllergen } from '../child';
import { type MealPlan, type PlannedSlot } from './meal-plan';
import { plan } from './plan';
import { planFaults } from './plan-faults.test-helper';
import { type PlanRequest } from './plan-request';
import { WorkerSolver } from './solve-in-worker';

const solver = new WorkerSolver({ workers: 1 });
afterAll(() => solver.close());
jest.setTimeout(120_000);

const met: readonly IntroducedAllergen[] = allergens.map((code) => ({
  code,
  date: '2026-06-01',
  reaction: 'none',
}));
const request: PlanRequest = {
  child: { ageMonths: 14, feeding: 'none', introducedAllergens: met },
  startDate: '2026-11-23',
  days: 3,
};

let sound: MealPlan;
beforeAll(async () => {
  const result = await plan(request, solver);
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
  planFaults(changed, { ...request, ...more }).join(' ');

it('finds nothing in a sound plan', () => {
  expect(planFaults(sound, request)).toEqual([]);
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
});

it('sees an empty place that nobody speaks of', () => {
  expect(faultsOf(spoiled(1, 1, { recipe: null }))).toMatch(/empty without a reason.*empty, and not said/);
});

it('sees what does not suit the child', () => {
  const child = request.child;
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

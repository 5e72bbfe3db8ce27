import { babyRequest, type BabyPatch } from '../../../contract/nutriai-babies';
import { patchedBaby } from './baby-list-changes';

const measured = (date: string, weight_kg: number | null, length_cm: number | null = null) => ({
  date,
  weight_kg,
  length_cm,
  head_cm: null,
});
const ada = babyRequest.parse({
  name: 'Ada',
  birth_date: '2026-01-10',
  avoids: ['pork'],
  introduced_allergens: [{ code: 'egg', date: '2026-07-12' }],
  measurements: [measured('2026-06-01', 6), measured('2026-08-01', 7, 70)],
});
const measurements = (change: NonNullable<BabyPatch['change_measurements']>) =>
  patchedBaby(ada, { change_measurements: change }).measurements;

it('adds to a day, and moves what was changed', () => {
  expect(measurements({ remove: [], put: [measured('2026-06-01', null, 66)] })).toEqual([
    measured('2026-08-01', 7, 70),
    measured('2026-06-01', 6, 66),
  ]);
  expect(measurements({ remove: ['2026-08-01'], put: [measured('2026-08-02', 7.1)] })).toEqual([
    measured('2026-06-01', 6),
    measured('2026-08-02', 7.1),
  ]);
  // A size that was emptied is gone; what is gone already is no matter.
  expect(measurements({ remove: ['2026-08-01', '2026-09-01'], put: [measured('2026-08-01', 7)] })[1]).toEqual(
    measured('2026-08-01', 7),
  );
});

it('adds and removes first tastes, each once, and leaves the rest alone', () => {
  const egg = { code: 'egg', date: '2026-07-12', reaction: 'none' } as const;
  const milk = { ...egg, code: 'milk' } as const;
  const changed = patchedBaby(ada, {
    name: undefined,
    sex: 'female',
    change_introduced_allergens: { remove: [], add: [egg, milk] },
  });
  expect(changed).toEqual({ ...ada, sex: 'female', introduced_allergens: [egg, milk] });
  const removed = patchedBaby(changed, { change_introduced_allergens: { remove: [egg], add: [] } });
  expect(removed.introduced_allergens).toEqual([milk]);
});

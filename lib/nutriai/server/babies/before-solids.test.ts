import type { Baby } from '../../engine/insights/log';
import { beforeSolids } from './before-solids';

const newborn: Baby = {
  birthDate: '2026-08-31',
  sex: 'female',
  feeding: 'formula',
  diet: 'omnivore',
  allergies: [],
  otherAllergies: [],
  avoids: [],
  introducedAllergens: [],
  measurements: [{ date: '2026-11-20', weightKg: 5 }],
};
const today = '2026-11-21';

it('says until when to wait, how much milk, and what comes later still', () => {
  const found = beforeSolids(newborn, today);
  expect(found).toMatchObject({ age_months: 2, is_waiting: true, counted_from: 'birth' });
  // February has no 31st: the sixth month is complete on the day after its last.
  expect(found.six_months_on).toBe('2027-03-01');
  expect(found.advice?.readiness).toEqual([
    'sitting and holding the head steady',
    'reaching food and bringing it to the mouth',
    'swallowing it rather than pushing it out',
  ]);
  expect(found.advice?.milk).toMatchObject({
    kind: 'formula',
    range_ml: { min: 750, max: 960 },
    is_weight_estimated: false,
  });
  expect(found.advice?.never.map(({ about, until_months }) => [about, until_months])).toEqual([
    ['honey', 12],
    ['animal milk as a drink', 12],
    ['added salt', 12],
    ['fruit juice', 12],
    ['a herbal infusion', 12],
    ['added sugar', 24],
  ]);
  for (const { sources } of found.advice?.never ?? []) expect(sources).not.toEqual([]);
});

it('names vitamin D for a breastfed baby, with its source', () => {
  const { advice } = beforeSolids({ ...newborn, feeding: 'breast' }, today);
  expect(advice?.milk.range_ml).toBeNull();
  expect(advice?.supplements).toEqual([
    {
      id: 'vitamin_d',
      advice: expect.stringContaining('vitamin D'),
      source: expect.objectContaining({ org: 'NHS' }),
    },
  ]);
});

it('counts from the due date of a baby born early, and leaves the start to a clinician', () => {
  const early = { ...newborn, birthDate: '2026-05-01', dueDate: '2026-07-01' };
  const found = beforeSolids(early, today);
  expect(found).toMatchObject({
    age_months: 6,
    corrected_age_months: 4,
    is_waiting: true,
    counted_from: 'due_date',
    six_months_on: '2027-01-01',
  });
  expect(found.advice?.readiness).toEqual([]);
  expect(found.advice?.why).toContain('Your neonatal team');
});

it('has no advice for a baby of six months, on the very day', () => {
  const six = { ...newborn, birthDate: '2026-05-21' };
  expect(beforeSolids(six, today)).toMatchObject({
    is_waiting: false,
    six_months_on: today,
    advice: null,
  });
  expect(beforeSolids(six, '2026-11-20').is_waiting).toBe(true);
});

import { isTooYoungForPlans, refusalOf } from './plan-refusal';

it.each([
  [{ ageMonths: 5 }, true],
  [{ ageMonths: 6 }, false],
  [{ ageMonths: 8, correctedAgeMonths: 5 }, true],
  [{ ageMonths: 8, correctedAgeMonths: 6 }, false],
  [{ ageMonths: 5, correctedAgeMonths: 6 }, true],
])('makes no plan under six months by the age from the birth or the due date: %j %j', (child, isTooYoung) => {
  expect(isTooYoungForPlans(child)).toBe(isTooYoung);
});

it('says of a young baby that milk is enough, and when solids start', () => {
  const { refused, why, whatHelps, sources } = refusalOf({ child: { ageMonths: 5 } });
  expect(refused).toBe('under_six_months');
  expect(why).toMatch(/milk.* all a baby needs.*Solids start at about six months\.$/);
  expect(whatHelps).toHaveLength(3);
  expect(whatHelps.join(' ')).toMatch(
    /six months old\. Signs of readiness, all three.*health visitor or doctor/,
  );
  expect(sources).toEqual(['who-complementary-feeding', 'nhs-first-foods']);
});

it('leaves a baby who was born early to those who know it', () => {
  const { why, whatHelps } = refusalOf({ child: { ageMonths: 6, correctedAgeMonths: 4 } });
  expect(why).toMatch(/^Counted from the due date.*neonatal team, health visitor or doctor says/);
  expect(whatHelps).toEqual(['Ask your neonatal team, health visitor or doctor about the first foods.']);
});

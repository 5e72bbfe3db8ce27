import { isTooYoungForPlans } from './plan-refusal';

// What a refusal says is tried in plan-request.test.ts.
it.each([
  [{ ageMonths: 5 }, true],
  [{ ageMonths: 6 }, false],
  [{ ageMonths: 8, correctedAgeMonths: 5 }, true],
  [{ ageMonths: 8, correctedAgeMonths: 6 }, false],
])('makes no plan under six months by the age from the birth or the due date: %j %j', (child, isTooYoung) => {
  expect(isTooYoungForPlans(child)).toBe(isTooYoung);
});

import * as fc from 'fast-check';
import '@/lib/platform/testing/property-seed';
import { alertSeverities } from './alerts/alert';
import { nutrientCodes } from './day-intake';
import { insights } from './insights';
import { insightsJson } from './insights-json';
import { type Baby, type LoggedMeal } from './log';
import { boy, girl, logOf, meal, of, toddler } from './logs.test-helper';

const foodIds = [
  'oats',
  'egg',
  'carrot',
  'salmon',
  'lentils',
  'banana',
  'whole-yoghurt',
  'white-bread',
  'popcorn',
  'puffed-wheat',
];

const anyMeal: fc.Arbitrary<LoggedMeal> = fc
  .record({
    day: fc.integer({ min: 12, max: 20 }),
    hour: fc.integer({ min: 6, max: 20 }),
    kind: fc.constantFrom('breakfast', 'lunch', 'dinner', 'snack'),
    items: fc.array(
      fc.record({ food: fc.constantFrom(...foodIds), grams: fc.integer({ min: 0, max: 120 }) }),
      { minLength: 1, maxLength: 3 },
    ),
    eatenShare: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ day, hour, kind, items, eatenShare }) => ({
    ...meal(day, kind, items),
    eatenAt: `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00`,
    eatenShare,
  }));
const anyMeals = fc.array(anyMeal, { maxLength: 8 });
const anyBaby: fc.Arbitrary<Baby> = fc.constantFrom(girl, boy, toddler, { ...girl, feeding: 'mixed' });

const runs = { numRuns: 30 };

const haveOf = (baby: Baby, meals: readonly LoggedMeal[]) =>
  insights(logOf(baby, meals)).days.map(({ nutrients }) =>
    nutrientCodes.map((code) => nutrients[code].have ?? 0),
  );

it('another meal of food never lowers what a day holds', () => {
  fc.assert(
    fc.property(anyBaby, anyMeals, anyMeal, (baby, meals, extra) => {
      const before = haveOf(baby, meals).flat();
      const after = haveOf(baby, [...meals, extra]).flat();
      expect(after.every((have, index) => have >= (before[index] ?? 0) - 1e-9)).toBe(true);
    }),
    runs,
  );
});

it('the order of meals does not matter', () => {
  fc.assert(
    fc.property(anyBaby, anyMeals, (baby, meals) => {
      const one = insights(logOf(baby, meals));
      const other = insights(logOf(baby, meals.toReversed()));
      one.nutrients.forEach(({ have, status }, index) => {
        expect(other.nutrients[index]?.have ?? 0).toBeCloseTo(have ?? 0, 9);
        expect(other.nutrients[index]?.status).toBe(status);
      });
      expect(other.who).toEqual(one.who);
      expect(other.alerts.map(({ id }) => id).toSorted()).toEqual(one.alerts.map(({ id }) => id).toSorted());
    }),
    runs,
  );
});

it('what is eaten is in proportion to the share', () => {
  fc.assert(
    fc.property(anyBaby, anyMeals, fc.double({ min: 0.01, max: 1, noNaN: true }), (baby, meals, factor) => {
      const whole = insights(
        logOf(
          baby,
          meals.map((each) => ({ ...each, eatenShare: 1 })),
        ),
      );
      const part = insights(
        logOf(
          baby,
          meals.map((each) => ({ ...each, eatenShare: factor })),
        ),
      );
      whole.days.forEach(({ nutrients }, index) => {
        for (const code of nutrientCodes) {
          const full = (nutrients[code].have ?? 0) - nutrients[code].fromMilk;
          const partial = part.days[index]?.nutrients[code];
          expect((partial?.have ?? 0) - (partial?.fromMilk ?? 0)).toBeCloseTo(full * factor, 6);
        }
      });
    }),
    runs,
  );
});

it('shares, bounds and counts make sense', () => {
  fc.assert(
    fc.property(anyBaby, anyMeals, (baby, meals) => {
      const { nutrients, limits, who, variety, alerts } = insights(logOf(baby, meals));
      for (const { have, lower, upper, share, need, coverage, fromMilk } of nutrients) {
        expect(need).toBeGreaterThan(0);
        expect(coverage).toBeGreaterThanOrEqual(0);
        expect(coverage).toBeLessThanOrEqual(1);
        expect(share === null).toBe(have === null);
        expect(lower).toBeGreaterThanOrEqual(fromMilk - 1e-9);
        expect(upper ?? lower).toBeGreaterThanOrEqual(lower);
      }
      for (const { lower, upper } of limits) expect(upper ?? lower).toBeGreaterThanOrEqual(lower);
      for (const { days, of: all } of Object.values(who?.summary ?? {}))
        expect(days).toBeLessThanOrEqual(all);
      expect(variety.window).toBeLessThanOrEqual(variety.allTime);
      const ranks = alerts.map(({ severity }) => alertSeverities.indexOf(severity));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }),
    runs,
  );
});

it('the same log gives the same answer', () => {
  const log = logOf(girl, [meal(20, 'lunch', [of('lentils', 30)])]);
  expect(insights(log)).toEqual(insights(log));
});

it('any JSON is answered, or refused with the name of what does not fit', () => {
  const baby = fc.record({ birth_date: fc.constantFrom('2026-04-10', '2025-01-01', '2026-11-20') });
  const anyLog = fc.record(
    {
      baby: fc.oneof(baby, fc.jsonValue()),
      meals: fc.oneof(
        fc.array(
          fc.record(
            {
              eaten_at: fc.constantFrom('2026-11-20T12:00:00', 'soon', '2026-11-20'),
              kind: fc.constantFrom('lunch', 'milk', 'tea'),
              items: fc.array(fc.oneof(fc.string(), fc.record({ text: fc.string(), grams: fc.double() }))),
              eaten_share: fc.oneof(fc.double({ min: 0, max: 1 }), fc.jsonValue()),
              reaction: fc.oneof(fc.record({ signs: fc.string(), note: fc.string() }), fc.jsonValue()),
            },
            { requiredKeys: ['eaten_at', 'kind'] },
          ),
          { maxLength: 3 },
        ),
        fc.jsonValue(),
      ),
      water: fc.jsonValue(),
      days: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.jsonValue()),
    },
    { requiredKeys: ['baby'] },
  );
  fc.assert(
    fc.property(anyLog, (log) => {
      try {
        expect(insightsJson(log, '2026-11-20')).toHaveProperty('alerts');
      } catch (error) {
        expect(error instanceof TypeError || error instanceof RangeError).toBe(true);
        expect((error as Error).message.length).toBeGreaterThan(8);
        expect((error as Error).message).not.toMatch(/undefined|is not a function|reading/);
      }
    }),
    { numRuns: 100 },
  );
});

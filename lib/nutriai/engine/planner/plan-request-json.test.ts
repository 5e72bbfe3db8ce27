import { type SupplementAdvice } from '../needs/supplement-advice';
import { sources } from '../sources';
import { type MealPlan, type PlannedSlot, type PlanRefusal, type Shortfall } from './meal-plan';
import { planRequestOf, toPlanJson } from './plan-json';

const start_date = '2026-11-23';
const baby = { birth_date: '2025-09-10', feeding: 'none', weight_kg: 20 };
const request = (more: Record<string, unknown> = {}) => planRequestOf({ baby, start_date, ...more });

describe('a request', () => {
  it('is of a week unless it says otherwise, and leaves the rest to the planner', () => {
    expect(request()).toEqual({
      child: expect.objectContaining({ ageMonths: 14, dislikes: [] }),
      startDate: start_date,
      days: 7,
      pantry: [],
      exclude: [],
      locks: [],
    });
  });

  it('says what it wants', () => {
    const numbers = { meals_per_day: 4, snacks: 2, max_minutes: 20, cooking_minutes: 50, seed: 9 };
    expect(
      request({ ...numbers, days: 3, exclude: ['honey'], pantry: ['oats', { food: 'egg' }] }),
    ).toMatchObject({
      days: 3,
      mealsPerDay: 4,
      snacks: 2,
      maxMinutes: 20,
      cookingMinutes: 50,
      seed: 9,
      exclude: ['honey'],
      pantry: ['oats', 'egg'],
    });
  });

  it('locks dishes where they are, in an amount if it says so', () => {
    const lock = { date: start_date, slot: 1, recipe: 'porridge' };
    expect(request({ locks: [lock, { ...lock, slot: 2, grams: 80 }] }).locks).toEqual([
      lock,
      { ...lock, slot: 2, grams: 80 },
    ]);
  });

  it.each([
    [{ locks: ['porridge'] }, 'locks[0]'],
    [{ locks: [{ slot: 1, recipe: 'porridge' }] }, 'locks[0].date'],
    [{ locks: [{ date: start_date, recipe: 'porridge' }] }, 'locks[0].slot'],
    [{ locks: [{ date: start_date, slot: 1 }] }, 'locks[0].recipe'],
    [{ locks: [{ date: start_date, slot: 1, recipe: 'porridge', grams: 'much' }] }, 'grams'],
    [{ pantry: [{ name: 'egg' }] }, 'pantry[0].food'],
    [{ pantry: [7] }, 'pantry[0]'],
    [{ pantry: 'egg' }, 'pantry'],
    [{ exclude: [7] }, 'exclude[0]'],
    [{ days: 'seven' }, 'days'],
    [{ meals_per_day: 'three' }, 'meals_per_day'],
    [{ snacks: 'two' }, 'snacks'],
    [{ max_minutes: 'few' }, 'max_minutes'],
    [{ cooking_minutes: 'few' }, 'cooking_minutes'],
    [{ seed: 'any' }, 'seed'],
    [{ start_date: 7 }, 'start_date'],
    [{ baby: 'Ada' }, 'baby'],
    [{ baby: { ...baby, dislikes: [7] } }, 'dislikes[0]'],
    [{ baby: { feeding: 'breast' } }, 'baby.birth_date or baby.age_months'],
  ])('with %j names what does not fit: %s', (more, name) => {
    expect(() => request(more)).toThrow(TypeError);
    expect(() => request(more)).toThrow(name);
  });

  it.each(['a plan', null, undefined, [baby]])('is no %j', (input) => {
    expect(() => planRequestOf(input)).toThrow(/^The input/);
  });
});

describe('the child', () => {
  const child = (fields: Record<string, unknown>) => request({ baby: fields }).child;

  it('is as old as the birth date tells, whatever else is said', () => {
    expect(child({ ...baby, age_months: 5 }).ageMonths).toBe(14);
    expect(child({ ...baby, corrected_age_months: 3 })).not.toMatchObject({ correctedAgeMonths: 3 });
    expect(child(baby)).not.toMatchObject({ weightKg: 20 });
  });

  it.each([null, undefined])(
    'has the age and size that are given where the birth date is %j',
    (birth_date) => {
      const given = {
        age_months: 8.9,
        corrected_age_months: 7,
        weight_kg: 8,
        length_cm: 70,
        dislikes: ['kale'],
      };
      expect(child({ ...given, birth_date })).toMatchObject({
        ageMonths: 8,
        correctedAgeMonths: 7,
        weightKg: 8,
        lengthCm: 70,
        dislikes: ['kale'],
      });
    },
  );

  it('has no size that nobody gave', () => {
    const { weightKg, lengthCm, correctedAgeMonths } = child({ age_months: 8 });
    expect([weightKg, lengthCm, correctedAgeMonths]).toEqual([undefined, undefined, undefined]);
  });
});

describe('an answer', () => {
  const shortfall: Shortfall = {
    nutrient: 'iron_mg',
    have: 3.141592,
    need: 11.000001,
    share: 0.285599,
    why: 'Little meat.',
    whatHelps: ['Meat.'],
    sources: ['aap-iron'],
  };
  const porridge: PlannedSlot = {
    kind: 'breakfast',
    recipe: 'porridge',
    title: 'Porridge',
    grams: 120,
    portion: '8 tablespoons',
    texture: 'Thick.',
    verdict: 'allow',
    locked: false,
    leftoverOf: start_date,
    nutrients: { iron_mg: 1.234567 },
  };
  const advice: SupplementAdvice = { id: 'vitamin_d', advice: 'Drops.', source: 'nhs-vitamins' };
  const planned: MealPlan = {
    startDate: start_date,
    days: [
      {
        date: start_date,
        slots: [porridge],
        totals: { iron_mg: 1.234567, energy_kcal: 123.456 },
        targets: { iron_mg: 11.00004 },
        foodGroups: ['dairy'],
      },
    ],
    shortfalls: [shortfall, { ...shortfall, shareWithMilk: 0.987654, bestShare: 0.555555 }],
    shoppingList: [],
    introductions: [{ date: start_date, allergen: 'milk', recipe: 'porridge', how: 'A little.' }],
    supplements: [advice],
    notes: ['Freeze the rest.'],
    objective: 1234.5678,
    gap: 0.000123456,
  };

  it('has four digits, snake case and its sources in full', () => {
    const short = {
      nutrient: 'iron_mg',
      have: 3.142,
      need: 11,
      share: 0.2856,
      why: 'Little meat.',
      what_helps: ['Meat.'],
      sources: [sources['aap-iron']],
    };
    expect(toPlanJson(planned)).toEqual({
      start_date,
      days: [
        {
          date: start_date,
          slots: [expect.objectContaining({ leftover_of: start_date, nutrients: { iron_mg: 1.235 } })],
          totals: { iron_mg: 1.235, energy_kcal: 123.5 },
          targets: { iron_mg: 11 },
          food_groups: ['dairy'],
        },
      ],
      shortfalls: [short, { ...short, share_with_milk: 0.9877, best_share: 0.5556 }],
      shopping_list: [],
      introductions: [{ date: start_date, allergen: 'milk', recipe: 'porridge', how: 'A little.' }],
      supplements: [expect.objectContaining({ source: sources[advice.source] })],
      notes: ['Freeze the rest.'],
      objective: 1235,
      gap: 0.0001235,
    });
  });

  it('says why there is no plan', () => {
    const refusal: PlanRefusal = {
      refused: 'under_six_months',
      why: 'Milk.',
      whatHelps: ['Time.'],
      sources: ['nhs-vitamins'],
    };
    expect(toPlanJson(refusal)).toEqual({
      refused: 'under_six_months',
      why: 'Milk.',
      what_helps: ['Time.'],
      sources: [sources['nhs-vitamins']],
    });
  });
});

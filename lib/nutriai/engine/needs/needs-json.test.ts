import { needsFor } from './needs-for';
import { needsForJson } from './needs-json';

it('reads every field in snake case', () => {
  const json = needsForJson({
    age_months: 14,
    corrected_age_months: 12,
    sex: 'male',
    weight_kg: 9.8,
    length_cm: 76,
    feeding: 'formula',
    diet: 'vegan',
    locale: 'us',
    milk_ml_per_day: 320,
  });
  const needs = needsFor(
    {
      ageMonths: 14,
      correctedAgeMonths: 12,
      sex: 'male',
      weightKg: 9.8,
      lengthCm: 76,
      feeding: 'formula',
      diet: 'vegan',
      locale: 'us',
    },
    { milkMlPerDay: 320 },
  );
  expect(json).toMatchObject({
    age_months: 12,
    band: '12-23',
    feeding: 'formula',
    energy: {
      total_kcal: needs.energy.totalKcal,
      from_food_kcal: needs.energy.fromFoodKcal,
      basis: { sex: 'male', weight_kg: 9.8, length_cm: 76, weight_estimated: false },
    },
    milk: { ml_per_day: 320, volume: 'given' },
    limits: { cows_milk_drink_ml: { max: 720 } },
    supplements: [{ id: 'vitamin_b12' }, { id: 'iodine' }],
  });
});

it('needs an age only', () => {
  expect(needsForJson({ age_months: 7 })).toMatchObject({ age_months: 7, feeding: 'breast' });
});

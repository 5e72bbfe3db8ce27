import { assess } from './assess';
import { type SubjectIngredient } from './subject';
import { processorTimeMs } from '@/lib/platform/testing/processor-time';

it('checks a recipe in a few milliseconds', () => {
  const recipe = {
    title: 'Chicken and vegetable stew',
    ingredients: [
      'chicken-thigh',
      'carrot',
      'potato',
      'onion',
      'olive-oil',
      'green-peas',
      'tinned-tomatoes',
      'thyme',
    ].map((food): SubjectIngredient => ({ food, grams: 50, preparation: 'finely chopped' })),
    steps: [
      'Fry the onion in the oil.',
      'Add all else and simmer for 40 minutes until soft.',
      'Shred the chicken and mash the peas.',
    ],
    servings: 4,
  };
  assess({ recipe }, { ageMonths: 12 });
  const times = Array.from({ length: 20 }, () =>
    processorTimeMs(() => assess({ recipe }, { ageMonths: 12 })),
  );
  expect(Math.min(...times)).toBeLessThan(25);
});

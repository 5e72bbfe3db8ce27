import type { LandingSourceKey } from './nutriai-sources';

export interface AgeFact {
  name: string;
  /** Of the three ages, in order. */
  values: readonly [string, string, string];
  note?: string;
  sources: readonly LandingSourceKey[];
}

export const ageColumns = ['6–8 months', '9–11 months', '12–23 months'] as const;

export const ageFacts: readonly AgeFact[] = [
  {
    name: 'Meals a day, breastfed',
    values: ['2–3', '3–4', '3–4'],
    note: 'As well as breast milk, with 1–2 snacks if your child wants them.',
    sources: ['who-2009'],
  },
  {
    name: 'Meals a day, not breastfed',
    values: ['4–5', '4–5', '4–5'],
    note: 'Milk feeds count as meals. Add 1–2 snacks if your child wants them.',
    sources: ['who-2005'],
  },
  {
    name: 'Size of a meal',
    values: ['2–3 tablespoons, rising to 125 ml (½ cup)', '125 ml (½ cup)', '190–250 ml (¾–1 cup)'],
    note: 'What an average child eats. Let yours decide how much.',
    sources: ['who-2009'],
  },
  {
    name: 'Energy from food, breastfed',
    values: ['about 200 kcal', 'about 300 kcal', 'about 550 kcal'],
    note: 'A day, on top of an average amount of breast milk.',
    sources: ['who-2009'],
  },
  {
    name: 'Total energy, not breastfed',
    values: ['about 600 kcal', 'about 700 kcal', 'about 900 kcal'],
    note: 'A day, from food and milk together.',
    sources: ['who-2005'],
  },
  {
    name: 'Texture',
    values: [
      'Thick and well mashed',
      'Finely chopped or mashed, and food to pick up',
      'Family food, chopped or mashed if need be',
    ],
    sources: ['who-2009'],
  },
  {
    name: 'Water',
    values: ['120–240 ml (4–8 oz) a day', '120–240 ml (4–8 oz) a day', '240–960 ml (8–32 oz) a day'],
    note: 'In sips with meals. None before 6 months.',
    sources: ['aap-drinks'],
  },
  {
    name: 'Main milk',
    values: [
      'Breast milk or first infant formula',
      'Breast milk or first infant formula',
      'Breast milk, whole cow’s milk, or both',
    ],
    sources: ['nhs-drinks', 'aap-drinks'],
  },
];

import type { Baby } from '../../../engine/insights/log';

/** The baby of the recorded questions, eight months old on `adaToday`. */
export const ada: Baby = {
  birthDate: '2026-03-01',
  sex: 'female',
  feeding: 'formula',
  diet: 'omnivore',
  locale: 'uk',
  allergies: ['egg'],
  otherAllergies: ['kiwi'],
  avoids: [],
  introducedAllergens: [{ code: 'milk', date: '2026-10-01', reaction: 'none' }],
  measurements: [
    { date: '2026-03-01', weightKg: 3.3 },
    { date: '2026-09-15', weightKg: 7.2, lengthCm: 65.5 },
    { date: '2026-11-15', weightKg: 7.9, lengthCm: 69 },
  ],
};

/** A Saturday. */
export const adaToday = '2026-11-21';

import { type Baby, type InsightsInput, type LoggedMeal, type LogItem, type MealKind } from './log';

export const today = '2026-11-20';

/** A girl of seven months on breast milk, measured ten days ago. */
export const girl: Baby = {
  birthDate: '2026-04-10',
  sex: 'female',
  feeding: 'breast',
  diet: 'omnivore',
  allergies: [],
  otherAllergies: [],
  avoids: [],
  introducedAllergens: [],
  measurements: [{ date: '2026-11-10', weightKg: 7.6, lengthCm: 67 }],
};

/** A boy of ten months on formula. */
export const boy: Baby = {
  ...girl,
  birthDate: '2026-01-05',
  sex: 'male',
  feeding: 'formula',
  measurements: [{ date: '2026-11-10', weightKg: 9.2, lengthCm: 73 }],
};

/** A boy of twenty months who has neither. */
export const toddler: Baby = { ...boy, birthDate: '2025-03-15', feeding: 'none', measurements: [] };

const hours: Record<MealKind, string> = {
  milk: '06:30',
  breakfast: '08:00',
  lunch: '12:00',
  dinner: '17:30',
  snack: '15:00',
};

/** A meal on a day of November 2026. */
export function meal(
  day: number,
  kind: MealKind,
  items: readonly LogItem[],
  more: Partial<LoggedMeal> = {},
): LoggedMeal {
  return { eatenAt: `2026-11-${String(day).padStart(2, '0')}T${hours[kind]}:00`, kind, items, ...more };
}

export const of = (food: string, grams: number): LogItem => ({ food, grams });
export const bottle = (ml: number): LogItem => ({ food: 'infant-formula', amount: ml, unit: 'ml' });

export function logOf(
  baby: Baby,
  meals: readonly LoggedMeal[],
  more: Partial<InsightsInput> = {},
): InsightsInput {
  return { baby, meals, water: [], days: 7, today, ...more };
}

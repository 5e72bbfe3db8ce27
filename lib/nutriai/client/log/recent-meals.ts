import type { MealAnswer } from '../../../contract/nutriai-meals';

const shownAtMost = 6;

/**
 * What was eaten lately, each dish once, the latest first; without milk and without what was answered by a
 * reaction.
 */
export function recentMeals(meals: readonly MealAnswer[]): MealAnswer[] {
  const found = new Map<string, MealAnswer>();
  const reacted = new Set(
    meals.filter(({ reaction }) => reaction !== null && reaction.severity !== 'none').map(signatureOf),
  );
  for (const meal of meals) {
    const signature = signatureOf(meal);
    if (meal.kind === 'milk' || found.has(signature) || reacted.has(signature)) continue;
    found.set(signature, meal);
  }
  return [...found.values()].slice(0, shownAtMost);
}

const signatureOf = ({ items }: MealAnswer) =>
  items
    .map(({ name }) => name.toLowerCase())
    .sort()
    .join('\n');

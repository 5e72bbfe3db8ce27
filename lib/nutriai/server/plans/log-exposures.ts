import type { Child } from '../../engine/child';
import { allergenExposures } from '../../engine/insights/allergen-exposures';
import type { Baby } from '../../engine/insights/log';
import { readMeal } from '../../engine/insights/read-meal';
import { recipesOf, type StoredMeal, toLoggedMeal } from '../log/meal-facts';

interface Log {
  profile: Baby;
  child: Child;
  meals: readonly StoredMeal[];
  today: string;
}

/** Reads from meals which allergens were met, when first, and how it went. */
export function logExposures({
  profile,
  child,
  meals,
  today,
}: Log): NonNullable<Child['introducedAllergens']> {
  const recipes = recipesOf(meals);
  const read = meals.map((meal) => {
    const logged = toLoggedMeal(meal);
    return readMeal(logged, logged.eatenAt.slice(0, 10), { child, recipes });
  });
  return allergenExposures({ baby: profile, meals: read, today, drinksMilk: false }).flatMap(
    ({ code, first, reaction, suspicion, isUndated, status }) => {
      if (first === null && !isUndated && status !== 'reacted') return [];
      // What it was to is not known: until it is, none of what the meal held is served.
      const isSuspected = reaction === 'none' && suspicion !== 'none';
      return [{ code, date: first, ...(isSuspected ? { reaction: suspicion, isSuspected } : { reaction }) }];
    },
  );
}

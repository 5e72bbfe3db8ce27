import type { Food } from '../../../nutriai/engine/foods/food';
import { foodById, foods } from '../../../nutriai/engine/foods/food-list';
import { assess } from '../../../nutriai/engine/safety/assess';

const swapsAtMost = 4;

/** What a baby drinks instead of whatever else is offered to drink. */
const drinks = ['breast-milk', 'infant-formula', 'water'];

/** Kinds of food that take one another's place on a plate. */
const alike = new Set<Food['flags'][number]>([
  'fish',
  'oily_fish',
  'shellfish',
  'calcium_rich',
  'haem_iron',
  'nut_butter',
  'iron_fortified',
  'dried_fruit',
]);

/**
 * Up to four foods to give from six months instead of one that has to wait or is left out: of its group,
 * those most like it first.
 */
export function foodSwaps(food: Food): Food[] {
  if (food.flags.includes('drink')) return drinks.flatMap((id) => foodById(id) ?? []);
  // Sweets, sauces and herbs have nothing in common that a swap would keep.
  if (food.group === 'other' || food.group === 'fats_oils') return [];
  const candidates = foods
    .filter(({ id, group, fromMonths }) => id !== food.id && group === food.group && fromMonths === 6)
    .map((other) => ({ other, likeness: likenessOf(food, other) }))
    .sort((one, two) => two.likeness - one.likeness);
  const swaps: Food[] = [];
  // The gate takes milliseconds: only as many are judged as it takes.
  for (const { other } of candidates) {
    if (swaps.length === swapsAtMost) break;
    if (isServable(other)) swaps.push(other);
  }
  return swaps;
}

function isServable({ id }: Food): boolean {
  return assess({ ingredients: [{ food: id }] }, { ageMonths: 6 }).verdict !== 'block';
}

function likenessOf(food: Food, other: Food): number {
  const sharedFlags = food.flags.filter((flag) => alike.has(flag) && other.flags.includes(flag)).length;
  const sharedAllergens = food.allergens.filter((allergen) => other.allergens.includes(allergen)).length;
  // Of two that are alike, the one that is easier to serve.
  return sharedFlags + sharedAllergens + (other.choking === 'none' ? 0.5 : 0);
}

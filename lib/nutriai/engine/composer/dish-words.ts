import { foodById } from '../foods/food-list';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { type Role } from './kitchen/kitchen-food';
import { type Available, availableFood } from './may-cook';
import { neverUsed } from './never-used';
import { patterns } from './patterns/pattern-list';

const proteins: readonly Role[] = ['pulse', 'mince', 'meat', 'fish', 'shellfish', 'egg', 'tofu', 'cheese'];
/** What is in many dishes and tells nothing of any. */
const untelling: readonly Role[] = [
  'flour',
  'fat',
  'liquid',
  'herb',
  'spice',
  'sharp',
  'aromatic',
  'creamy',
  'egg',
];

/** Whether a food is what a dish is built around: meat, fish, pulses, tofu, cheese. */
export function isProtein(id: string | null): boolean {
  const role = id === null ? undefined : availableFood(id)?.kitchen.role;
  return role !== undefined && proteins.includes(role);
}

/** Whether a mention names a dish, and not a food or a kind of food ("fish", "beans"). */
export function isDish({ compound, candidates }: ParsedIngredient): boolean {
  return compound !== null && candidates.length === 0;
}

/** Words that name a dish of ours and are bought ready made, too: "pancakes". */
export function isReadyMade({ food }: ParsedIngredient): boolean {
  const kitchen = food === null ? undefined : availableFood(food)?.kitchen;
  return (
    kitchen !== undefined &&
    kitchen.weight === 0 &&
    patterns.some(({ words }) => words.includes(kitchen.title))
  );
}

/**
 * Ids of the foods that make a dish what it is: of bolognese the beef mince, tomatoes and pasta, of "banana
 * pancakes" the banana. What is in it by its nature and tells something, and its usual protein where it has
 * none by nature.
 */
export function foodsOfDish(mention: ParsedIngredient): string[] {
  const own = mention.food === null ? undefined : availableFood(mention.food);
  if (own && own.kitchen.weight > 0) return [own.food.id];
  const parts = (...certainties: readonly string[]) =>
    mention.parts
      .filter(({ certainty }) => certainties.includes(certainty))
      .flatMap(({ food }) => cookable(food));
  const said = mention.text.toLowerCase();
  const named = parts('always', 'usually', 'sometimes').filter(({ food }) =>
    said.includes(food.name.toLowerCase().replace(/s$/, '')),
  );
  const always = parts('always').filter(({ kitchen }) => !untelling.includes(kitchen.role));
  const hasProtein = always.some(({ kitchen }) => proteins.includes(kitchen.role));
  const usual = hasProtein
    ? []
    : parts('usually').filter(
        ({ kitchen }) => proteins.includes(kitchen.role) && !untelling.includes(kitchen.role),
      );
  return distinctTitles([...named, ...always, ...usual.slice(0, 1)]).map(({ food }) => food.id);
}

function cookable(id: string | null): Available[] {
  const food = id === null ? undefined : foodById(id);
  const available = food && availableFood(food.id);
  return food && available && neverUsed(food) === null ? [available] : [];
}

function distinctTitles(foods: readonly Available[]): Available[] {
  return foods.filter(
    ({ kitchen }, place) => foods.findIndex((other) => other.kitchen.title === kitchen.title) === place,
  );
}

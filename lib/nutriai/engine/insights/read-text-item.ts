import { type Allergen, type Locale } from '../child';
import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { groupGrams } from '../recipes/recipe-facts';
import { type GramsBasis, type ParsedIngredient } from '../text/parsed-ingredient';
import { parseIngredients } from '../text/parse-ingredients';
import { stateOfWords } from '../text/state-of-words';
import { type NotCounted, notCountedOf, type ServedFood, type ServedItem } from './eaten-food';

/** Below this the reader of the text took one word for another by more than a slip ("flumf"): it is asked about, not counted. Ours. */
const leastConfidence = 0.6;

const isEaten = ({ role, madeHere }: ParsedIngredient) =>
  !madeHere && (role === 'ingredient' || role === 'drink');

/** Drunk where nothing else is named; animal milk goes by its meal. */
const isPlainDrink = ({ flags }: Food) => flags.includes('drink') && !flags.includes('animal_milk');

/** The one food of an ingredient, or the foods that such a dish always holds, whose weights nobody knows. */
function servedFoods(
  ingredient: ParsedIngredient,
  { grams, basis, isAlone }: { grams: number | null; basis: GramsBasis | null; isAlone: boolean },
): ServedFood[] {
  const served = (id: string | null, weight: number | null): ServedFood[] => {
    const food = id === null ? undefined : foodById(id);
    if (!food) return [];
    const state = stateOfWords(food, {
      preparations: ingredient.preparations,
      words: ingredient.text,
      basis,
    });
    const counts = weight === null || weight >= groupGrams;
    const isDrink = ingredient.role === 'drink' || (isAlone && isPlainDrink(food));
    return [{ food, grams: weight, ...(state && { state }), isDrink, counts }];
  };
  if (ingredient.food !== null) {
    const own = served(ingredient.food, grams);
    if (own.some(({ food }) => food.forms.length > 0)) return own;
  }
  const parts = ingredient.parts.filter(({ certainty }) => certainty === 'always');
  return parts.length > 0 ? parts.flatMap(({ food }) => served(food, null)) : served(ingredient.food, grams);
}

function notCounted(ingredient: ParsedIngredient, foods: readonly ServedFood[]): NotCounted[] {
  const [only] = foods;
  if (only && only.food.id === ingredient.food) return notCountedOf(only, ingredient.text);
  if (foods.length === 0 && ingredient.compound === null)
    return [{ text: ingredient.text, reason: 'unknown_food', nearest: ingredient.candidates }];
  return [{ text: ingredient.text, reason: 'no_composition', nearest: ingredient.candidates }];
}

/**
 * Words of a log as foods and weights. `grams` is the weight of the whole: it is that of the food if there is but one. A food that is said to
 * be left out does not count; words that may be a food and are not known are named as not counted.
 */
export function readTextItem(
  text: string,
  grams: number | undefined,
  locale: Locale | undefined,
): ServedItem {
  const parsed = parseIngredients(text, { locale });
  const eaten = parsed.ingredients.filter(isEaten);
  const allergens = new Set<Allergen>();
  const foods: ServedFood[] = [];
  const missed: NotCounted[] = [];
  for (const ingredient of eaten) {
    if (ingredient.confidence < leastConfidence) {
      const nearest = ingredient.food === null ? ingredient.candidates : [ingredient.food];
      missed.push({ text: ingredient.text, reason: 'unknown_food', nearest });
      continue;
    }
    const isAlone = eaten.length === 1 && parsed.unknown.length === 0;
    const isWeighed = isAlone && grams !== undefined;
    const served = servedFoods(ingredient, {
      grams: isWeighed ? grams : ingredient.grams,
      basis: isWeighed ? 'weight' : ingredient.gramsBasis,
      isAlone,
    });
    foods.push(...served);
    missed.push(...notCounted(ingredient, served));
    for (const { allergen, certainty } of ingredient.allergens)
      if (certainty === 'holds') allergens.add(allergen);
  }
  for (const { text: words, nearest } of parsed.unknown)
    missed.push({ text: words, reason: 'unknown_food', nearest });
  if (foods.length === 0 && missed.length === 0) missed.push({ text, reason: 'unknown_food', nearest: [] });
  return { foods, allergens: [...allergens], notCounted: missed, name: text };
}

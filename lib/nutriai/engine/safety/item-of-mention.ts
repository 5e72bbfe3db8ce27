import { capitalised } from '../capitalised';
import { foodById, idsOfClass } from '../foods/food-list';
import { type FoodFlag } from '../foods/food';
import { compounds } from '../text/compounds/compounds';
import { type AllergenMention, type ParsedIngredient, type Preparation } from '../text/parsed-ingredient';
import { type Holding, type HoldingCertainty, type Item } from './item';
import { preparationsInWords } from './preparations-in-words';

/** What a cook adds to taste or leaves out. */
const addedToTaste: readonly FoodFlag[] = [
  'high_salt',
  'added_sugar',
  'free_sugar',
  'caffeine',
  'processed_meat',
  'alcohol',
];
/** How a dish is bought that nobody cooked at home: “tinned chicken soup”. */
const readyMade: readonly Preparation[] = ['shop_bought', 'canned'];
const fruits = new Set(
  (['vita-fruits', 'tree-fruits', 'other-fruits'] as const).flatMap((name) => [...idsOfClass(name)]),
);
const dishes = new Set(compounds.filter(({ kind }) => kind === 'dish').map(({ id }) => id));

/** A mention of a food in a text as an item; null when the text only names it, or says that it is left out. */
export function itemOfMention(mention: ParsedIngredient): Item | null {
  const { role } = mention;
  if (role === 'mention' || role === 'negated') return null;
  const food = mention.food === null ? null : (foodById(mention.food) ?? null);
  return {
    food,
    name: food && mention.compound === null ? food.name : capitalised(mention.text),
    compound: mention.compound,
    text: mention.text,
    start: mention.start,
    flags: flagsOf(mention),
    allergens: [...allergensOf(mention), ...sulphitesOf(mention)],
    preparations: new Set([...mention.preparations, ...preparationsInWords(mention.text, food)]),
    freeFrom: mention.freeFrom,
    role,
    parts: mention.madeHere ? [] : mention.parts,
    candidates: mention.candidates,
    quantity: mention.quantity,
    further: mention.further,
    grams: mention.grams,
  };
}

function flagsOf({ flags, compound, madeHere, preparations }: ParsedIngredient): Map<FoodFlag, Holding> {
  const isDish = compound !== null && dishes.has(compound);
  const isReadyMeal = isDish && readyMade.some((preparation) => preparations.includes(preparation));
  const found = new Map<FoodFlag, Holding>();
  for (const { flag, certainty, why } of flags) {
    const known = certaintyHere(certainty, madeHere);
    if (known === null) continue;
    // A cook may leave out the salt; a factory does not.
    if (isReadyMeal && flag === 'high_salt') {
      found.set(flag, { certainty: 'holds', why });
      continue;
    }
    const optional = isDish && known === 'may_contain' && addedToTaste.includes(flag);
    found.set(flag, { certainty: optional ? 'optional' : known, why });
  }
  return found;
}

function allergensOf({ allergens, madeHere }: ParsedIngredient): AllergenMention[] {
  return allergens.flatMap((mention) => {
    const certainty = certaintyHere(mention.certainty, madeHere);
    return certainty === null ? [] : [{ ...mention, certainty }];
  });
}

/**
 * Returns the sulphites often used to preserve dried fruit, even where "dried" is not part of the fruit's name
 * ("peaches, dried").
 */
function sulphitesOf({ food, preparations, allergens, freeFrom }: ParsedIngredient): AllergenMention[] {
  const isDriedFruit = food !== null && fruits.has(food) && preparations.includes('dried');
  const isSaid = freeFrom.includes('sulphites') || allergens.some(({ allergen }) => allergen === 'sulphites');
  return isDriedFruit && !isSaid
    ? [{ allergen: 'sulphites', certainty: 'may_contain', why: 'dried fruit' }]
    : [];
}

/**
 * A dish whose own recipe stands in the text has what is listed there; what such dishes usually hold is worth
 * a look, no more.
 */
function certaintyHere<Certainty extends Exclude<HoldingCertainty, 'optional'>>(
  certainty: Certainty,
  madeHere: boolean,
): Certainty | 'may_contain' | null {
  if (!madeHere) return certainty;
  return certainty === 'holds' ? 'may_contain' : null;
}

import { type Food } from '../../foods/food';
import { foodById } from '../../foods/food-list';
import type { Texture } from '../../foods/food-serving';
import { type Recipe } from '../../recipes/recipe';
import { allergenNames } from '../../safety/rules/allergens';
import { containsNamed } from '../../safety/contains-named';
import { itemOfFood } from '../../safety/item-of-food';
import { type ComposeRequest, type Understood } from '../compose-request';
import { availableFood } from '../may-cook';
import { listOf } from '../steps/words';
import { unmetEquipment } from './equipment-of';
import { type Equipment, type RequestFacts } from './request-facts';

const equipmentWords: Readonly<Record<Equipment, readonly [means: string, why: string]>> = {
  no_cooking: ['No cooking', 'Something in it needs cooking to be safe and soft enough.'],
  no_oven: ['No oven', 'We found no dish for this without an oven.'],
  no_hob: ['No hob', 'We found no dish for this without a hob.'],
  no_blender: ['No blender', 'This one is blended. Push it through a sieve instead.'],
  no_microwave: ['No microwave', 'We found no dish for this without a microwave.'],
  one_pan: ['One pan', 'We found no dish for this in one pan; this one needs a second.'],
  freezer: ['For the freezer', 'This dish does not freeze well. Make it fresh.'],
  air_fryer: ['Air fryer', 'We have no tested times for an air fryer; the steps are for an oven or hob.'],
  slow_cooker: ['Slow cooker', 'We have no tested times for a slow cooker; the steps are for a hob.'],
};

const textureWords: Readonly<Record<Texture, string>> = {
  puree: 'Smooth purée',
  mash: 'Mash',
  minced: 'Soft lumps',
  soft_finger: 'Finger food',
  chopped: 'Small pieces',
  family: 'Family food',
  liquid: 'Smooth',
  ingredient: 'Mash',
};

const mealWords = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' } as const;

/** The recipe, and what was asked in the fields of the request. */
export interface Told {
  said: RequestFacts;
  /** As it came, before its words were read. */
  asked: ComposeRequest;
  recipe: Recipe;
  texture: Texture;
  /** Foods that were named and may go in, each with the ids that stand for it. */
  wanted: readonly (readonly string[])[];
}

/** Returns what the words of a request were taken to ask for, and of each whether the recipe keeps to it. */
export function reportUnderstood(told: Told): Understood[] {
  const { said, recipe } = told;
  const unmet = new Set(unmetEquipment(recipe, said.equipment));
  return [
    ...allergyParts(said),
    ...said.dislikes.map(({ words }) => dislikePart(words, recipe)),
    ...(said.diet ? [part('diet', capital(said.diet.diet))] : []),
    ...(said.faith ? [faithPart(said.faith)] : []),
    ...said.equipment.map((each) => {
      const [means, why] = equipmentWords[each];
      return part('equipment', means, unmet.has(each) ? why : null);
    }),
    ...timePart(told),
    ...agePart(told),
    ...texturePart(told),
    ...(said.meal ? [part('meal', mealWords[said.meal])] : []),
    ...wantedParts(told),
  ];
}

function part(kind: Understood['kind'], means: string, why: string | null = null): Understood {
  return { kind, means, met: why === null, why };
}

function allergyParts({ allergies, unknownAllergies }: RequestFacts): Understood[] {
  const named = allergies.flatMap(({ allergens, words }) =>
    allergens.length > 0 ? allergens.map((code) => allergenNames[code]) : [words],
  );
  return [
    ...[...new Set(named)].map((name) => part('allergy', `No ${name}`)),
    ...unknownAllergies.map((words) =>
      part('allergy', `No ${words}`, 'We do not know this food, so check every ingredient for it.'),
    ),
  ];
}

/** A kind that no dish of ours can do without is said to be in it: vegetables. */
function dislikePart(words: string, { ingredients }: Recipe): Understood {
  const held = ingredients.flatMap(({ food }) => {
    const known = foodById(food);
    return known && isOfDisliked(words, known) ? [known.name.toLowerCase()] : [];
  });
  const means = `Without ${words === 'green' ? 'anything green' : words}`;
  return part(
    'dislike',
    means,
    held.length === 0 ? null : `It has ${listOf(held)} in it, cut or mashed small.`,
  );
}

const isVegetable = (id: string) => ['vegetable', 'leaf'].includes(availableFood(id)?.kitchen.role ?? '');

function isOfDisliked(words: string, food: Food): boolean {
  if (/^veg(?:etable)?s?$/.test(words)) return isVegetable(food.id);
  return containsNamed(words, itemOfFood(food))?.certainty === 'holds';
}

function faithPart(faith: 'halal' | 'kosher'): Understood {
  return part(
    'diet',
    capital(faith),
    faith === 'halal'
      ? 'We leave out pork. Choose meat from a halal butcher.'
      : 'We leave out pork and shellfish, and never cook meat with milk. Choose kosher meat, and check labels.',
  );
}

function timePart({ said: { minutes }, recipe }: Told): Understood[] {
  if (minutes === null) return [];
  const why =
    recipe.minutes <= minutes ? null : `We found nothing quicker; this one takes ${recipe.minutes} minutes.`;
  return [part('time', `Ready in ${minutes} minutes`, why)];
}

function agePart({ said: { ageMonths }, asked }: Told): Understood[] {
  if (ageMonths === null) return [];
  const why =
    ageMonths <= asked.ageMonths
      ? null
      : `This recipe is for ${asked.ageMonths} months, the age that you gave beside these words.`;
  return [part('age', `For ${ageMonths} months`, why)];
}

function texturePart({ said, texture }: Told): Understood[] {
  if (said.texture === null) return [];
  const why =
    said.texture === texture
      ? null
      : `We made the nearest texture that suits the age and the dish: ${textureWords[texture].toLowerCase()}.`;
  return [part('texture', textureWords[said.texture], why)];
}

function wantedParts({ wanted, recipe }: Told): Understood[] {
  const used = new Set(recipe.ingredients.map(({ food }) => food));
  return wanted.flatMap((ids) => {
    const name = foodById(ids[0] ?? '')?.name;
    if (name === undefined) return [];
    const isUsed = ids.some((id) => used.has(id));
    return [part('food', `With ${name.toLowerCase()}`, isUsed ? null : 'It did not fit into this dish.')];
  });
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

import { foodById } from '../../foods/food-list';
import { familyPlateWords } from '../family-plate';
import { isMentioned, tellingWords } from '../food-mentioned';
import { recipes } from '../recipe-list';
import { type Recipe, type RecipeIngredient, reheatingWords, textureAges } from '../recipe';
import { isSweetDish } from '../sweet-dish';

/** What a parent finds who has bought everything and cooks it, stores it and eats it with the family. */
export const useFaultKinds = [
  'finer with age',
  'never used',
  'used but not listed',
  'storage',
  'family plate',
] as const;
type UseFaultKind = (typeof useFaultKinds)[number];

/** Returns what is wrong with how a recipe uses its ingredients, and with what becomes of it after cooking. */
export function useFaults(recipe: Recipe): [kind: UseFaultKind, whats: string[]][] {
  return [
    ['finer with age', finerFaults(recipe)],
    ['never used', unusedFaults(recipe)],
    ['used but not listed', unlistedFaults(recipe)],
    ['storage', storageFaults(recipe)],
    ['family plate', familyFaults(recipe)],
  ];
}

/** All that recipes of the library are made of. */
const foodsOfRecipes = [
  ...new Set(recipes.flatMap(({ ingredients }) => ingredients.map(({ food }) => food))),
];

/** Words by which a step means several ingredients. */
const forMany: readonly [words: RegExp, isMeant: (ingredient: RecipeIngredient) => boolean][] = [
  [/\b(?:everything|all the (?:rest|others?|ingredients)|the rest)\b/i, () => true],
  [/\b(?:spices?|herbs?)\b/i, ({ trace }) => trace === true],
  [/\b(?:fruit|berries|vegetables|greens)\b/i, ({ food }) => /_veg$/.test(foodById(food)?.group ?? '')],
  [/\bcereal\b/i, ({ food }) => food.endsWith('-infant-cereal')],
];

/** What is bought and then never goes into the dish. */
function unusedFaults({ ingredients, steps }: Recipe): string[] {
  const text = steps.join(' ');
  return ingredients
    .filter(({ food }) => !isMentioned(food, text))
    .filter((each) => !forMany.some(([words, isMeant]) => words.test(text) && isMeant(each)))
    .map(({ food }) => food);
}

/** Beside a step, not in the dish: what it is cooked in or served with. */
const notInDish = /\b(?:serve|served|dip|beside|over|on|with soft)\b[^.]*$/i;

/** Foods that a step puts into the dish and no line lists, by their usual names. */
function unlistedFaults({ ingredients, steps }: Recipe): string[] {
  const listed = new Set(ingredients.flatMap(({ food }) => [...tellingWords(food)]));
  return foodsOfRecipes.flatMap((food) => {
    const name = nameOf(food);
    if (food === 'water' || tellingWords(food).some((word) => listed.has(word))) return [];
    const pattern = new RegExp(`\\b${name}(?:s|es)?\\b`, 'i');
    const step = steps.find((each) => {
      const at = pattern.exec(each)?.index;
      return at !== undefined && !notInDish.test(each.slice(0, at));
    });
    return step === undefined ? [] : [`${food}: ${step}`];
  });
}

const nameOf = (food: string) =>
  (foodById(food)?.name ?? food)
    .toLowerCase()
    .replace(/ \(.*\)/, '')
    .replace(/s$/, '');

const hardEgg = /\bhard egg|\bboil the eggs?\b/i;

/** What a fridge or a freezer does no good, and what is not eaten cold but in a salad. */
function storageFaults({ ingredients, steps, batch, kind }: Recipe): string[] {
  const isOf = (group: string) => ingredients.some(({ food }) => foodById(food)?.group === group);
  const faults: string[] = [];
  // Whites of hard-boiled eggs turn tough and watery (USDA FSIS, shell eggs from farm to table).
  if (batch.freezerMonths > 0 && steps.some((step) => hardEgg.test(step)))
    faults.push('hard-boiled eggs frozen');
  if (batch.reheating === reheatingWords.cold && isOf('flesh_foods') && kind !== 'salad')
    faults.push('meat or fish served cold');
  if (batch.fridgeDays === 0 && batch.freezerMonths === 0 && batch.reheating !== reheatingWords.fresh)
    faults.push('reheated, but not stored');
  return faults;
}

const smooth = /\b(?:blend until|pur[ée]e|sieve)/i;

/** A child who had lumps is not given a purée again. */
function finerFaults({ textures }: Recipe): string[] {
  const said = textureAges.flatMap((age) => textures[age] ?? []);
  const lumps = said.findIndex((text) => !/\b(?:smooth|pur[ée]e|sieve|blend)/i.test(text));
  return lumps < 0 ? [] : said.slice(lumps + 1).filter((text) => smooth.test(text));
}

/** Nobody salts a banana porridge, and nobody sweetens a stew. */
function familyFaults(recipe: Recipe): string[] {
  const words = familyPlateWords(recipe);
  const salts = /\bsalt\b/.test(words);
  return salts === isSweetDish(recipe) && (salts || /sweeten/.test(words)) ? [words] : [];
}

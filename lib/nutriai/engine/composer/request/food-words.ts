import { type Allergen } from '../../child';
import { foodNameKey } from '../../foods/food-name-key';
import { foodsNamed } from '../../foods/find-foods';
import { allergensNamed } from '../../safety/recorded-allergies';
import { foodFamilies } from '../../safety/rules/food-families';

/** A food or kind of food in a parent's words. */
export interface NamedFood {
  words: string;
  /** The major allergens that the words stand for as a kind: "nuts" and "dairy", but not "cheese". */
  kind: readonly Allergen[];
  /** The major allergens that an allergy to it means: of cheese, milk. */
  allergens: readonly Allergen[];
}

/**
 * Words for an allergen as a kind, beside its own name; what only holds it, such as cheese, is one food among
 * others.
 */
const kinds: Readonly<Record<string, readonly Allergen[]>> = {
  milk: ['milk'],
  'milk product': ['milk'],
  dairy: ['milk'],
  'dairy product': ['milk'],
  'cow milk': ['milk'],
  'cow milk protein': ['milk'],
  lactose: ['milk'],
  lait: ['milk'],
  leche: ['milk'],
  milch: ['milk'],
  latte: ['milk'],
  egg: ['egg'],
  huevo: ['egg'],
  oeuf: ['egg'],
  ei: ['egg'],
  eier: ['egg'],
  uova: ['egg'],
  nut: ['peanut', 'tree_nuts'],
  'tree nut': ['tree_nuts'],
  cashew: ['tree_nuts'],
  'cashew nut': ['tree_nuts'],
  hazelnut: ['tree_nuts'],
  walnut: ['tree_nuts'],
  pistachio: ['tree_nuts'],
  pecan: ['tree_nuts'],
  peanut: ['peanut'],
  wheat: ['wheat'],
  gluten: ['gluten'],
  soy: ['soy'],
  soya: ['soy'],
  sesame: ['sesame'],
  'sesame seed': ['sesame'],
  tahini: ['sesame'],
  fish: ['fish'],
  seafood: ['fish', 'crustaceans', 'molluscs'],
  shellfish: ['crustaceans', 'molluscs'],
  mollusc: ['molluscs'],
  celery: ['celery'],
  mustard: ['mustard'],
  lupin: ['lupin'],
  sulphite: ['sulphites'],
  sulfite: ['sulphites'],
};

/** An allergy to one of these means its whole family: nobody whose child reacts to cashews buys almonds. */
const wholeFamilies: Readonly<Record<string, readonly Allergen[]>> = {
  almond: ['tree_nuts'],
  mussel: ['molluscs'],
  cmpa: ['milk'],
};

/** Kinds that people leave out by a word that is in no name of a food. */
const looseKinds = new Set([
  'meat',
  'bean',
  'citrus',
  'squash',
  'seed',
  'seafood',
  'vegetable',
  'veg',
  'fruit',
  'nut butter',
  'green',
  'porridge',
  'dried fruit',
]);

/** Words that name a food in another language and a thing of the kitchen in English. */
const notFoods = new Set([
  'pan',
  'pot',
  'oven',
  'cooker',
  'bake',
  'mixer',
  'time',
  'lump',
  'spoon',
  'mush',
  'mess',
  'cook',
]);

const mostWords = 3;

/**
 * Returns the food that the first words of a text name, the longest name first, and how many words it took;
 * null where they name none.
 */
export function foodAtStart(words: readonly string[]): { food: NamedFood; length: number } | null {
  for (let length = Math.min(mostWords, words.length); length > 0; length -= 1) {
    const food = namedFood(words.slice(0, length).join(' '));
    if (food) return { food, length };
  }
  return null;
}

function namedFood(words: string): NamedFood | null {
  const key = foodNameKey(words);
  if (notFoods.has(key) || /\b(?:free|allerg|intoleran)/.test(words)) return null;
  const kind = kinds[key] ?? [];
  const meant = [...kind, ...(wholeFamilies[key] ?? []), ...allergensNamed(words)];
  if (meant.length > 0) return { words, kind, allergens: [...new Set(meant)] };
  const isKnown = looseKinds.has(key) || key in foodFamilies || foodsNamed(words).length > 0;
  return isKnown ? { words, kind: [], allergens: [] } : null;
}

import { type Allergen, type Locale } from '../child';
import { type FoodFlag } from '../foods/food';
import { type Quantity } from './quantity';

/**
 * What a text says was done, or is to be done, to a food: its shape, its cooking, how it is served, how it
 * was sold.
 */
export const preparations = [
  // shape
  'whole',
  'halved',
  'quartered',
  'quartered_lengthways',
  'lengthways', // cut along its length, into how many is not said
  'sliced',
  'thinly_sliced',
  'coins',
  'wedges',
  'sticks', // batons and fingers too
  'chunks',
  'cubes',
  'strips',
  'balls',
  'bite_size',
  'cut', // cut up, the shape is not said
  'chopped',
  'finely_chopped',
  'grated',
  'shredded',
  'flaked',
  'crumbled',
  'minced',
  'ground',
  'mashed',
  'pureed',
  'squashed',
  'flattened',
  'smooth',
  'crunchy',
  'peeled',
  'skinless',
  'skin_on',
  'pitted',
  'with_stones',
  'seedless',
  'boneless',
  'with_bones',
  'crushed',
  'toast_fingers',
  // how it is served
  'thin_layer',
  'thick_layer',
  'spoonful', // eaten off the spoon as it is
  'stirred_in',
  'as_drink',
  'as_snack',
  'in_bottle',
  'in_pouch',
  'in_cup',
  'on_cereal',
  'in_cooking', // an ingredient of something cooked or baked
  'diluted',
  'undiluted',
  'warm',
  // cooking
  'raw',
  'rare',
  'medium',
  'runny',
  'soft_boiled',
  'softly_set', // of scrambled egg, where nothing says that it is done
  'hard_boiled',
  'cooked',
  'well_cooked',
  'steaming_hot',
  'boiled',
  'boiled_hard', // at a rolling boil for 10 minutes or longer
  'steamed',
  'poached',
  'roasted',
  'baked',
  'grilled',
  'fried',
  'deep_fried',
  'scrambled',
  'stewed',
  'toasted',
  'melted',
  'microwaved',
  'soft',
  'hard',
  'ripe',
  'unripe',
  'soaked',
  'popped',
  'puffed',
  // keeping
  'frozen',
  'left_over',
  'kept_warm', // left out at room temperature
  'reheated',
  'reheated_twice',
  'foraged',
  'green', // of potato: gone green; of fruit: unripe
  'mouldy',
  // how it was made or sold
  'pasteurised',
  'unpasteurised',
  'lion_marked',
  'fresh',
  'canned',
  'in_brine',
  'in_syrup',
  'in_oil',
  'dried',
  'dry', // as weighed before it is cooked
  'powdered',
  'smoked',
  'cold_smoked',
  'cured',
  'pickled',
  'fermented',
  'sprouted',
  'home_made',
  'shop_bought',
  'salted',
  'unsalted',
  'low_salt',
  'sweetened',
  'unsweetened',
  'fortified',
  'decaffeinated',
  'low_fat',
  'semi_skimmed',
  'skimmed',
  'full_fat',
  'wholegrain',
  'flavoured',
] as const;
export type Preparation = (typeof preparations)[number];

/**
 * `weight`: weighed in the text; `measure`: by the food's household measure or density; `piece`: by the
 * piece; `portion`: a rough size ("a handful").
 */
export type GramsBasis = 'weight' | 'measure' | 'piece' | 'portion';

/** `always` is part of the dish by its nature, `usually` of most recipes and makes, `sometimes` of some. */
export type PartCertainty = 'always' | 'usually' | 'sometimes';

/** What a compound food or dish is made of. */
export interface FoodPart {
  /** Food id; null where the foods have none ("curry leaves"). */
  food: string | null;
  name: string;
  certainty: PartCertainty;
  allergens: readonly Allergen[];
  flags: readonly FoodFlag[];
}

/** `holds`: it is in it, or almost always so; `may_contain`: many recipes or makes have it, read the label. */
export type AllergenCertainty = 'holds' | 'may_contain';

export interface AllergenMention {
  allergen: Allergen;
  certainty: AllergenCertainty;
  /** The word or part it comes from: "tahini", "fish sauce in pad thai". */
  why: string;
}

export interface FlagMention {
  flag: FoodFlag;
  certainty: AllergenCertainty;
  /** The word or part it comes from. */
  why: string;
}

/** What a text may say a food is free from, besides allergens. */
export const freeFromSubjects = [
  'salt',
  'sugar',
  'honey',
  'alcohol',
  'caffeine',
  'meat',
  'animal', // vegan
  'gelatine',
  'sweetener',
  'lactose', // still milk protein
  'bones',
  'stones',
  'skin',
  'seeds',
  'raw', // raw egg, fish or meat
] as const;
export type FreeFromSubject = Allergen | (typeof freeFromSubjects)[number];

/**
 * `ingredient`: eaten; `drink`: drunk; `mention`: the word only names a size, a taste or a likeness
 * ("grape-sized"), or a food that other words forbid nothing about; `negated`: said to be left out ("no
 * honey"). A food that is mentioned both ways stands in the list twice.
 */
export type IngredientRole = 'ingredient' | 'drink' | 'mention' | 'negated';

/** One mention of a food in a text, and all that the text says about it. */
export interface ParsedIngredient {
  /** The words as they stood. */
  text: string;
  /** Place of `text` in the whole text, in UTF-16 units. */
  start: number;
  end: number;
  /**
   * Food id; null where the words name a hazard or a dish that the foods do not have, or are not recognised
   * (never waved through).
   */
  food: string | null;
  /** Id of a dish or compound food in `compounds`; null for a plain food. */
  compound: string | null;
  /** Other food ids the words may mean, best first. */
  candidates: readonly string[];
  /** What a compound food holds; empty for a plain food. */
  parts: readonly FoodPart[];
  /**
   * All allergens of it: the food's own, of its parts, and of words that hide one ("casein"); without those
   * the text credibly says are left out ("egg-free mayonnaise"). What is an allergen by its nature stays one
   * ("nut-free almonds").
   */
  allergens: readonly AllergenMention[];
  /**
   * All flags of it, likewise: of the food, its parts and the words; without what is credibly left out
   * ("honey-free granola").
   */
  flags: readonly FlagMention[];
  /** What the text says about it by negation. */
  freeFrom: readonly FreeFromSubject[];
  quantity: Quantity | null;
  /** Further amounts of a drink, which the text tells without naming it again. */
  further: readonly Quantity[];
  /** The middle of the quantity in grams; null where it can't be said. */
  grams: number | null;
  gramsBasis: GramsBasis | null;
  /** In the order of `preparations`. Opposites may stand together ("whole or halved"): the stricter counts. */
  preparations: readonly Preparation[];
  role: IngredientRole;
  /** "optional", "to taste", "if liked". An optional ingredient is an ingredient. */
  optional: boolean;
  /**
   * A dish whose own recipe stands in the text ("Pancakes", with its ingredients below). Its parts are what
   * such a dish usually has; what is in this one are the ingredients listed.
   */
  madeHere: boolean;
  /** 0–1: 1 a known name as typed, less for a name in disguise ("h0ney"), less again for a typo. */
  confidence: number;
}

/** Words that seem to name a food and that the engine does not know. */
export interface UnknownIngredient {
  text: string;
  start: number;
  end: number;
  /** Food ids, nearest first; may be empty. */
  nearest: readonly string[];
}

/** A name of a food that was read out of misspelt words. */
export interface GuessedWords extends UnknownIngredient {
  /** So near to the name that only an allergy makes it worth asking. */
  isSlip: boolean;
  /** The name that was read. */
  meant: string;
}

export interface ParsedText {
  /** In the order of the text. */
  ingredients: readonly ParsedIngredient[];
  unknown: readonly UnknownIngredient[];
  /** Mentions that rest on a repair of the spelling. */
  guesses: readonly GuessedWords[];
  /** Whether the text is longer than what is read: what comes after 20,000 characters was not looked at. */
  truncated: boolean;
}

export interface ParseOptions {
  /** Which pint and spoon; `uk` unless it says otherwise. */
  locale?: Locale;
}

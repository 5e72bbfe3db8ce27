import { type FoodGroup } from '../foods/food';
import { foodNameKey } from '../foods/food-name-key';
import { type Item } from './item';
import { expressionInLines } from '../text/expression-in-lines';

/** A mention in the title or the steps of a recipe, or in what a line of its list says of its food. */
export interface ToldMention {
  item: Item;
  /** The words of the line before it. */
  before: string;
  /** The words of the line after it. */
  after: string;
  isTitle: boolean;
}

/** Names of kinds, by which a step speaks of what is listed: "the spices", "the fish". */
const kindWords: ReadonlySet<string> = new Set([
  ...[
    'fish',
    'meat',
    'mince',
    'bean',
    'berry',
    'fruit',
    'vegetable',
    'veg',
    'green',
    'herb',
    'spice',
    'seed',
  ],
  ...[
    'nut',
    'noodle',
    'pasta',
    'flour',
    'cheese',
    'squash',
    'grain',
    'cereal',
    'tortilla',
    'bread',
    'finger',
  ],
]);

/** What a cook makes of other things on the way: "to a thick batter", "into flat cakes". */
const madeWords: ReadonlySet<string> = new Set([
  ...['batter', 'dough', 'mixture', 'porridge', 'cream', 'cake', 'flour', 'paste', 'puree', 'mash', 'soup'],
  ...[
    'stew',
    'sauce',
    'crumb',
    'finger',
    'pancake',
    'ball',
    'patty',
    'crumble',
    'tortilla',
    'pudding',
    'custard',
  ],
  ...['fritter', 'muffin', 'omelette', 'dip', 'spread', 'compote', 'filling', 'topping', 'bar'],
]);

/** What is part of a fruit, a vegetable or an egg, and is taken off or stirred. */
const partWords: ReadonlySet<string> = new Set(['seed', 'pip', 'yolk', 'skin', 'stone', 'core']);

/** "The", and after it a list that this is still part of: "the pepper and spices". */
const definiteList = expressionInLines('iu')`
  \b(?:the|these|those|its|their|both|all)\s+
  (?:(?!(?:with|in|into|to|on|over|of|for|some|an?|from)\b)[\p{L}'’-]+,?\s+){0,6}$
`;
/** "To a thick …", "into flat …", "enough water for a …". */
const resultPhrase =
  /\b(?:to|into|as|for|like|form|forms|make|makes|making)\s+(?:(?:an?|the)\s+)?(?:[\p{L}-]+,?\s+){0,2}$/iu;
/** In a title: "chicken in cream" names what goes in, "tofu cream" what comes out. */
const besideAnother = /\b(?:in|with|of|on)\s+(?:[\p{L}-]+\s+)?$|\band\s+$/iu;
const takenOut = /^\s*(?:are\s+|is\s+)?(?:out|off|removed|discarded|scooped out)\b/i;
const withoutBefore = expressionInLines('i')`
  \b(?:without|no|remove|discard|scoop out|take out|pick out|scrape out)\s+
  (?:(?:its|the|their|any|all|all the)\s+)?$
`;
/** A verb at the beginning of a sentence. */
const verbAfter = /^\s+(?:in|the|over|into|it|them|on)\b/i;

const starchyOrEgg: readonly FoodGroup[] = ['grains_roots_tubers', 'pulses_nuts_seeds', 'eggs'];
const fruitAndVegetables: readonly FoodGroup[] = ['vita_fruits_veg', 'other_fruits_veg'];

/**
 * Finds out whether a step speaks of what is listed, or of what is being made of it, in words that alone
 * would name another food: the spices, a thick batter, seeds that are taken out. What a step adds by its own
 * name ("a knob of butter") stays a further food.
 */
export class ListedReferences {
  readonly #groups: ReadonlySet<FoodGroup>;
  readonly #allergens: ReadonlySet<string>;

  constructor(listed: readonly Item[]) {
    this.#groups = new Set(listed.flatMap(({ food }) => food?.group ?? []));
    this.#allergens = new Set(listed.flatMap(({ allergens }) => allergens.map(({ allergen }) => allergen)));
  }

  has({ item, before, after, isTitle }: ToldMention): boolean {
    if (this.#groups.size === 0) return false;
    const words = foodNameKey(item.text).split(' ');
    const head = words.at(-1) ?? '';
    // A flour tortilla is bought, a tortilla may be what was just made.
    const isPlainName = words.length === 1;
    if (partWords.has(head) && this.#isPartTakenOut(before, after)) return true;
    if (madeWords.has(head)) {
      if (isTitle && !besideAnother.test(before)) return true;
      if (isPlainName && resultPhrase.test(before)) return true;
      if (head === 'crumble' && verbAfter.test(after)) return true;
      if (isPlainName && definiteList.test(before) && this.#isMadeOfListed(item)) return true;
    }
    return kindWords.has(head) && this.#isKindOfListed(item, before);
  }

  #isPartTakenOut(before: string, after: string): boolean {
    const hasFruit = fruitAndVegetables.some((group) => this.#groups.has(group));
    return hasFruit && (takenOut.test(after) || withoutBefore.test(before));
  }

  /** Something is listed that a dough or a porridge can be made of. */
  #isMadeOfListed({ food }: Item): boolean {
    const isOfThese = food === null || starchyOrEgg.includes(food.group);
    return isOfThese && starchyOrEgg.some((group) => this.#groups.has(group));
  }

  #isKindOfListed({ food, allergens }: Item, before: string): boolean {
    const groups = food && fruitAndVegetables.includes(food.group) ? fruitAndVegetables : [food?.group];
    if (!groups.some((group) => group !== undefined && this.#groups.has(group))) return false;
    if (definiteList.test(before)) return true;
    const held = allergens.filter(({ certainty }) => certainty === 'holds');
    return held.every(({ allergen }) => this.#allergens.has(allergen));
  }
}

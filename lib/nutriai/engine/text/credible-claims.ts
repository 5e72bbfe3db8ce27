import { type Allergen } from '../child';
import { type Food } from '../foods/food';
import { idsOfClass } from '../foods/food-list';

/** Foods that are made of several things, so that one may be left out: such bread, sweets and sauces are sold. */
const madeFoods: ReadonlySet<string> = new Set([
  ...idsOfClass('cereals-breads'),
  ...idsOfClass('sugars-sweets'),
  ...idsOfClass('seasonings'),
  ...(
    'pasta wholewheat-pasta egg-noodles spinach-egg-noodles soba-noodles udon-noodles ' +
    'oats oat-groats instant-oats oat-infant-cereal oat-banana-infant-cereal oat-bran ' +
    'oat-drink breadcrumbs white-flour wholemeal-flour multigrain-infant-cereal'
  ).split(' '),
  ...(
    'mayonnaise caesar-dressing margarine custard ice-cream ice-lolly rice-pudding ' +
    'sweetened-yoghurt beef-burger sausage hot-dog chicken-nuggets fish-fingers ' +
    'vegan-mince quorn falafel gnocchi bologna liver-pate baby-ready-meal ' +
    'satay-sauce hummus shop-hummus tempeh textured-soya infant-formula beer'
  ).split(' '),
]);

/** What these are by nature: no claim takes it away. */
const nature: Readonly<Record<string, readonly Allergen[]>> = {
  seitan: ['wheat', 'gluten'],
  breadcrumbs: [],
  'peanut-brittle': ['peanut'],
  'satay-sauce': ['peanut'],
  'bombay-mix': ['peanut'],
  'peanut-puffs': ['peanut'],
  hummus: ['sesame'],
  'shop-hummus': ['sesame'],
  marzipan: ['tree_nuts'],
  baklava: ['tree_nuts'],
  'chocolate-hazelnut-spread': ['tree_nuts'],
  dukkah: ['tree_nuts', 'sesame'],
  halva: ['sesame'],
  zaatar: ['sesame'],
  'soy-sauce': ['soy'],
  'teriyaki-sauce': ['soy'],
  tamari: ['soy'],
  miso: ['soy'],
  gochujang: ['soy'],
  tempeh: ['soy'],
  'textured-soya': ['soy'],
  'fish-sauce': ['fish'],
  dashi: ['fish'],
  'fish-fingers': ['fish'],
  'oyster-sauce': ['molluscs'],
  'shrimp-paste': ['crustaceans'],
  'prawn-crackers': ['crustaceans'],
  mustard: ['mustard'],
  'mustard-seed': ['mustard'],
  piccalilli: ['mustard'],
  meringue: ['egg'],
  'infant-formula': ['milk'],
};

/** Salty by nature: "no added salt" leaves them salty. */
const saltyByNature = new Set([
  'salt',
  'seasoning-salt',
  'soy-sauce',
  'tamari',
  'teriyaki-sauce',
  'fish-sauce',
  'oyster-sauce',
  'shrimp-paste',
  'miso',
  'gochujang',
  'yeast-extract',
  'anchovy',
  'olives',
  'bacon',
  'ham',
  'salami',
  'salt-cod',
  'sausage',
  'hot-dog',
  'bologna',
  'liver-pate',
  'smoked-fish',
]);

/** Sold with less salt and less sugar in one: which of them the tin says is to be looked at. */
const lessOfBoth: ReadonlySet<string> = new Set(['baked-beans']);

/** Whether a food with less salt is sold with less sugar too. */
export function hasLessSugarToo({ id }: Food): boolean {
  return lessOfBoth.has(id);
}

/** Sugar itself: "sugar-free sugar" is sugar. */
const sugarByNature = new Set([
  'sugar',
  'maple-syrup',
  'treacle',
  'golden-syrup',
  'malt-extract',
  'agave-syrup',
  'date-syrup',
  'honey',
  'royal-jelly',
]);

/** Whether a food may truly be sold or made without an allergen that it usually holds. */
export function maybeWithout({ id }: Food, allergen: Allergen): boolean {
  // They are put in to keep the food, so that each is sold without them as well.
  return allergen === 'sulphites' || (madeFoods.has(id) && !(nature[id] ?? []).includes(allergen));
}

/** Dips that are also made without the part that is in them by nature: “hummus without tahini”. */
const madeWithoutToo: ReadonlySet<string> = new Set(['hummus', 'shop-hummus']);

/** Whether who cooks it may leave out the very part that brings an allergen, and says so. */
export function mayLeaveOut(food: Food, allergen: Allergen): boolean {
  return madeWithoutToo.has(food.id) || maybeWithout(food, allergen);
}

/** Whether the food is made of several things, one of which may be left out. */
export function isMadeFood(food: Food | undefined): boolean {
  return food !== undefined && madeFoods.has(food.id);
}

export function isSaltyByNature({ id }: Food): boolean {
  return saltyByNature.has(id);
}

export function isSugarByNature({ id }: Food): boolean {
  return sugarByNature.has(id);
}

const cheeseIds = idsOfClass('cheeses');
const creams = new Set(['whipping-cream', 'double-cream', 'single-cream', 'soured-cream', 'creme-fraiche']);
const yoghurts = new Set([
  'whole-yoghurt',
  'low-fat-yoghurt',
  'greek-yoghurt',
  'fat-free-greek-yoghurt',
  'sweetened-yoghurt',
  'kefir',
]);
const milks = new Set([
  'whole-milk',
  'semi-skimmed-milk',
  'skimmed-milk',
  'flavoured-milk',
  'dried-whole-milk',
  'evaporated-milk',
  'condensed-milk',
]);

/**
 * What a dairy food without milk is: "dairy-free cheese" is vegan cheese. Null when it is another food that
 * the list does not have ("vegan cream"), undefined when no such thing is sold.
 */
export function withoutMilk({ id }: Food): string | null | undefined {
  if (cheeseIds.has(id)) return 'vegan-cheese';
  if (yoghurts.has(id)) return 'coconut-yoghurt';
  if (milks.has(id)) return 'hemp-drink';
  if (id === 'unsalted-butter' || id === 'salted-butter') return 'margarine';
  if (id === 'chocolate') return 'dark-chocolate';
  return creams.has(id) ? null : undefined;
}

import type { ServingCut, Texture } from '../foods/food-serving';
import { servingAt } from '../foods/serving-at';
import { type Item } from './dish';
import { type Way } from './kitchen/kitchen-food';
import { type Form } from './patterns/pattern';

/** What the words of a preparation hang on. */
export interface Setting {
  form: Form;
  texture: Texture;
  ageMonths: number;
}

const blended: ReadonlySet<Texture> = new Set(['puree']);
const mashedTextures: ReadonlySet<Texture> = new Set(['mash', 'minced']);

/** Cuts in words, for what is served in pieces. */
const cutWords: Record<ServingCut, string> = {
  smooth: 'blended',
  mashed: 'mashed',
  finger_length: 'diced small',
  grated: 'finely grated',
  squashed: 'squashed',
  flattened: 'pressed flat',
  quartered_lengthways: 'quartered lengthways',
  thin_slices: 'thinly sliced',
  thin_strips: 'in very thin strips',
  lengthways_strips: 'in thin strips',
  bite_size: 'diced small',
  finely_chopped: 'finely chopped',
  minced: 'minced',
  shredded: 'finely shredded',
  flaked: 'flaked',
  crumbled: 'crumbled',
  ground: 'ground to a powder',
  thin_layer: 'stirred in',
  stirred_in: 'mashed',
  soaked_chopped: 'soaked and finely chopped',
  melted: 'melted',
  toast_fingers: 'in toast fingers',
  drink: '',
  dropper: '',
};

/** Cuts that are for raw food, in words for what is cooked soft. */
const cookedCuts: Readonly<Record<string, string>> = {
  'finely grated': 'finely chopped',
  'thinly sliced': 'finely chopped',
  'in very thin strips': 'diced small',
};

/** What is done to cooked meat and fish that is heated again. */
const reheatedCuts: Readonly<Record<string, string>> = { meat: 'finely shredded', fish: 'boned and flaked' };

/** Foods that need a word before their cut. */
const before: Readonly<Record<string, string>> = {
  aubergine: 'peeled',
  tomato: 'skinned',
  'cherry-tomato': 'skinned',
  kale: 'stems out',
  'swiss-chard': 'stems out',
  'spring-greens': 'stems out',
  'mustard-greens': 'stems out',
  celery: 'strings off',
  mangetout: 'strings off',
  'green-beans': 'strings off',
  asparagus: 'tender tips',
  artichoke: 'tender hearts',
  mango: 'ripe, peeled and stoned',
  peach: 'ripe, skinned and stoned',
  nectarine: 'ripe, skinned and stoned',
  plum: 'skinned and stoned',
  apricot: 'skinned and stoned',
  cherry: 'stoned',
  apple: 'peeled and cored',
  pear: 'peeled and cored',
  quince: 'peeled and cored',
  avocado: 'ripe, stoned',
  kiwi: 'peeled',
  banana: 'ripe, peeled',
  persimmon: 'very ripe, peeled',
  papaya: 'ripe, peeled, deseeded',
  guava: 'ripe, peeled, deseeded',
  cantaloupe: 'very ripe, rind and pips off',
  honeydew: 'very ripe, rind and pips off',
  watermelon: 'very ripe, rind and pips off',
  orange: 'flesh only, pips and skin removed',
  tangerine: 'flesh only, pips and skin removed',
  grapefruit: 'flesh only, pips and skin removed',
  pineapple: 'ripe, peeled and cored',
  strawberry: 'ripe, hulled',
  lychee: 'peeled and stoned',
  rambutan: 'peeled and stoned',
  longan: 'peeled and stoned',
  durian: 'stoned',
  grapes: 'seedless',
  fig: 'ripe, skin off',
  pomegranate: 'crushed and sieved',
  'passion-fruit': 'sieved',
  prunes: 'stoned',
  dates: 'stoned',
  'medjool-dates': 'stoned',
  cucumber: 'peeled, deseeded',
  'red-pepper': 'skinned',
  'green-pepper': 'skinned',
};

/**
 * How an ingredient is cut and made ready in a dish, in words that the gate understands; empty where there is
 * nothing to do.
 */
export function preparationWords(item: Item, setting: Setting): string {
  const own = ownWords(item, setting);
  const first = before[item.kitchen.food];
  return first === undefined ? own : own === '' ? first : `${first}, ${own}`;
}

function ownWords(item: Item, setting: Setting): string {
  const words = wordsOfWays[item.kitchen.way];
  return typeof words === 'string' ? words : words({ item, setting, cut: cutIn(item, setting) });
}

/** What the words of a way hang on. */
interface Preparing {
  item: Item;
  setting: Setting;
  cut: string;
}

const cookedSoft = ({ cut }: Preparing) => `cooked soft, ${cookedCuts[cut] ?? cut}`;
const softAndChopped = (preparing: Preparing) =>
  preparing.cut === 'quartered lengthways' ? 'cooked soft, finely chopped' : cookedSoft(preparing);
const cookedGrain = ({ item }: Preparing) =>
  item.kitchen.name.endsWith('noodles') ? 'cooked very soft, cut short' : 'cooked very soft';

const wordsOfWays: Readonly<Record<Way, string | ((preparing: Preparing) => string)>> = {
  simmer: cookedSoft,
  soften: cookedSoft,
  sauce: softAndChopped,
  stew: softAndChopped,
  leaf: ({ setting }) =>
    blended.has(setting.texture) ? 'cooked soft, blended' : 'cooked soft, finely chopped',
  boil_grain: cookedGrain,
  soak_grain: cookedGrain,
  porridge: ({ setting }) =>
    setting.form === 'bowl' ? 'cooked to a soft porridge' : 'finely ground, cooked through',
  soak_cereal: 'crushed and soaked soft',
  flour: 'cooked through',
  toast: 'toasted, in toast fingers',
  warm_bread: 'warmed soft, in thin strips',
  dry_pulse: ({ cut }) => `cooked soft, ${cut === 'pressed flat' ? 'mashed' : cut}`,
  cooked_pulse: ({ item, cut }) => pulseWords(item, cut),
  mince: 'cooked through, broken up very small',
  shred: 'cooked through, finely shredded',
  slow: 'cooked through until it falls apart, shredded',
  liver: 'cooked through and finely mashed',
  flake: 'cooked through, skinned, boned and flaked',
  tinned_fish: 'boned and mashed',
  shellfish: 'cooked through, finely chopped',
  egg: ({ item }) =>
    item.slot === 'egg' ? 'beaten, cooked through' : 'boiled hard for 10 minutes, cooked through, mashed',
  tofu: ({ item }) => (item.kitchen.minutes > 5 ? 'steamed, finely chopped' : 'mashed'),
  ripe: ({ cut }) => cut,
  soak_fruit: 'soaked and finely chopped',
  grate: ({ item }) => (item.kitchen.cut === 'grate' ? 'finely grated' : 'finely shredded'),
  grate_cheese: ({ item }) => (item.kitchen.food === 'feta' ? 'finely crumbled' : 'finely grated'),
  nut_butter: 'smooth, stirred in',
  grind: ({ item }) => (item.kitchen.food === 'coconut' ? 'very finely grated' : 'ground to a powder'),
  herb: 'finely chopped',
  spice: ({ item }) =>
    item.kitchen.food === 'ginger' || item.kitchen.food === 'nutmeg' ? 'finely grated' : 'ground',
  reheat: ({ item, cut }) => `cooked through, ${reheatedCuts[item.kitchen.role] ?? cookedCuts[cut] ?? cut}`,
  cereal: '',
  mash_pulse: '',
  puree: '',
  stir_in: '',
  pour: '',
  fat: '',
  squeeze: '',
};

function pulseWords({ food }: Item, cut: string): string {
  return food.flags.includes('must_boil_hard')
    ? `boiled hard for 10 minutes, then cooked soft, ${cut}`
    : `cooked soft, ${cut}`;
}

/** The shape of a food in the dish: mashed or blended with the rest, in fingers, or in the age's own cut. */
export function cutIn({ kitchen, food, slot }: Item, { form, texture, ageMonths }: Setting): string {
  if (slot !== 'side') {
    if (blended.has(texture)) return 'blended';
    if (form === 'fingers') return kitchen.way === 'simmer' ? fingersOf(food.choking) : 'mashed';
    if (form === 'bowl' || form === 'shaped' || form === 'wedges' || form === 'toast') return 'mashed';
    if (form === 'strips')
      return kitchen.way === 'simmer' && kitchen.role !== 'root' ? 'finely chopped' : 'mashed';
    if (mashedTextures.has(texture)) return texture === 'minced' && form === 'mixed' ? piecesOf() : 'mashed';
  }
  return piecesOf();

  function piecesOf(): string {
    const step = servingAt(food, ageMonths);
    return step ? cutWords[step.cut] : 'mashed';
  }
}

function fingersOf(choking: string): string {
  return choking === 'round_small' || choking === 'leafy' ? 'squashed' : 'in thick fingers';
}

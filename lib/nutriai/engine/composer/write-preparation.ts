import type { ServingCut, Texture } from '../foods/food-serving';
import { servingAt } from '../foods/serving-at';
import { type Item } from './dish';
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
  const { kitchen } = item;
  const cut = cutIn(item, setting);
  switch (kitchen.way) {
    case 'simmer':
    case 'soften':
      return `cooked soft, ${cookedCuts[cut] ?? cut}`;
    case 'sauce':
    case 'stew':
      return `cooked soft, ${cut === 'quartered lengthways' ? 'finely chopped' : (cookedCuts[cut] ?? cut)}`;
    case 'leaf':
      return blended.has(setting.texture) ? 'cooked soft, blended' : 'cooked soft, finely chopped';
    case 'boil_grain':
    case 'soak_grain':
      return kitchen.name.endsWith('noodles') ? 'cooked very soft, cut short' : 'cooked very soft';
    case 'porridge':
      return setting.form === 'bowl' ? 'cooked to a soft porridge' : 'finely ground, cooked through';
    case 'soak_cereal':
      return 'crushed and soaked soft';
    case 'flour':
      return 'cooked through';
    case 'toast':
      return 'toasted, in toast fingers';
    case 'warm_bread':
      return 'warmed soft, in thin strips';
    case 'dry_pulse':
      return `cooked soft, ${cut === 'pressed flat' ? 'mashed' : cut}`;
    case 'cooked_pulse':
      return pulseWords(item, cut);
    case 'mince':
      return 'cooked through, broken up very small';
    case 'shred':
      return 'cooked through, finely shredded';
    case 'slow':
      return 'cooked through until it falls apart, shredded';
    case 'liver':
      return 'cooked through and finely mashed';
    case 'flake':
      return 'cooked through, skinned, boned and flaked';
    case 'tinned_fish':
      return 'boned and mashed';
    case 'shellfish':
      return 'cooked through, finely chopped';
    case 'egg':
      return item.slot === 'egg'
        ? 'beaten, cooked through'
        : 'boiled hard for 10 minutes, cooked through, mashed';
    case 'tofu':
      return kitchen.minutes > 5 ? 'steamed, finely chopped' : 'mashed';
    case 'ripe':
      return cut;
    case 'soak_fruit':
      return 'soaked and finely chopped';
    case 'grate':
      return kitchen.cut === 'grate' ? 'finely grated' : 'finely shredded';
    case 'grate_cheese':
      return kitchen.food === 'feta' ? 'finely crumbled' : 'finely grated';
    case 'nut_butter':
      return 'smooth, stirred in';
    case 'grind':
      return kitchen.food === 'coconut' ? 'very finely grated' : 'ground to a powder';
    case 'herb':
      return 'finely chopped';
    case 'spice':
      return kitchen.food === 'ginger' || kitchen.food === 'nutmeg' ? 'finely grated' : 'ground';
    case 'reheat':
      return `cooked through, ${reheatedCuts[kitchen.role] ?? cookedCuts[cut] ?? cut}`;
    case 'cereal':
    case 'mash_pulse':
    case 'puree':
    case 'stir_in':
    case 'pour':
    case 'fat':
    case 'squeeze':
      return '';
  }
}

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

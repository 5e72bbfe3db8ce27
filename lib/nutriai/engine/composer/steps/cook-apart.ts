import { type Dish, type Item, sideSlot } from '../dish';
import { type Way } from '../kitchen/kitchen-food';
import { cutIn } from '../write-preparation';
import { the } from './words';

/** How a food is finished once it is soft: "mash", "chop finely". */
function finishVerb(item: Item, dish: Dish): string {
  const cut = cutIn(item, { form: dish.pattern.form, texture: dish.texture, ageMonths: dish.ageMonths });
  if (cut === 'blended' && item.slot !== sideSlot) return 'mash well';
  if (cut === 'quartered lengthways' && item.kitchen.way === 'stew') return 'chop finely';
  return verbs[cut] ?? 'mash';
}

const verbs: Readonly<Record<string, string>> = {
  mashed: 'mash',
  blended: 'mash well',
  squashed: 'squash each one',
  'pressed flat': 'press each one flat',
  'finely chopped': 'chop finely',
  'diced small': 'cut into small pieces',
  'quartered lengthways': 'quarter each one lengthways',
  'thinly sliced': 'slice thinly',
  'in thick fingers': 'cut into thick fingers',
  'finely grated': 'chop finely',
  'soaked and finely chopped': 'chop finely',
};

/** Pulses out of a tin are cooked already; what is sold fresh or frozen is not. */
export function pulseName({ name, measure }: Item['kitchen']): string {
  return measure.by === 'dry' && measure.tinned ? `cooked ${name}` : name;
}

/** What the sentence about a food hangs on. */
interface Cooking {
  item: Item;
  dish: Dish;
  /** What is still there to fry in. */
  fat: readonly Item[];
  /** With its article. */
  name: string;
  minutes: number;
  /** Whether it is part of the dish, and not served beside it. */
  isPlain: boolean;
}

const meatSentences = {
  mince: ({ name, minutes, fat }: Cooking) =>
    fat.length > 0
      ? `Fry ${name} in ${the(fat)} for ${minutes} minutes, pressing out lumps, until no pink is left.`
      : `Fry ${name} in a dry pan for ${minutes} minutes, pressing out lumps, until no pink is left.`,
  shred: ({ name, minutes }: Cooking) =>
    `Simmer ${name} in water to cover for ${minutes} minutes, until no pink is left, then shred finely.`,
  slow: ({ item, minutes }: Cooking) =>
    `Simmer the diced ${item.kitchen.name} in water to cover, with a lid on, for ${minutes} minutes, ` +
    'until it falls apart, then shred finely.',
  liver: ({ name, minutes }: Cooking) =>
    `Simmer ${name} for ${minutes} minutes, until no pink is left, then mash very finely.`,
  flake: ({ item, dish }: Cooking) => fishSentence(item, dish),
  tinned_fish: ({ name }: Cooking) => `Drain ${name}, remove the bones and mash well.`,
  shellfish: ({ name, minutes }: Cooking) =>
    `Simmer ${name} for ${minutes} minutes, until piping hot and cooked through, then chop very finely.`,
  egg: ({ name, minutes }: Cooking) =>
    `Boil ${name} for ${minutes} minutes, until set hard, then cool, peel and mash with a fork.`,
};

const pulseSentences = {
  tofu: ({ name, minutes }: Cooking) =>
    minutes > 5
      ? `Steam ${name} for ${minutes} minutes, then chop very finely.`
      : `Drain ${name} and mash with a fork.`,
  dry_pulse: ({ item, minutes }: Cooking) =>
    `Simmer the dry ${item.kitchen.name} in water to cover for ${minutes} minutes, until very soft, then drain.`,
  cooked_pulse: ({ item, minutes, isPlain }: Cooking) =>
    `Warm the ${pulseName(item.kitchen)} in a little water for ${minutes} minutes, then ` +
    (isPlain ? 'drain.' : 'squash every one.'),
};

const steamed = ({ item, dish, name, minutes }: Cooking) =>
  `Steam ${name} for ${minutes} minutes, until very soft, then ${finishVerb(item, dish)}.`;

const plantSentences = {
  stew: ({ item, dish, name, minutes }: Cooking) =>
    `Stew ${name} in a splash of water for ${minutes} minutes, until very soft, then ${finishVerb(item, dish)}.`,
  soak_fruit: ({ name, minutes }: Cooking) =>
    `Soak ${name} in hot water for ${minutes} minutes, then drain and chop very finely.`,
  grind: ({ item, name }: Cooking) =>
    item.kitchen.food === 'coconut' ? `Grate ${name} very finely.` : `Grind ${name} to a fine powder.`,
  simmer: steamed,
  soften: steamed,
  leaf: steamed,
  sauce: ({ name, minutes }: Cooking) => `Simmer ${name} for ${minutes} minutes, until thick.`,
  ripe: ({ item, dish, name }: Cooking) => `${ripeWords(item, dish, name)}.`,
};

const grainSentences = {
  flour: ({ name, isPlain }: Cooking) =>
    isPlain
      ? `Whisk ${name} with a little cold water, pour into the pan and simmer for 5 minutes, until ` +
        'thick and cooked through.'
      : `Whisk ${name} into a cup of cold water and simmer for 5 minutes, until thick and cooked through.`,
  boil_grain: ({ item, dish }: Cooking) => grainSentence(item, dish),
  soak_grain: ({ item, dish }: Cooking) => grainSentence(item, dish),
  porridge: ({ name, minutes }: Cooking) =>
    `Simmer ${name} in a cup of water for ${minutes} minutes, until soft and thick.`,
  cereal: ({ name }: Cooking) => `Mix ${name} with warm water to a thick paste.`,
  soak_cereal: ({ name }: Cooking) => `Crush ${name} and soak until soft.`,
  toast: ({ name }: Cooking) => `Toast ${name} and cut into fingers.`,
  warm_bread: ({ name }: Cooking) => `Warm ${name} until soft and cut into thin strips.`,
};

/** How each way of making a food ready is said; null for those that need no cooking. */
const sentences: Readonly<Record<Way, ((cooking: Cooking) => string) | null>> = {
  ...meatSentences,
  ...pulseSentences,
  ...plantSentences,
  ...grainSentences,
  reheat: ({ item, name, minutes }) =>
    `Heat ${name} in a splash of water for ${minutes} minutes, stirring, ` +
    `until steaming hot all through${reheatedVerb(item.kitchen.role)}.`,
  grate: null,
  mash_pulse: null,
  puree: null,
  grate_cheese: null,
  stir_in: null,
  pour: null,
  nut_butter: null,
  fat: null,
  herb: null,
  spice: null,
  squeeze: null,
};

/**
 * Returns how a food is cooked by itself, in one sentence; null for what needs no cooking. `fat` is what is
 * still there to fry in.
 */
export function cookApart(item: Item, dish: Dish, fat: readonly Item[]): string | null {
  const { way, minutes } = item.kitchen;
  const cooking = { item, dish, fat, name: the([item]), minutes, isPlain: item.slot !== sideSlot };
  return sentences[way]?.(cooking) ?? null;
}

function reheatedVerb(role: Item['kitchen']['role']): string {
  if (role === 'meat') return ', then shred finely';
  return role === 'fish' ? ', then flake and remove every bone' : '';
}

function ripeWords(item: Item, dish: Dish, name: string): string {
  const cut = cutIn(item, { form: dish.pattern.form, texture: dish.texture, ageMonths: dish.ageMonths });
  if (cut === 'finely chopped') return `Chop ${name} finely`;
  if (cut === 'quartered lengthways') return `Quarter ${name} lengthways`;
  if (cut === 'diced small') return `Cut ${name} into small pieces`;
  if (cut === 'thinly sliced') return `Slice ${name} thinly`;
  if (cut === 'squashed') return `Squash ${name}`;
  return cut === 'blended' ? `Blend ${name}` : `Mash ${name}`;
}

function fishSentence(item: Item, { variant }: Dish): string {
  const { minutes } = item.kitchen;
  const name = the([item]);
  return variant % 2 === 0
    ? `Poach ${name} in a little water for ${minutes} minutes, until opaque all through, then flake ` +
        'and remove every bone.'
    : `Bake ${name} at 180°C for ${minutes + 2} minutes, until opaque all through, then flake and remove every bone.`;
}

/** Grains, pasta and noodles on their own. */
export function grainSentence({ kitchen }: Item, { texture }: Dish): string {
  const { name, minutes, way, food } = kitchen;
  if (way === 'soak_grain')
    return (
      `Pour boiling water over the dry ${name}, cover for ${minutes} minutes, until soft, and fluff up ` +
      'with a fork.'
    );
  if (food === 'gnocchi') return `Boil the ${name} for ${minutes} minutes, until they float, then drain.`;
  const rinse = food === 'quinoa' || food === 'amaranth' || food === 'millet' ? 'Rinse' : null;
  const boil =
    `${rinse ? `Rinse the dry ${name} and simmer` : `Boil the dry ${name}`} in plenty of water for ` +
    `${minutes} minutes, until very soft, then drain`;
  if (name.endsWith('noodles')) return `${boil} and cut short.`;
  if (name.includes('pasta') && texture !== 'puree') return `${boil} and chop to suit your baby.`;
  return `${boil}.`;
}

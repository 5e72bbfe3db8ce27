import { type Dish, type Item, sideSlot } from '../dish';
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

/**
 * What is cooked by itself, in one sentence; null for what needs no cooking. `fat` is what is still there to
 * fry in.
 */
export function cookApart(item: Item, dish: Dish, fat: readonly Item[]): string | null {
  const { kitchen, slot } = item;
  const name = the([item]);
  const isPlain = slot !== sideSlot;
  switch (kitchen.way) {
    case 'mince':
      return fat.length > 0
        ? `Fry ${name} in ${the(fat)} for ${kitchen.minutes} minutes, pressing out lumps, until no pink is left.`
        : `Fry ${name} in a dry pan for ${kitchen.minutes} minutes, pressing out lumps, until no pink is left.`;
    case 'shred':
      return (
        `Simmer ${name} in water to cover for ${kitchen.minutes} minutes, until no pink is left, then ` +
        'shred finely.'
      );
    case 'slow':
      return (
        `Simmer the diced ${kitchen.name} in water to cover, with a lid on, for ${kitchen.minutes} ` +
        'minutes, until it falls apart, then shred finely.'
      );
    case 'liver':
      return `Simmer ${name} for ${kitchen.minutes} minutes, until no pink is left, then mash very finely.`;
    case 'flake':
      return fishSentence(item, dish);
    case 'tinned_fish':
      return `Drain ${name}, remove the bones and mash well.`;
    case 'shellfish':
      return (
        `Simmer ${name} for ${kitchen.minutes} minutes, until piping hot and cooked through, then chop ` +
        'very finely.'
      );
    case 'egg':
      return `Boil ${name} for ${kitchen.minutes} minutes, until set hard, then cool, peel and mash with a fork.`;
    case 'tofu':
      return kitchen.minutes > 5
        ? `Steam ${name} for ${kitchen.minutes} minutes, then chop very finely.`
        : `Drain ${name} and mash with a fork.`;
    case 'dry_pulse':
      return (
        `Simmer the dry ${kitchen.name} in water to cover for ${kitchen.minutes} minutes, until very ` +
        'soft, then drain.'
      );
    case 'cooked_pulse':
      return isPlain
        ? `Warm the ${pulseName(kitchen)} in a little water for ${kitchen.minutes} minutes, then drain.`
        : `Warm the ${pulseName(kitchen)} in a little water for ${kitchen.minutes} minutes, then squash every one.`;
    case 'stew':
      return (
        `Stew ${name} in a splash of water for ${kitchen.minutes} minutes, until very soft, then ` +
        `${finishVerb(item, dish)}.`
      );
    case 'soak_fruit':
      return `Soak ${name} in hot water for ${kitchen.minutes} minutes, then drain and chop very finely.`;
    case 'grind':
      return kitchen.food === 'coconut' ? `Grate ${name} very finely.` : `Grind ${name} to a fine powder.`;
    case 'simmer':
    case 'soften':
    case 'leaf':
      return `Steam ${name} for ${kitchen.minutes} minutes, until very soft, then ${finishVerb(item, dish)}.`;
    case 'sauce':
      return `Simmer ${name} for ${kitchen.minutes} minutes, until thick.`;
    case 'flour':
      return isPlain
        ? `Whisk ${name} with a little cold water, pour into the pan and simmer for 5 minutes, until ` +
            'thick and cooked through.'
        : `Whisk ${name} into a cup of cold water and simmer for 5 minutes, until thick and cooked through.`;
    case 'boil_grain':
    case 'soak_grain':
      return grainSentence(item, dish);
    case 'porridge':
      return `Simmer ${name} in a cup of water for ${kitchen.minutes} minutes, until soft and thick.`;
    case 'cereal':
      return `Mix ${name} with warm water to a thick paste.`;
    case 'soak_cereal':
      return `Crush ${name} and soak until soft.`;
    case 'toast':
      return `Toast ${name} and cut into fingers.`;
    case 'warm_bread':
      return `Warm ${name} until soft and cut into thin strips.`;
    case 'ripe':
      return `${ripeWords(item, dish, name)}.`;
    case 'reheat':
      return (
        `Heat ${name} in a splash of water for ${kitchen.minutes} minutes, stirring, ` +
        `until steaming hot all through${reheatedVerb(kitchen.role)}.`
      );
    case 'grate':
    case 'mash_pulse':
    case 'puree':
    case 'grate_cheese':
    case 'stir_in':
    case 'pour':
    case 'nut_butter':
    case 'fat':
    case 'herb':
    case 'spice':
    case 'squeeze':
      return null;
  }
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

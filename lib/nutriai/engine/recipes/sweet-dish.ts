import { foodById } from '../foods/food-list';
import { type DishKind, type Recipe } from './recipe';

const fruits: ReadonlySet<string> = new Set([
  ...['apple', 'apple-puree', 'apricot', 'banana', 'blackberry', 'blueberry', 'cantaloupe', 'cherry', 'fig'],
  ...[
    'dried-apricot',
    'kiwi',
    'mandarin',
    'mango',
    'medjool-dates',
    'melon',
    'nectarine',
    'orange',
    'papaya',
  ],
  ...['peach', 'peach-puree', 'pear', 'pear-puree', 'persimmon', 'pineapple', 'plum', 'prunes', 'raisins'],
  ...['apple-puree-jar', 'raspberry', 'strawberry', 'watermelon'],
]);

/** In a cake as well as in a stew. */
const inBoth: ReadonlySet<string> = new Set([
  ...[
    'avocado',
    'beetroot',
    'butternut-squash',
    'carrot',
    'courgette',
    'lemon-juice',
    'pumpkin',
    'sweet-potato',
  ],
  ...['firm-tofu', 'silken-tofu'],
]);

const savouryFoods: ReadonlySet<string> = new Set([
  ...['asafoetida', 'basil', 'bay-leaf', 'coriander', 'cumin', 'dill', 'lemongrass', 'oregano', 'paprika'],
  ...['parsley', 'parsnip', 'rosemary', 'sage', 'swede', 'swiss-cheese', 'thyme', 'turmeric', 'turnip'],
]);

/** Flags of what a cake may hold among pulses, nuts and seeds. */
const nuts: ReadonlySet<string> = new Set(['nut_butter', 'whole_nut', 'whole_seed']);

const sweetKinds: ReadonlySet<DishKind> = new Set(['fruit', 'muffins', 'porridge', 'pudding', 'yoghurt']);

/** Whether a dish is one of fruit or a sweet porridge, which nobody salts. */
export function isSweetDish({ kind, ingredients }: Pick<Recipe, 'kind' | 'ingredients'>): boolean {
  if (ingredients.some(({ food }) => isSavoury(food))) return false;
  return sweetKinds.has(kind) || ingredients.some(({ food }) => fruits.has(food));
}

function isSavoury(food: string): boolean {
  if (savouryFoods.has(food)) return true;
  if (fruits.has(food) || inBoth.has(food)) return false;
  const known = foodById(food);
  if (known === undefined) return false;
  switch (known.group) {
    case 'flesh_foods':
    case 'vita_fruits_veg':
    case 'other_fruits_veg':
      return true;
    case 'pulses_nuts_seeds':
      return !known.flags.some((flag) => nuts.has(flag));
    default:
      return false;
  }
}

import { isMentioned } from '../food-mentioned';
import { type Recipe, type RecipeIngredient } from '../recipe';

/** What is done to a food before or while it is cooked, and the order to do it. */
const orders: Readonly<Record<string, string>> = {
  mashed: 'mash',
  chopped: 'chop',
  diced: 'dice',
  grated: 'grate',
  sliced: 'slice',
  peeled: 'peel',
  beaten: 'beat',
  ground: 'grind',
  soaked: 'soak',
  squeezed: 'squeeze',
  shredded: 'shred',
  flaked: 'flake',
  blended: 'blend',
  rinsed: 'rinse',
  crushed: 'crush',
  crumbled: 'crumble',
  hulled: 'hull',
  toasted: 'toast',
  warmed: 'warm',
  loosened: 'loosen',
  halved: 'halve',
};
/** Nothing that is in this state can be cut any more. */
const soft = /\b(?:mashed|blended|pur[ée]ed)\b/;

/** What a list has done to a food that a step then tells the cook to do: "1/2 banana, mashed", "Mash the banana". */
export function repeatedOrders(
  { steps }: Recipe,
  { toDo }: { toDo: string },
  { food }: RecipeIngredient,
): string[] {
  return (toDo.match(/\p{L}+/gu) ?? []).flatMap((word) => {
    const order = orders[word];
    const again = steps
      .flatMap((step) => step.split(/[;,.]| and /))
      .find((part) => order !== undefined && isOrder(order, part) && isMentioned(food, part));
    return again === undefined ? [] : [`${food}, ${toDo}: ${again.trim()}`];
  });
}

/** What a list has mashed and a step then dices. */
export function doneInTwoWays(
  { steps }: Recipe,
  { toDo }: { toDo: string },
  { food }: RecipeIngredient,
): string[] {
  if (!soft.test(toDo)) return [];
  return steps
    .flatMap((step) => step.split(/[;,.]| and /))
    .filter((part) => ['dice', 'slice', 'chop', 'cut', 'grate'].some((order) => isOrder(order, part)))
    .filter((part) => isMentioned(food, part.replace(/\b(?:with|in(?:to)?|through) .*$/, '')))
    .map((part) => `${food}, ${toDo}: ${part.trim()}`);
}

const isOrder = (order: string, part: string) =>
  new RegExp(`^ ?(?:then |meanwhile |finely |very )*(?:\\p{L}+ or )?(?:finely )?${order}\\b`, 'iu').test(
    part,
  );

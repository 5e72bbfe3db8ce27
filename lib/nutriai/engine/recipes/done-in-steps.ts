import { expressionInLines } from '../text/expression-in-lines';
import { beginsName, isMentioned } from './food-mentioned';
import { type Recipe } from './recipe';

/** What a cook does and to what: "finely chop", "the spinach and the dill". */
interface Order {
  verb: string;
  /** All of it, up to the next order. */
  words: string;
  /** Food ids that it is about, named in it or before it. */
  foods: readonly string[];
}

/** How a recipe is cooked, as far as the orders in it are concerned. */
export type Method = Pick<Recipe, 'ingredients' | 'steps'>;

/** Participles that no rule makes of their verb. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['beat', 'beaten'],
  ['grind', 'ground'],
]);

const joint = /^(?:(?:and|or|then|meanwhile|finely|thinly|roughly|lightly|very|well|gently)\b ?)+/i;
/** The beginning of a part of a step that names more things, and gives no new order. */
const goesOn = /^(?:the|its|their|a|an|all|both|half|any|every|no|\d)\b/i;
const ofWhatCameBefore = expressionInLines('i')`
  \b(?:it|them|each|both|the (?:rest|flesh|fruit|meat))\b|^\S+ (?:with|until|to|for|out|off|away|in|on)\b
`;
const ofAll = /\beverything\b/i;
const asYouLike = /\bto suit\b|\bif you like\b/i;
const isFine = /\b(?:fine(?:ly)?|thin(?:ly)?|tiny|small|powder|flour|paste|flat)\b/i;
/** A part that is taken away, as a line and as a step call it. */
const partsOf = /\b(?:core|skin|stone|bone|seed|pip|string|stem|rind|shell|hull)/gi;
/** "…leaving out skin and pips": the second is no order. */
const onlyPart =
  /^(?:any |every )?(?:cores?|skins?|stones?|bones?|seeds?|pips|strings?|stems|rind|shells?)$/i;
const takenAway = /\b(?:without|out|off|away|leaving)\b/i;
/** A shape that it is cut into. */
const shapeOf = /^(?:cut )?in (?:.* )?(finger|strip|wedge|dice)/;
const cutsUp = /^(?:cut|trim|slice|dice)$/;

/**
 * Whether the steps give the order to do to a food what its line says is done to it ("mashed": "Mash the banana"),
 * and as finely. A step that takes it for done ("Add the mashed banana") gives none.
 */
export function isDoneInSteps(act: string, food: string, method: Method): boolean {
  const done = firstWord(act.replace(joint, ''));
  const parts = act.match(partsOf) ?? [];
  const shape = shapeOf.exec(act)?.[1];
  return ordersOf(method).some(({ verb, words, foods }) => {
    if (!foods.includes(food) || asYouLike.test(words)) return false;
    if (shape !== undefined && cutsUp.test(verb) && words.includes(shape)) return true;
    if (parts.length > 0 && takenAway.test(words) && parts.every((part) => words.includes(part))) return true;
    return participlesOf(verb).includes(done) && (!isFine.test(act) || isFine.test(words));
  });
}

/** "chop" → "chopped", "grate" → "grated", "mash" → "mashed". */
function participlesOf(verb: string): string[] {
  return [`${verb}ed`, `${verb}d`, `${verb}${verb.at(-1) ?? ''}ed`, irregular.get(verb) ?? verb];
}

const known = new WeakMap<Method['steps'], readonly Order[]>();

function ordersOf({ steps, ingredients }: Method): readonly Order[] {
  const kept = known.get(steps);
  if (kept) return kept;
  const foods = ingredients.map(({ food }) => food).filter((food) => food !== 'water');
  const orders = withWhatItIsAbout(
    steps.flatMap((step) => wordsOfOrders(step, foods)),
    foods,
  );
  known.set(steps, orders);
  return orders;
}

/** Parts a step into its orders: "Peel", "dice the squash", "boil it with the carrot and the leek for 9 minutes". */
function wordsOfOrders(step: string, foods: readonly string[]): string[] {
  const orders: string[] = [];
  for (const words of step.split(/[,;.:] ?| (?=(?:and|or|then) )/)) {
    const bare = words.replace(joint, '');
    if (bare === '') continue;
    const last = orders.at(-1);
    if (last !== undefined && isMoreOf(last, bare, foods)) orders.splice(-1, 1, `${last} ${words}`);
    else orders.push(words);
  }
  return orders;
}

function isMoreOf(order: string, words: string, foods: readonly string[]): boolean {
  if (goesOn.test(words) || (onlyPart.test(words) && takenAway.test(order))) return true;
  const first = firstWord(words);
  return foods.some((food) => isMentioned(food, first) || beginsName(food, first));
}

const firstWord = (words: string) => words.split(' ', 1).join('');

/** An order without an object has that of the next ("peel and dice it") or of the one before ("mash until smooth"). */
function withWhatItIsAbout(all: readonly string[], foods: readonly string[]): Order[] {
  const orders: Order[] = [];
  let waiting: Omit<Order, 'foods'>[] = [];
  let before: readonly string[] = [];
  for (const words of all) {
    const bare = words.replace(joint, '');
    const order = { verb: firstWord(bare).toLowerCase(), words };
    waiting.push(order);
    if (!bare.includes(' ')) continue;
    const named = ofAll.test(bare) ? foods : foods.filter((food) => isMentioned(food, words));
    const about =
      named.length === 0 || ofWhatCameBefore.test(bare) ? [...new Set([...named, ...before])] : named;
    orders.push(...waiting.map((each) => ({ ...each, foods: about })));
    waiting = [];
    before = about;
  }
  return orders;
}

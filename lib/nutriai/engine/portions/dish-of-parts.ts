import { classOfFood } from '../foods/food-list';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { isBare } from './amount-of-all';
import { asPartOfLast, type MentionAmount } from './amounts-of-mentions';
import { mealVessels } from './measure-words';
import { isWeighed, nothingStated, saysAmount, type StatedAmount } from './stated-amount';
import { expressionInLines } from '../text/expression-in-lines';

/** What follows was put into the dish before. */
const madeOf = expressionInLines('iu')`
  (?<!\p{L})(?:(?:made|prepared|cooked) (?:with|of|from)|from|out of|used|using|aus|
  à base de|hecho con|hecha con|fatto con|gemaakt van)(?!\p{L})[^,;]*$
`;
const listed =
  /^(?:(?:bowl|plate|mix) ?)?(?::|\(|[-–—] |,? ?(?:with|w\/?|mit|avec|con|met|com)(?![\p{L}\d]))/iu;
/** Only an amount or a comma stands between. */
const amountBeside = /^,?[^,;:(]*$/u;
const joined = /\b(?:and|with|plus|then|und|et|y|e|en)\b|[&+]/iu;
const sentenceEnd = /[;.!?](?!\d)/u;

/** Made of whatever is put in: what is measured right behind the name is what it was made of. */
const gathered: ReadonlySet<string> = new Set(
  'smoothie milkshake sandwich oats made-up-porridge overnight-oats fruit-salad omelette wrap'.split(' '),
);

const hasAmount = (stated: StatedAmount) =>
  saysAmount({ ...stated, size: null }) && (!isBare(stated) || stated.isCounted === true);

const idsOf = ({ food, parts }: ParsedIngredient) => [
  ...(food === null ? [] : [food]),
  ...parts.flatMap((part) => (part.certainty === 'always' && part.food !== null ? [part.food] : [])),
];

/** Of vegetables and fruits one is not in a dish because another is. */
const isKind = (kind: string | undefined) => kind !== undefined && !/vegetables|fruits/u.test(kind);

/** Whether a food is, or is of the kind of, something that a dish holds. */
function isIn(part: ParsedIngredient, held: readonly string[]): boolean {
  const kinds = new Set(held.map(classOfFood).filter(isKind));
  return idsOf(part).some((id) => held.includes(id) || kinds.has(classOfFood(id)));
}

const held = ({ parts }: ParsedIngredient, certainties: readonly string[]) =>
  parts.flatMap(({ food, certainty }) => (food !== null && certainties.includes(certainty) ? [food] : []));

/** The foods right behind a dish that have an amount of their own, as far as the sentence goes. */
function measuredAfter(
  at: number,
  read: readonly MentionAmount[],
  { ingredients, text }: { ingredients: readonly ParsedIngredient[]; text: string },
): number[] {
  const found: number[] = [];
  for (let next = at + 1; next < ingredients.length; next += 1) {
    const [part, last, amount] = [ingredients[next], ingredients[next - 1], read[next]];
    if (!part || !last || !amount || amount.isPartOfLast || !hasAmount(amount.stated)) break;
    if (sentenceEnd.test(text.slice(last.end, part.start))) break;
    found.push(next);
  }
  return found;
}

interface Beside {
  /** The dish has an amount of its own. */
  isCounted: boolean;
  /** The first food behind it is weighed or measured, and not only counted. */
  isMeasured: boolean;
  /** What stands between the two. */
  between: string;
  /** The foods that the dish is named after. */
  before: readonly string[];
}

/** Which of a dish and the foods behind it is in the other. */
function countedTwice(
  dish: ParsedIngredient,
  { isCounted, isMeasured, between, before }: Beside,
  parts: readonly ParsedIngredient[],
): 'dish' | 'parts' | null {
  const always = held(dish, ['always']);
  const isOf = parts.filter((part) => isIn(part, [...always, ...before]));
  const isMade = madeOf.test(between);
  if (isMade && parts.length > 1) return isCounted ? 'parts' : 'dish';
  if (parts.length === 1) {
    const isIt = always.includes(parts[0]?.food ?? '') && isMeasured;
    return isIt && (isMade ? isCounted : listed.test(between)) ? 'parts' : null;
  }
  if (isCounted) return null;
  const isGathered = gathered.has(dish.compound ?? dish.food ?? '');
  if (isGathered && amountBeside.test(between) && !joined.test(between)) return 'dish';
  if (listed.test(between)) return isOf.length > 0 ? 'dish' : null;
  const usual = [...held(dish, ['always', 'usually']), ...before];
  const isCovered =
    always.filter((food) => parts.some((part) => isIn(part, [food]))).length * 2 >= always.length;
  const areAllOf = parts.every((part) => isIn(part, usual));
  return always.length > 0 && isCovered && areAllOf && amountBeside.test(between) && !joined.test(between)
    ? 'dish'
    : null;
}

/** "Chicken and rice casserole": the foods that a dish is named after. */
function namedBefore(at: number, ingredients: readonly ParsedIngredient[], text: string): string[] {
  const foods: string[] = [];
  for (let place = at; place > 0; place -= 1) {
    const [named, next] = [ingredients[place - 1], ingredients[place]];
    if (!named || !next || !/^ (?:(?:and|&|n) )?$/iu.test(text.slice(named.end, next.start))) break;
    foods.push(...idsOf(named));
  }
  return foods;
}

/**
 * A dish that is named beside the amounts of what it is made of is those, and not both: "beans on toast, 40 g beans,
 * half a slice of toast", "fish pie with 40 g cod and 60 g mash", "2 flapjacks made from 200 g oats and 2 bananas".
 */
export function withDishOfParts(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  const read = [...amounts];
  for (const [at, dish] of ingredients.entries()) {
    const amount = read[at];
    if (!amount || amount.isPartOfLast || (dish.compound === null && !gathered.has(dish.food ?? '')))
      continue;
    const places = measuredAfter(at, read, { ingredients, text });
    const parts = places.flatMap((place) => ingredients[place] ?? []);
    const first = read[places[0] ?? -1]?.stated ?? nothingStated;
    const beside: Beside = {
      isCounted: !isBare(withoutVessel(amount.stated)) || amount.stated.isCounted === true,
      isMeasured: first.measure !== null || isWeighed(first),
      between: text.slice(dish.end, parts[0]?.start ?? dish.end).trim(),
      before: namedBefore(at, ingredients, text),
    };
    const twice = places.length === 0 ? null : countedTwice(dish, beside, parts);
    for (const place of twice === 'dish' ? [at] : twice === 'parts' ? places : []) {
      const own = read[place];
      if (own) read[place] = asPartOfLast(own);
    }
  }
  return read.map((amount, at) => (isOfBatch(at, ingredients, text) ? asPartOfLast(amount) : amount));
}

const gives = /(?:=|\b(?:makes|made|making|yields|gives)) (?:about |around )?\d+ (?:mini |small |large )?$/iu;

/** "1 banana 2 eggs = 6 pancakes": how many it gave. */
function isOfBatch(at: number, ingredients: readonly ParsedIngredient[], text: string): boolean {
  const [dish, last] = [ingredients[at], ingredients[at - 1]];
  return dish !== undefined && last !== undefined && gives.test(text.slice(last.end, dish.start));
}

const withoutVessel = (stated: StatedAmount): StatedAmount =>
  mealVessels.has(stated.measure) ? { ...nothingStated, count: stated.count } : stated;

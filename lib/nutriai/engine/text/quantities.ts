import { type Amount, amountsIn } from './amounts-in-text';
import { attachFurtherAmounts, type SpareAmount } from './further-amounts';
import { foodById } from '../foods/food-list';
import { knowledge } from '../knowledge/knowledge';
import { addTo } from './grouping';
import { type Mention } from './mention';
import { isPreparationWord } from './preparations-in';
import { type Quantity } from './quantity';
import { type Layout, type Sentence } from './sentences';
import { type Token } from './tokens';
import { containers, gramsByUnit, millilitresByUnit, unitOf, vessels } from './units';

const { each, orMore, sizes } = knowledge.amountWords;

/** Words that may stand between an amount and its food. */
const betweenWords = new Set([
  ...sizes,
  ...each.before,
  ...(
    'of de di du des d small medium large big little tiny heaped level rounded scant generous ' +
    'good whole full fresh freshly ripe organic baby extra about approx approximately the ' +
    'a an each x size sized free range long short thick thin plain your my mini one half'
  ).split(' '),
]);

const joinsMore = new Set(orMore.joining);
const more = new Set(orMore.more);

/** A cup of most recipes has 237 to 250 ml; a smaller size than this is that of each. */
const smallCupMl = 237;
const leastShareOfCup = 0.85;

/** After or before a size they say that it is of each of what was counted. */
const eachAfter = new Set(each.after);
const eachBefore = new Set(each.before);

/**
 * Gives each food the amount that stands before it ("2 tbsp smooth peanut butter") or right after it ("butter
 * 20 g", "banana (½)").
 */
export function attachQuantities(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { sentences }: Layout,
): void {
  const bySentence = new Map<number, Mention[]>();
  for (const mention of mentions) addTo(bySentence, mention.sentence, mention);
  const spare = sentences.flatMap((sentence, place): SpareAmount[] =>
    attachInSentence(tokens, bySentence.get(place) ?? [], sentence).map((amount) => ({
      amount,
      sentence: place,
    })),
  );
  attachFurtherAmounts(tokens, mentions, spare);
}

/** … of one sentence. Returns the amounts that no food took. */
function attachInSentence(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  sentence: Sentence,
): Amount[] {
  const inName = new Set(
    mentions.flatMap(({ first, end }) => tokens.slice(first, end).map((_, index) => first + index)),
  );
  const amounts = amountsIn(tokens, sentence, inName);
  const used = new Set<Amount>();
  let passed = 0;
  let previousEnd = sentence.first;
  for (const mention of mentions) {
    while (passed < amounts.length && (amounts[passed]?.end ?? 0) <= mention.first) passed += 1;
    const before = amountsBefore(tokens, mention, {
      amounts: amounts.slice(Math.max(0, passed - 3), passed),
      previousEnd,
    });
    for (const amount of before) used.add(amount);
    setQuantity(mention, before);
    previousEnd = Math.max(previousEnd, mention.end);
  }
  const byFirst = new Map(
    amounts.filter((amount) => !used.has(amount)).map((amount) => [amount.first, amount]),
  );
  const sizes = attachSizes(tokens, mentions, amounts);
  for (const mention of mentions) {
    if (mention.quantity) continue;
    const after = [0, 1, 2, 3, 4]
      .map((step) => byFirst.get(mention.end + step))
      .find((amount) => amount !== undefined);
    if (!after || !standsAfter(tokens, mention, after)) continue;
    byFirst.delete(after.first);
    setQuantity(mention, [after]);
  }
  return [...byFirst.values()].filter((amount) => !sizes.has(amount));
}

function setQuantity(mention: Mention, amounts: readonly Amount[]): void {
  const [first, ...others] = amounts;
  if (!first) return;
  mention.quantity = first.quantity;
  const { unit, max } = first.quantity;
  if (unit === 'piece' && max === half && isRound(mention)) mention.preparations.add('halved');
  const weight = others.find(
    ({ quantity: { unit } }) => unit in gramsByUnit || unit in millilitresByUnit,
  )?.quantity;
  if (!weight || first.quantity.unit in gramsByUnit || first.quantity.unit in millilitresByUnit) return;
  setSize(mention, first.quantity, weight);
}

const half = 0.5;

/** “Half grapes” are grapes that were halved. */
function isRound({ meaning }: Mention): boolean {
  return foodById(meaning.foods[0] ?? '')?.choking === 'round_large';
}

/**
 * "2 tins (400 g)" are two of 400 g, and "3 bottles of 240 ml" hold 720; "1 cup (240 g)" weighs that
 * much. Tells whether the size says something of what was counted.
 */
function setSize(mention: Mention, counted: Quantity, size: Quantity): boolean {
  const grams = gramsByUnit[size.unit];
  const millilitres = millilitresByUnit[size.unit];
  const isVessel = containers.has(counted.unit) || vessels.has(counted.unit) || counted.unit === 'piece';
  const count = isVessel && !isSameAmount(counted, size) ? middle(counted) : 1;
  if (grams !== undefined) mention.weighed = grams * middle(size) * count;
  else if (millilitres === undefined || !isVessel) return false;
  else
    mention.quantity = {
      min: millilitres * size.min * count,
      max: millilitres * size.max * count,
      unit: 'ml',
    };
  return true;
}

/** Recipes say in grams or millilitres what their cups come to: "1½ cups (190 g) flour", "2 cups (480 ml) milk". */
function isSameAmount(counted: Quantity, size: Quantity): boolean {
  if (counted.unit !== 'cup') return false;
  if (size.unit in gramsByUnit) return true;
  const millilitres = (millilitresByUnit[size.unit] ?? 0) * middle(size);
  return middle(counted) < 1 || millilitres >= leastShareOfCup * smallCupMl * middle(counted);
}

/** "3 bottles of milk a day, 240 ml each": the size of one of what was counted before. Returns these sizes. */
function attachSizes(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  amounts: readonly Amount[],
): ReadonlySet<Amount> {
  const sizes = new Set<Amount>();
  let next = 0;
  for (const amount of amounts) {
    const { quantity, end, first, hasUnit } = amount;
    const isSize =
      eachAfter.has(tokens[end]?.text ?? '') || (hasUnit && eachBefore.has(tokens[first - 1]?.text ?? ''));
    if (!isSize) continue;
    while (next < mentions.length && (mentions[next]?.first ?? 0) < first) next += 1;
    const mention = mentions[next - 1];
    if (!mention?.quantity || mention.weighed !== null) continue;
    if (setSize(mention, mention.quantity, quantity)) sizes.add(amount);
  }
  return sizes;
}

function middle({ min, max }: Quantity): number {
  return (min + max) / 2;
}

/** The amounts before a food with no other food, comma or "and" between; two of them say the same in other units. */
function amountsBefore(
  tokens: readonly Token[],
  mention: Mention,
  { amounts, previousEnd }: { amounts: readonly Amount[]; previousEnd: number },
): Amount[] {
  const found: Amount[] = [];
  let from = mention.first;
  for (const amount of amounts.toReversed()) {
    if (amount.first < previousEnd || !onlyBetween(tokens, amount, from)) break;
    found.unshift(amount);
    from = amount.first;
  }
  const [first, second] = found;
  // In "a 400 g tin" the article counts nothing.
  return first?.isVague && second ? found.slice(1) : found;
}

function onlyBetween(tokens: readonly Token[], { end, isVague, hasUnit }: Amount, to: number): boolean {
  return tokens.slice(end, to).every(({ kind, text }, place) => {
    if (place < 2 && (more.has(text) || (joinsMore.has(text) && more.has(tokens[end + 1]?.text ?? ''))))
      return true;
    // "A spoonful of" counts spoonfuls, which are no unit.
    if (text === 'of' && isVague && !hasUnit) return false;
    if (kind === 'mark') return ['(', ')', '/', '-', '=', '~'].includes(text);
    return betweenWords.has(text) || isPreparationWord(text) || unitOf(text) !== undefined;
  });
}

function standsAfter(tokens: readonly Token[], { end }: Mention, amount: Amount): boolean {
  if (amount.isVague) return false;
  const between = tokens.slice(end, amount.first);
  // A bare number after a food counts it only behind a mark: "eggs: 2".
  if (!amount.hasUnit && !between.some(({ kind }) => kind === 'mark')) return false;
  return between.every(({ kind, text }) => {
    if (kind === 'mark') return ['(', '-', ':', '=', ',', '~', '['].includes(text);
    return isPreparationWord(text) && !['with', 'in', 'for', 'to'].includes(text);
  });
}

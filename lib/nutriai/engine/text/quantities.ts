import { type Amount, amountsIn } from './amounts-in-text';
import { addTo } from './grouping';
import { type Mention } from './mention';
import { isPreparationWord } from './preparations-in';
import { type Quantity } from './quantity';
import { type Layout, type Sentence } from './sentences';
import { type Token } from './tokens';
import { containers, gramsByUnit, unitOf } from './units';

/** Words that may stand between an amount and its food. */
const betweenWords = new Set(
  'of de di du des d small medium large big little tiny heaped level rounded scant generous good whole full fresh freshly ripe organic baby extra about approx approximately the a an each x size sized free range long short thick thin plain your my mini one half'.split(
    ' ',
  ),
);

/** Gives each food the amount that stands before it ("2 tbsp smooth peanut butter") or right after it ("butter 20 g", "banana (½)"). */
export function attachQuantities(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { sentences }: Layout,
): void {
  const bySentence = new Map<number, Mention[]>();
  for (const mention of mentions) addTo(bySentence, mention.sentence, mention);
  for (const [place, inSentence] of bySentence) {
    const sentence = sentences[place];
    if (sentence) attachInSentence(tokens, inSentence, sentence);
  }
}

function attachInSentence(tokens: readonly Token[], mentions: readonly Mention[], sentence: Sentence): void {
  const inName = new Set(
    mentions.flatMap(({ first, end }) => tokens.slice(first, end).map((_, index) => first + index)),
  );
  const amounts = amountsIn(tokens, sentence, inName);
  const used = new Set<Amount>();
  let passed = 0;
  let previousEnd = sentence.first;
  for (const mention of mentions) {
    while (passed < amounts.length && (amounts[passed]?.end ?? 0) <= mention.first) passed += 1;
    const before = amountsBefore(
      tokens,
      mention,
      amounts.slice(Math.max(0, passed - 3), passed),
      previousEnd,
    );
    for (const amount of before) used.add(amount);
    setQuantity(mention, before);
    previousEnd = Math.max(previousEnd, mention.end);
  }
  const byFirst = new Map(
    amounts.filter((amount) => !used.has(amount)).map((amount) => [amount.first, amount]),
  );
  for (const mention of mentions) {
    if (mention.quantity) continue;
    const after = [0, 1, 2, 3, 4]
      .map((step) => byFirst.get(mention.end + step))
      .find((amount) => amount !== undefined);
    if (!after || !standsAfter(tokens, mention, after)) continue;
    byFirst.delete(after.first);
    setQuantity(mention, [after]);
  }
}

function setQuantity(mention: Mention, amounts: readonly Amount[]): void {
  const [first, ...others] = amounts;
  if (!first) return;
  mention.quantity = first.quantity;
  const weight = others.find(
    ({ quantity }) => quantity.unit in gramsByUnit || quantity.unit === 'ml',
  )?.quantity;
  if (!weight || first.quantity.unit in gramsByUnit) return;
  const perUnit = (gramsByUnit[weight.unit] ?? Number.NaN) * ((weight.min + weight.max) / 2);
  if (Number.isNaN(perUnit)) return;
  // "2 tins (400 g)" are two of 400 g; "1 cup (240 g)" weighs that much.
  const count =
    containers.has(first.quantity.unit) || first.quantity.unit === 'piece' ? middle(first.quantity) : 1;
  mention.weighed = perUnit * count;
}

function middle({ min, max }: Quantity): number {
  return (min + max) / 2;
}

/** The amounts before a food with no other food, comma or "and" between; two of them say the same in other units. */
function amountsBefore(
  tokens: readonly Token[],
  mention: Mention,
  amounts: readonly Amount[],
  previousEnd: number,
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
  return tokens.slice(end, to).every(({ kind, text }) => {
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

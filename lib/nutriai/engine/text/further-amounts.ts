import { foodById } from '../foods/food-list';
import { knowledge } from '../knowledge/knowledge';
import { type Amount } from './amounts-in-text';
import { isEaten, type Mention } from './mention';
import { type Quantity, type QuantityUnit } from './quantity';
import { type Token } from './tokens';

const { further } = knowledge.amountWords;
const limits = new Set(further.limits);
const totals = new Set(further.totals);
const vesselBefore = new Set(further.vesselBefore);

const pouredUnits: ReadonlySet<QuantityUnit> = new Set([
  'ml',
  'cl',
  'dl',
  'l',
  'fl_oz',
  'oz',
  'pint',
  'quart',
]);
const vesselUnits: ReadonlySet<QuantityUnit> = new Set(['cup', 'glass', 'bottle']);
/** Marks before an amount that say the same in other units: "180 ml (6 oz)", "180 ml / 6 oz". */
const sameAmountMarks = new Set(['(', '[', '/', '=', '~']);
/** A drink that was named so many sentences ago is still spoken of. */
const mostSentences = 4;

/** An amount that no food took, and the sentence that it stands in. */
export interface SpareAmount {
  amount: Amount;
  sentence: number;
}

/**
 * Gives drinks the amounts that a text tells later without naming them again: "200 ml of milk at breakfast.
 * Then 250 ml after nursery, and another bottle at bedtime." `spare` is in the order of the text.
 */
export function attachFurtherAmounts(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  spare: readonly SpareAmount[],
): void {
  let next = 0;
  let drink: Mention | null = null;
  spare.forEach(({ amount, sentence }, place) => {
    for (; (mentions[next]?.first ?? Infinity) < amount.first; next += 1) {
      const mention = mentions[next];
      if (mention && isDrink(mention)) drink = mention;
    }
    if (!drink || sentence - drink.sentence > mostSentences || !isPoured(tokens, amount)) return;
    const before = spare[place - 1]?.amount;
    drink.further.push(before?.end === amount.first ? multiplied(amount.quantity, before) : amount.quantity);
  });
}

function isDrink(mention: Mention): boolean {
  return isEaten(mention) && (foodById(mention.meaning.foods[0] ?? '')?.flags.includes('drink') ?? false);
}

/** "Two 200 ml bottles" are two of them. */
function multiplied({ min, max, unit }: Quantity, { quantity: count, isVague }: Amount): Quantity {
  if (isVague || count.unit !== 'piece') return { min, max, unit };
  return { min: min * count.min, max: max * count.max, unit };
}

function isPoured(tokens: readonly Token[], { first, end, quantity: { unit }, isVague }: Amount): boolean {
  const isVessel = vesselUnits.has(unit);
  if (isVague || !(isVessel || pouredUnits.has(unit))) return false;
  const near = tokens.slice(Math.max(0, first - 2), first).map(({ text }) => text);
  if (near.some((word) => limits.has(word) || sameAmountMarks.has(word))) return false;
  if (isVessel && near.some((word) => vesselBefore.has(word))) return false;
  const after = tokens.slice(end, end + 3).map(({ text }) => text);
  return !after.some((word) => totals.has(word));
}

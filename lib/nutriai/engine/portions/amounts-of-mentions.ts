import { expressionInLines } from '../text/expression-in-lines';
import { type Locale } from '../child';
import { type AmountLanguage } from '../knowledge/schemas/amounts-in-languages';
import { languageOfAmounts } from './amount-languages';
import { wordsOf } from './amount-tokens';
import { combinedAmount, countedInVessel, isCountAlone } from './combined-amount';
import { cutAtEnd } from './cut-at-end';
import { cuts, measureOf, packs, sizeOf } from './measure-words';
import { isOneWithAll, isSpread, partOfAll } from './served-with';
import { withSizeOfVessel } from './size-of-vessel';
import { isInNumber, numberAt } from './written-number';
import { isWeighed, nothingStated, saysAmount, type StatedAmount, statedAmount } from './stated-amount';

/** Where a food stands in a text. */
export interface Place {
  start: number;
  end: number;
  /** Names of the food, in which "finger" or "jar" counts nothing. */
  names: string;
}

/** What the words around a food say of its amount. */
export interface MentionAmount {
  stated: StatedAmount;
  /** Words of the food with those that say its amount, for what they name. */
  words: string;
  /** What it is a part of: "porridge made with milk" has the milk in it. */
  isPartOfLast: boolean;
  /** It stands after a comma or at the end, and may be meant for all the foods before it. */
  isTrailing: boolean;
}

/** Words that part the amount of one food from that of the next. */
const boundaries: ReadonlySet<string> = new Set(
  ', ; . : and & + with on in plus then for mixed made topped followed but ( y und et mit con avec met oraz w'.split(
    ' ',
  ),
);

/** Reads what a text says of each of its foods, which stand in the order of the text. */
export function amountsOfMentions(text: string, places: readonly Place[], locale: Locale): MentionAmount[] {
  const language = languageOfAmounts(text);
  const gaps = places.map(({ start }, index) =>
    gapOf(text.slice(places[index - 1]?.end ?? 0, start), index > 0, language),
  );
  const ending = wordsOf(text.slice(places.at(-1)?.end ?? text.length), language);
  const isServedWith = isOneWithAll(text, places);
  const eaten = isServedWith ? partOfAll(ending, locale, isSpread.test(places.at(-1)?.names ?? '')) : null;
  const rest = eaten === null ? ending : [];
  const mentions = places.map(({ start, end, names }, index) => {
    const inside = wordsOf(text.slice(start, end));
    const lead = statedAmount([...(gaps[index]?.lead ?? []), ...amountsInside(inside, names)], locale);
    const after = gaps[index + 1]?.trail ?? rest;
    const isPlural = /s$/iu.test(text.slice(start, end));
    const trail = statedAmount(after, locale);
    return {
      stated:
        eaten === null ? countedInVessel(lead, trail, isPlural) : { ...combinedAmount(lead, trail), eaten },
      words: [...(gaps[index]?.lead ?? []), ...inside, ...(gaps[index + 1]?.words ?? rest).slice(0, 2)].join(
        ' ',
      ),
      isPartOfLast: gaps[index]?.isMadeWith === true && !saysAmount(lead) && !isInBrackets(after),
      isSpread: isSpread.test(`${names} ${text.slice(start, end).toLowerCase()}`),
      isNamedPlural: isPlural,
      isEach: after.includes('each'),
      isEachOf: (gaps[index]?.lead ?? []).includes('each') && saysAmount(lead),
      isTrailing: (!saysAmount(lead) || isBits(lead)) && saysAmount(trail),
      lead,
      trail,
    };
  });
  const isMadeWith = gaps.map((gap) => gap.isMadeWith);
  const parts = partsOfOne(mentions, statedAmount(rest, locale));
  const own = withAmountsBehind(withAmountOfEach(withSizeOfVessel(mentions, language)), gaps);
  const counted = withCountBehind(own, isServedWith);
  return parts ?? withoutDishOfParts(withoutWater(counted, places, isMadeWith), isMadeWith);
}

/** "Strips of toast with avocado, 3": the strips are counted, which stand before. */
function withCountBehind(mentions: readonly ReadMention[], isServedWith: boolean): readonly ReadMention[] {
  const [first, last] = mentions.slice(-2);
  if (!first || !last || saysAmount(last.lead) || (last.trail.count ?? 0) === 0) return mentions;
  const { measure, isPlural, count } = first.stated;
  // "Carrot sticks with dip, 5 sticks".
  const isCutAgain = measure !== null && cuts.has(measure) && last.trail.measure === measure && isPlural;
  // "Penne with tomato sauce - 10 pieces".
  if (last.isSpread && last.trail.measure === 'piece' && !saysAmount(first.stated))
    return mentions.map((mention) => {
      if (mention === last) return { ...mention, stated: nothingStated };
      return mention === first ? { ...mention, stated: last.trail } : mention;
    });
  if (!(isServedWith && isCountAlone(last.trail)) && !isCutAgain) return mentions;
  const isOfSeveral = first.isNamedPlural && !last.isNamedPlural && (last.trail.count ?? 0) >= 2;
  if (!((measure !== null && isPlural) || (measure === null && isOfSeveral)) || count !== null)
    return mentions;
  return mentions.map((mention) => {
    if (mention === last) return { ...mention, stated: nothingStated };
    return mention === first
      ? { ...mention, stated: { ...mention.stated, count: last.trail.count } }
      : mention;
  });
}

/** "Half juice half water, 100 ml": each is its part of what is said behind them. */
function partsOfOne(mentions: readonly ReadMention[], whole: StatedAmount): MentionAmount[] | null {
  const first = mentions.slice(0, -1);
  const arePartsBefore =
    first.length > 0 && first.every(({ stated }) => stated.isPart && stated.measure === null);
  const isLastCounted = mentions.at(-1)?.lead.count === 1;
  if (!arePartsBefore || isLastCounted || !isWeighed(whole)) return null;
  const before = first.reduce((sum, { stated }) => sum + (stated.count ?? 0), 0);
  if (before >= 1) return null;
  return mentions.map((mention, at) => {
    const share = at < first.length ? (mention.stated.count ?? 0) : 1 - before;
    return { ...mention, stated: { ...whole, share } };
  });
}

/** What stands before and what stands behind a food, each by itself. */
export interface ReadMention extends MentionAmount {
  lead: StatedAmount;
  trail: StatedAmount;
  /** "Crackers", of which a number may be said behind what lies on them. */
  /** A sauce or a spread, of which nobody counts pieces. */
  isSpread: boolean;
  isNamedPlural: boolean;
  isEach: boolean;
  /** "A spoon each of": the amount of all the foods that follow. */
  isEachOf: boolean;
}

/** "Porridge cooked with peanut butter swirled in (1 tsp)". */
function isInBrackets(words: readonly string[]): boolean {
  const open = words.indexOf('(');
  return open >= 0 && words.slice(open, open + 3).some((word) => measureOf(word) !== undefined);
}

/** "Turkey and cheese, 1 slice each": as much of every food that has no amount of its own. */
function withAmountOfEach(mentions: readonly ReadMention[]): readonly ReadMention[] {
  const isBare = ({ stated }: ReadMention) => !saysAmount({ ...stated, size: null });
  const first = mentions.findIndex(({ isEachOf }) => isEachOf);
  const eachOf = mentions[first];
  if (eachOf) {
    const next = mentions.findIndex((mention, at) => at > first && !isBare(mention));
    const end = next < 0 ? mentions.length : next;
    return mentions.map((mention, at) =>
      at >= first && at < end ? { ...mention, stated: eachOf.lead, isTrailing: false } : mention,
    );
  }
  const last = mentions.findIndex(({ isEach }) => isEach);
  const of = mentions[last];
  if (!of) return mentions;
  const before = mentions.slice(0, last);
  const from = before.findLastIndex((mention) => !isBare(mention)) + 1;
  return mentions.map((mention, at) =>
    at >= from && at <= last ? { ...mention, stated: of.trail, isTrailing: false } : mention,
  );
}

const isMeasured = (stated: StatedAmount) =>
  isWeighed(stated) || (stated.measure !== null && stated.isCounted === true);

/** "Steak 30 g chips 50 g peas 20 g": one weight stands in each gap and behind the last, and none before the first. */
function areAllBehind(mentions: readonly ReadMention[], gaps: readonly Gap[]): boolean {
  const [first, ...others] = mentions;
  if (!first || others.length === 0 || saysAmount(first.lead)) return false;
  const areOneGaps = gaps.slice(1).every(({ trail, words }) => {
    return trail.length === 0 && words.every((word) => !boundaries.has(word));
  });
  const isLastMeasured = isMeasured(mentions.at(-1)?.trail ?? nothingStated);
  return areOneGaps && isLastMeasured && others.every(({ lead }) => isMeasured(lead));
}

/** "Rice 2 tbsp stew chicken 1 tbsp": where the last amount stands behind its food, so do those before it. */
function withAmountsBehind(mentions: readonly ReadMention[], gaps: readonly Gap[]): readonly ReadMention[] {
  const read = [...mentions];
  if (areAllBehind(mentions, gaps))
    return mentions.map((mention, at) => ({ ...mention, stated: mentions[at + 1]?.lead ?? mention.trail }));
  for (let at = read.length - 1; at > 0; at -= 1) {
    const [first, second] = [read[at - 1], read[at]];
    const isOneGap = gaps[at]?.trail.length === 0 && gaps[at]?.words.every((word) => !boundaries.has(word));
    if (!first || !second || isOneGap !== true || saysAmount(first.stated)) continue;
    const isBehind =
      second.lead.count !== null && second.lead.measure !== null && second.trail.count !== null;
    if (!isBehind) continue;
    read[at - 1] = { ...first, stated: second.lead };
    read[at] = { ...second, stated: second.trail };
  }
  return read;
}

/** "Peas blended with a bit of water, 3 tsp": the water is in the peas, and the amount is that of both. */
function withoutWater(
  mentions: readonly ReadMention[],
  places: readonly Place[],
  isMadeWith: readonly boolean[],
): MentionAmount[] {
  const read: MentionAmount[] = [...mentions];
  for (const [at, { names }] of places.entries()) {
    const [dish, water] = [read[at - 1], mentions[at]];
    if (!dish || !water || isMadeWith[at] !== true) continue;
    // What says how much water there was, other than "a bit of", weighs it.
    if (saysAmount({ ...water.lead, share: null })) continue;
    // "Hot chocolate made with milk, small": what is no weight of the milk is said of the dish.
    const isOfDish = water.isTrailing && water.isPartOfLast && !isMeasured(water.trail);
    if (names.trim() !== 'water' && !isOfDish) continue;
    read[at - 1] = { ...dish, stated: combinedAmount(dish.stated, water.trail) };
    read[at] = asPartOfLast(water);
  }
  return read;
}

/** "Porridge made with 120 ml milk and 20 g oats": what it was made with is weighed, and nothing besides. */
function withoutDishOfParts(mentions: MentionAmount[], isMadeWith: readonly boolean[]): MentionAmount[] {
  return mentions.map((mention, at) => {
    const [first, second] = [mentions[at + 1], mentions[at + 2]];
    const isMade = isMadeWith[at + 1] === true && first !== undefined && second !== undefined;
    if (!isMade || !saysAmount(first.stated) || !saysAmount(second.stated)) return mention;
    return saysAmount(mention.stated) ? mention : { ...mention, isPartOfLast: true };
  });
}

/** Languages that put most adjectives behind their noun. */
const sizeBehind: ReadonlySet<AmountLanguage | null> = new Set(['fr', 'es', 'it', 'pt']);

interface Gap {
  words: readonly string[];
  trail: string[];
  lead: string[];
  isMadeWith: boolean;
}

const madeWith = /\b(made|mixed|diluted|thinned|blended|pur[eé]ed|whizzed|loosened|cooked)\b/u;
/** "Aus Milch", "hecho con leche": what it was made of. */
const madeElsewhere = expressionInLines('iu')`
  (?:^|\s)(?:aus|(?:an|ge|zubereitet|gekocht|anger[uü]hrt) mit|faite? (?:avec|au)|hech[oa] con|fatt[oa] con|
  feit[oa] com|gemaakt (?:van|met)|na)\s$
`;

/** Words before or between foods: those of the first one's amount, up to the last boundary, and those of the second. */
function gapOf(text: string, isBetween: boolean, language: AmountLanguage | null): Gap {
  const words = wordsOf(text, language);
  const isMadeWith = isBetween && (madeWith.test(text) || madeElsewhere.test(text));
  const closing = isBetween && words[0] === '(' ? words.indexOf(')') : -1;
  // "Curry (2 tbsp) naan": what is in brackets is said of the food before them.
  if (closing > 0 && !words.slice(closing).some((word) => boundaries.has(word)))
    return { words, trail: words.slice(1, closing), lead: words.slice(closing + 1), isMadeWith };
  const last = words.findLastIndex(
    (word, index) => boundaries.has(word) && !isInNumber(words, index, isBetween),
  );
  // "Polpette piccole al sugo": the size stands behind its food.
  const isSizeBehind = isBetween && sizeBehind.has(language) && sizeOf(words[0] ?? '') !== undefined;
  if (isSizeBehind && last < 1) return { words, trail: words.slice(0, 1), lead: words.slice(1), isMadeWith };
  if (!isBetween) return { words, trail: [], lead: leadOfFirst(words, last), isMadeWith };
  return { words, trail: words.slice(0, Math.max(last, 0)), lead: words.slice(last + 1), isMadeWith };
}

/** "Bottle and 2 tbsp porridge": of what stands before the first food only its own amount. */
function leadOfFirst(words: readonly string[], boundary: number): string[] {
  const own = words.slice(boundary + 1);
  // "One and three quarters slices".
  const isOneNumber = (numberAt(words, boundary - 1)?.end ?? 0) > boundary;
  const isJoined = !isOneNumber && ['and', '&', '+', 'then', 'plus'].includes(words[boundary] ?? '');
  return isJoined && own.some((_, at) => numberAt(own, at) !== null) ? own : [...words];
}

/** Of the name itself only how it is cut counts ("cucumber sticks"), and what holds it ("box of raisins"). */
function amountsInside(words: readonly string[], names: string): string[] {
  return words.flatMap((word, index) => {
    const measure = measureOf(word);
    const cut = measure === undefined ? cutAtEnd(word) : null;
    if (cut !== null) return [cut];
    if (measure !== undefined && names.includes(word.replace(/s$/u, ''))) return [];
    // In "pot pie" the pot holds nothing.
    const isNoPack = measure !== undefined && packs.has(measure) && index < words.length - 1;
    if (measure !== undefined && ((cuts.has(measure) && !isNoPack) || words[index + 1] === 'of'))
      return [word];
    // A juice box is a carton.
    if (/^(box|carton)$/.test(word) && words[index - 1] === 'juice') return ['carton'];
    if (/^(?:quetsch(?:ie|i|er|beutel)|gourde|pompote)$/.test(word)) return ['pouch'];
    return /^(goujons?|tenders?|chipolatas?|cocktail|mini|baby|new|thin)$/.test(word) ? [word] : [];
  });
}

/** "Turkey bits": how it is cut, and no number of them. */
const isBits = ({ count, measure, share }: StatedAmount) =>
  measure === 'bit' && count === null && share === null;

/** The amount of a food that lies in the dish before it, and is counted with that. */
export const asPartOfLast = (amount: MentionAmount): MentionAmount => ({
  ...amount,
  stated: nothingStated,
  isPartOfLast: true,
});

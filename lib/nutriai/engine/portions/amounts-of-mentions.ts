import { type Locale } from '../child';
import { cuts, measureOf } from './measure-words';
import { nothingStated, saysAmount, type StatedAmount, statedAmount } from './stated-amount';

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

const vulgarFractions: Readonly<Record<string, string>> = {
  '½': ' 1/2',
  '⅓': ' 1/3',
  '⅔': ' 2/3',
  '¼': ' 1/4',
  '¾': ' 3/4',
  '⅛': ' 1/8',
  '⅕': ' 1/5',
};

/** Words that part the amount of one food from that of the next. */
const boundaries: ReadonlySet<string> = new Set(
  ', ; . : and & + with on in plus then for mixed made topped followed but ('.split(' '),
);

/** The words of a text as amounts are read in it. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[½⅓⅔¼¾⅛⅕]/gu, (sign) => vulgarFractions[sign] ?? sign)
      .replace(/\bice[ -]?cubes?\b/gu, 'ice-cube')
      .replace(/\bthin (layer|spread)\b/gu, 'smear')
      .replace(/\b(sippy|straw|doidy|training|toddler) cups?\b/gu, 'beaker')
      .replace(/(\d)\s*[x×](?=\s|$)/gu, '$1 x ')
      .replace(/(^|\s)[x×]\s*(\d)/gu, '$1 x$2')
      .replace(/(\d)(g|kg|ml|cl|dl|l|oz|lb|tbsp|tsp)\b/gu, '$1 $2')
      .match(/\d+(?:[.,]\d+)?|x\d+|\p{L}[\p{L}'’-]*|[&+,;.:/()-]/gu) ?? []
  );
}

/** Reads what a text says of each of its foods, which stand in the order of the text. */
export function amountsOfMentions(text: string, places: readonly Place[], locale: Locale): MentionAmount[] {
  const gaps = places.map(({ start }, index) =>
    gapOf(text.slice(places[index - 1]?.end ?? 0, start), index > 0),
  );
  const rest = wordsOf(text.slice(places.at(-1)?.end ?? text.length));
  return places.map(({ start, end, names }, index) => {
    const inside = wordsOf(text.slice(start, end));
    const lead = statedAmount([...(gaps[index]?.lead ?? []), ...amountsInside(inside, names)], locale);
    const after = gaps[index + 1]?.trail ?? rest;
    const trail = statedAmount(after, locale);
    return {
      stated: combinedAmount(lead, trail),
      words: [...(gaps[index]?.lead ?? []), ...inside, ...after.slice(0, 2)].join(' '),
      isPartOfLast: gaps[index]?.isMadeWith === true && !saysAmount(lead),
      isTrailing: !saysAmount(lead) && saysAmount(trail),
    };
  });
}

interface Gap {
  trail: string[];
  lead: string[];
  isMadeWith: boolean;
}

/** Words between two foods: those of the amount of the first, up to the last boundary, and those of the second. */
function gapOf(text: string, isBetween: boolean): Gap {
  const words = wordsOf(text);
  const isMadeWith = isBetween && /\b(made|mixed)\b/u.test(text);
  if (!isBetween) return { trail: [], lead: words, isMadeWith };
  const last = words.findLastIndex((word, index) => boundaries.has(word) && !isInNumber(words, index));
  return { trail: words.slice(0, Math.max(last, 0)), lead: words.slice(last + 1), isMadeWith };
}

/** "One and a half" is one number. */
function isInNumber(words: readonly string[], at: number): boolean {
  if (words[at] !== 'and' || at === 0) return false;
  const next = words[at + 1] === 'a' ? words[at + 2] : words[at + 1];
  return next === 'half' || next === 'quarter' || next === 'third';
}

/** Of the name itself only how it is cut counts ("cucumber sticks"), and what holds it ("box of raisins"). */
function amountsInside(words: readonly string[], names: string): string[] {
  return words.flatMap((word, index) => {
    const measure = measureOf(word);
    if (measure !== undefined && names.includes(word.replace(/s$/u, ''))) return [];
    if (measure !== undefined && (cuts.has(measure) || words[index + 1] === 'of')) return [word];
    return /^(goujons?|tenders?|chipolatas?|cocktail|mini|baby|new|thin)$/.test(word) ? [word] : [];
  });
}

/** Returns one amount of two: what stands after a food says how much of it, or which part of what stands before it. */
export function combinedAmount(lead: StatedAmount, trail: StatedAmount): StatedAmount {
  if (!saysAmount(trail)) return lead;
  if (lead.count === null && lead.measure === null && lead.grams === null) {
    return { ...trail, size: lead.size ?? trail.size, share: lead.share ?? trail.share };
  }
  const { grams, millilitres, ounces } = trail;
  if (grams !== null || millilitres !== null || ounces !== null)
    return { ...nothingStated, grams, millilitres, ounces };
  const sized = { ...lead, size: lead.size ?? trail.size };
  if (trail.share !== null) return { ...sized, share: (lead.share ?? 1) * trail.share };
  if (trail.isPart) {
    const isSame = trail.measure === lead.measure && trail.measure !== null;
    return isSame ? trail : { ...sized, share: trail.count };
  }
  if (lead.measure === null && trail.measure !== null && trail.count === null)
    return { ...sized, measure: trail.measure };
  return sized;
}

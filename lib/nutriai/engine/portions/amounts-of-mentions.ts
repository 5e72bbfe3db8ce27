import { type Locale } from '../child';
import { cuts, measureOf, packs } from './measure-words';
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

/** "Cut into strips", "in segments" say how, and no number of strips; of "cut into wedges, 4" the wedges count. */
const cutInto =
  /\b(?:(?:cut|chopped|sliced|torn|broken)(?: up)? in(?:to)?|in(?= (?:\p{L}+ )?(?:segments|slices|wedges|sticks|strips|fingers|batons|cubes|chunks|rings|pieces|bits|quarters|halves|rounds)\b)) (?:small |thin |little |tiny |long |bite-?sized? )?(\p{L}+)(?=(,? \(?x? ?\d+\)?$)?)/gu;

/** "All but the crust", "all but two bites of": nearly all. */
const allBut =
  /\b(?:all but|apart from|except(?: for)?) (?:\p{L}+ )?(?:\p{L}+ )?(?:bits?|bites?|mouthfuls?|spoonfuls?|crusts?|rind|skin|ends?|corners?|stalks?|core)\b/gu;

/** "Cut into 4, ate 3 of them": three quarters. */
const cutAndEaten =
  /\b(?:cut|chopped|sliced) (?:up )?(?:in|into) (\d+)(?: \p{L}+)?,? (?:and )?(?:ate|had|finished|managed) (\d+)(?: of (?:them|it))?/gu;

/** From the third stage on a jar or a pouch is bigger. */
const forToddlers = /\bstage [34]\b/gu;

/** "Stage 2 jar", "a 7 month jar": for whom it is made. */
const forAge = /\bstage \d\b|\b\d{1,2} ?\+? ?(?:months?|mths?)\b/gu;

/** The words of a text as amounts are read in it. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[½⅓⅔¼¾⅛⅕]/gu, (sign) => vulgarFractions[sign] ?? sign)
      .replace(/\bice[ -]?cubes?\b/gu, 'ice-cube')
      .replace(/\bthin (layer|spread)\b/gu, 'smear')
      .replace(cutInto, (_, cut: string, number?: string) => (number === undefined ? ' ' : ` ${cut} `))
      .replace(allBut, 'nearly all')
      .replace(cutAndEaten, (_, cut: string, eaten: string) => `ate ${eaten} / ${cut} `)
      .replace(/\bw\//gu, 'with ')
      .replace(/(\d|1\/2|half an?) ?c\b/gu, '$1 cup')
      .replace(/\b(?:weaning|baby|little|tiny) spoon(fuls?|s)?\b/gu, 'tsp')
      .replace(forToddlers, 'large')
      .replace(forAge, ' ')
      .replace(/-(?=(?:thirds?|quarters?|halves)\b)/gu, ' ')
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
  const ending = wordsOf(text.slice(places.at(-1)?.end ?? text.length));
  const isServedWith = places.length > 1 && /^\s*(with|on)\s/u.test(text.slice(places.at(-2)?.end));
  const { words: rest, eaten } =
    (isServedWith ? withoutPartOfAll(ending, locale) : null) ?? withoutEatenPart(ending, locale);
  const mentions = places.map(({ start, end, names }, index) => {
    const inside = wordsOf(text.slice(start, end));
    const lead = statedAmount([...(gaps[index]?.lead ?? []), ...amountsInside(inside, names)], locale);
    const after = gaps[index + 1]?.trail ?? rest;
    const trail = statedAmount(after, locale);
    return {
      stated: eaten === null ? combinedAmount(lead, trail) : partOf(combinedAmount(lead, trail), eaten),
      words: [...(gaps[index]?.lead ?? []), ...inside, ...(gaps[index + 1]?.words ?? rest).slice(0, 2)].join(
        ' ',
      ),
      isPartOfLast: gaps[index]?.isMadeWith === true && !saysAmount(lead),
      isTrailing: !saysAmount(lead) && saysAmount(trail),
      lead,
      trail,
    };
  });
  const isMadeWith = gaps.map((gap) => gap.isMadeWith);
  const parts = partsOfOne(mentions, statedAmount(rest, locale));
  return parts ?? withoutDishOfParts(withoutWater(mentions, places, isMadeWith), isMadeWith);
}

/** "Half juice half water, 100 ml": each is its part of what is said behind them. */
function partsOfOne(mentions: readonly MentionAmount[], whole: StatedAmount): MentionAmount[] | null {
  const first = mentions.slice(0, -1);
  const arePartsBefore =
    first.length > 0 && first.every(({ stated }) => stated.isPart && stated.measure === null);
  if (!arePartsBefore || !isWeighed(whole)) return null;
  const before = first.reduce((sum, { stated }) => sum + (stated.count ?? 0), 0);
  if (before >= 1) return null;
  return mentions.map((mention, at) => {
    const share = at < first.length ? (mention.stated.count ?? 0) : 1 - before;
    return { ...mention, stated: { ...whole, share } };
  });
}

/** What stands before and what stands behind a food, each by itself. */
interface ReadMention extends MentionAmount {
  lead: StatedAmount;
  trail: StatedAmount;
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
    if (!dish || !water || names.trim() !== 'water' || isMadeWith[at] !== true) continue;
    // What says how much water there was, other than "a bit of", weighs it.
    if (saysAmount({ ...water.lead, share: null })) continue;
    read[at - 1] = { ...dish, stated: combinedAmount(dish.stated, water.trail) };
    read[at] = { ...water, stated: nothingStated, isPartOfLast: true };
  }
  return read;
}

/** Before the part that was eaten of all that is named, or after it was left. */
const eatingWords: ReadonlySet<string> = new Set('ate eaten finished managed had left'.split(' '));

/** "A bagel with cream cheese, she ate a quarter" is a quarter of both. */
function withoutEatenPart(
  words: readonly string[],
  locale: Locale,
): { words: readonly string[]; eaten: number | null } {
  const at = words.findIndex((word) => eatingWords.has(word));
  if (at < 0) return { words, eaten: null };
  const { isPart, count, measure, grams, share } = statedAmount(words.slice(at + 1), locale);
  const part = isPart ? count : share;
  if (part === null || part > 1 || measure !== null || grams !== null) return { words, eaten: null };
  return { words: words.slice(0, at), eaten: words[at] === 'left' ? 1 - part : part };
}

/** "Toast with butter, half" is half of both. */
function withoutPartOfAll(
  words: readonly string[],
  locale: Locale,
): { words: string[]; eaten: number } | null {
  const { isPart, count, ...other } = statedAmount(words, locale);
  const isNoMore = words[0] === ',' && isPart && !saysAmount({ ...nothingStated, ...other });
  return isNoMore && count !== null ? { words: [], eaten: count } : null;
}

const partOf = (stated: StatedAmount, part: number): StatedAmount => ({
  ...stated,
  share: (stated.share ?? 1) * part,
});

/** "Porridge made with 120 ml milk and 20 g oats": what it was made with is weighed, and nothing besides. */
function withoutDishOfParts(mentions: MentionAmount[], isMadeWith: readonly boolean[]): MentionAmount[] {
  return mentions.map((mention, at) => {
    const [first, second] = [mentions[at + 1], mentions[at + 2]];
    const isMade = isMadeWith[at + 1] === true && first !== undefined && second !== undefined;
    if (!isMade || !saysAmount(first.stated) || !saysAmount(second.stated)) return mention;
    return saysAmount(mention.stated) ? mention : { ...mention, isPartOfLast: true };
  });
}

interface Gap {
  words: readonly string[];
  trail: string[];
  lead: string[];
  isMadeWith: boolean;
}

/** Words between two foods: those of the amount of the first, up to the last boundary, and those of the second. */
function gapOf(text: string, isBetween: boolean): Gap {
  const words = wordsOf(text);
  const isMadeWith =
    isBetween && /\b(made|mixed|diluted|thinned|blended|pur[eé]ed|whizzed|loosened|cooked)\b/u.test(text);
  if (!isBetween) return { words, trail: [], lead: words, isMadeWith };
  const last = words.findLastIndex((word, index) => boundaries.has(word) && !isInNumber(words, index));
  return { words, trail: words.slice(0, Math.max(last, 0)), lead: words.slice(last + 1), isMadeWith };
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
    // In "pot pie" the pot holds nothing.
    const isNoPack = measure !== undefined && packs.has(measure) && index < words.length - 1;
    if (measure !== undefined && ((cuts.has(measure) && !isNoPack) || words[index + 1] === 'of'))
      return [word];
    // A juice box is a carton.
    if (/^(box|carton)$/.test(word) && words[index - 1] === 'juice') return ['carton'];
    return /^(goujons?|tenders?|chipolatas?|cocktail|mini|baby|new|thin)$/.test(word) ? [word] : [];
  });
}

const packOf = ({ measure }: StatedAmount) => (measure !== null && packs.has(measure) ? measure : null);

/** Returns one amount of two: what stands after a food says how much of it, or which part of what stands before it. */
export function combinedAmount(lead: StatedAmount, trail: StatedAmount): StatedAmount {
  if (!saysAmount(trail)) return lead;
  if (lead.count === null && lead.measure === null && !isWeighed(lead)) {
    return { ...trail, size: lead.size ?? trail.size, share: lead.share ?? trail.share };
  }
  const { grams, millilitres, ounces } = trail;
  if (isWeighed(trail))
    return { ...nothingStated, grams, millilitres, ounces, share: trail.share, measure: packOf(lead) };
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

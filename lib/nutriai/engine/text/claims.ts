import { articles, conjunctions } from './function-words';
import { isEaten, type Mention } from './mention';
import { type Denial } from './denial';
import { headAfterClaim, headOfClaim } from './claims-on-head';
import { allergensDoubted, foodsDenied, subjectsDenied } from './denied-subjects';
import { knowledge } from '../knowledge/knowledge';
import { wordsOfAll } from '../knowledge/words-of-all';
import { type FreeFromSubject } from './parsed-ingredient';
import { dishServedWith, isPartOf } from './part-of-dish';
import { isPreparationWord } from './preparations-in';
import { type Layout, type Sentence } from './sentences';
import { type Token } from './tokens';

const words = knowledge.claims;
const plantBasedWords = wordsOfAll(words.plantBased);
const meatlessWords = wordsOfAll(words.meatless);
const unsulphuredWords = wordsOfAll(words.unsulphured);
const subjectsWithinNames = new Map(Object.entries(words.withinNames));
const freeWords = wordsOfAll(words.free);
/** With these a claim may speak of a drink, and not of the pie: “pie with peas, no milk today”. */
const notOfDish = wordsOfAll(words.notOfDish);
const layers = wordsOfAll(words.layers);
const labelling = wordsOfAll(words.labelling);
const joiners = wordsOfAll(words.joiners);
const claimLinks = wordsOfAll(words.links);

/** Tells each food what the claims beside it say that it is free from. */
export function attachClaims(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { denials, layout: { sentences } }: { denials: readonly Denial[]; layout: Layout },
): void {
  const reader = newClaimReader(tokens, mentions);
  for (const denial of denials) {
    if (!denial.isClaim) continue;
    const [first] = denial.mentions;
    const sentence = first && sentences[first.sentence];
    if (!first || !sentence) continue;
    const place = reader.place.get(first) ?? 0;
    const hosts = hostsOf(reader, { index: place, denial, sentence });
    const subjects = denial.mentions.flatMap((mention) => subjectsDenied(tokens, mention));
    const isTaste =
      subjects.length > 0 && subjects.every((subject) => subject === 'salt' || subject === 'sugar');
    if (isTaste) claim(reader, wholesOf(reader, hosts, denial), denial.mentions);
    claim(reader, hosts, denial.mentions);
    const [host] = hosts;
    const named = host && headAfterClaim(tokens, mentions, { host, denial });
    if (named) claim(reader, [named], denial.mentions);
    const isOfMilk = subjects.some((subject) => ofMilk.has(subject));
    const dishes = dishesOf(reader, hosts, { denial, isOfMilk });
    const isOfAnother = (whole: Mention) =>
      host !== undefined && isAnotherItem(tokens, { whole, host, denial });
    if (!dishes.some(isOfAnother)) claim(reader, dishes, denial.mentions);
    if (isOfMilk && notOfDish.has(tokens[denial.first]?.text ?? '')) continue;
    const head = headOfClaim(tokens, mentions, { hosts, denial, place });
    if (head && !isOfAnother(head)) claim(reader, [head], denial.mentions);
  }
  for (const mention of mentions) {
    claimPlantBased(tokens, mention, sentences[mention.sentence]);
    claimWithinName(tokens, mention);
  }
}

/** Takes what was denied from these foods. What was taken from the same foods before is not gone through again. */
function claim(
  { tokens, claimed }: ClaimReader,
  hosts: readonly Mention[],
  denied: readonly Mention[],
): void {
  const known = claimed.get(hosts) ?? new Set();
  claimed.set(hosts, known);
  for (const mention of denied) {
    if (known.has(mention)) continue;
    known.add(mention);
    for (const host of hosts) {
      for (const subject of subjectsDenied(tokens, mention)) host.freeFrom.add(subject);
      for (const food of foodsDenied(mention)) host.without.add(food);
      for (const allergen of allergensDoubted(mention)) host.doubtful.add(allergen);
    }
  }
}

/** "Dairy-free cheese" and "egg-free pasta" are names of their own, whose claim counts all the same. */
function claimWithinName(tokens: readonly Token[], mention: Mention): void {
  for (let place = mention.first; place + 1 < mention.end; place += 1) {
    const word = tokens[place]?.text ?? '';
    const next = tokens[place + 1]?.text ?? '';
    if (!freeWords.has(next)) continue;
    for (const subject of subjectsWithinNames.get(word) ?? []) mention.freeFrom.add(subject);
  }
}

const none: readonly Mention[] = [];
/** What a claim about milk takes away: that there is no egg says nothing of the milk in a dish. */
const ofMilk: ReadonlySet<FreeFromSubject> = new Set(['milk', 'lactose', 'animal']);
/** The dish that the food beside a claim is served with: there is no egg in “oat and banana pancakes without egg”. */
function dishesOf(
  { tokens, mentions, place, dishes, dishesWithMilk }: ClaimReader,
  [host]: readonly Mention[],
  { denial: { first }, isOfMilk }: { denial: Denial; isOfMilk: boolean },
): readonly Mention[] {
  if (!host || host.first > first || (isOfMilk && notOfDish.has(tokens[first]?.text ?? ''))) return none;
  const found = isOfMilk ? dishes : dishesWithMilk;
  const known = found.get(host);
  if (known) return known;
  const dish = dishServedWith(tokens, mentions, { place: place.get(host) ?? 0, allowsMilk: !isOfMilk });
  found.set(host, dish ? [dish] : none);
  return dish ? [dish] : none;
}

/** A text and its foods, as the reading of claims needs them. */
interface ClaimReader {
  tokens: readonly Token[];
  mentions: readonly Mention[];
  place: ReadonlyMap<Mention, number>;
  /** For each food the place of the last one before it that is eaten; -1 where there is none. */
  eatenBefore: readonly number[];
  /** What was found for a food once, by that food. */
  together: Map<Mention, readonly Mention[]>;
  wholes: Map<Mention, Wholes>;
  dishes: Map<Mention, readonly Mention[]>;
  dishesWithMilk: Map<Mention, readonly Mention[]>;
  /** What was taken from which foods. */
  claimed: Map<readonly Mention[], Set<Mention>>;
}

function newClaimReader(tokens: readonly Token[], mentions: readonly Mention[]): ClaimReader {
  const place = new Map(mentions.map((mention, index) => [mention, index]));
  const eatenBefore: number[] = [];
  let last = -1;
  mentions.forEach((mention, index) => {
    eatenBefore.push(last);
    if (isEaten(mention)) last = index;
  });
  return {
    tokens,
    mentions,
    place,
    eatenBefore,
    together: new Map(),
    wholes: new Map(),
    dishes: new Map(),
    dishesWithMilk: new Map(),
    claimed: new Map(),
  };
}

/** A claim, the sentence it stands in, and the index of the first food that it denies. */
interface Claimed {
  index: number;
  denial: Denial;
  sentence: Sentence;
}

/** So many foods that stand together at most are meant by one claim: the nearest ones. */
const mostHosts = 50;

/**
 * The foods that a claim is said of: the one after it ("nut-free pesto"), else the one before it with what it
 * stands together with.
 */
function hostsOf(reader: ClaimReader, claimed: Claimed): readonly Mention[] {
  const { index, denial, sentence } = claimed;
  const nearest = reader.mentions[reader.eatenBefore[index] ?? -1];
  const after = hostAfter(reader, claimed);
  if (after && !isLaidOn(reader.tokens, { nearest, denial, after })) return [after];
  if (!nearest || nearest.first < sentence.first) return [];
  const known = reader.together.get(nearest);
  if (known) return known;
  const hosts = standingTogether(reader, nearest, sentence);
  reader.together.set(nearest, hosts);
  return hosts;
}

/** “Dressing without anchovies on chicken” leaves them out of the dressing, which goes on the chicken. */
function isLaidOn(
  tokens: readonly Token[],
  { nearest, denial, after }: { nearest: Mention | undefined; denial: Denial; after: Mention },
): boolean {
  const isNextTo =
    nearest !== undefined &&
    tokens
      .slice(nearest.end, denial.first)
      .every(({ kind, text }) => labelling.has(text) || (kind === 'word' && isPreparationWord(text)));
  return isNextTo && tokens.slice(denial.end, after.first).some(({ text }) => layers.has(text));
}

/** A food, and those before it that it follows at once or is a part of. */
function standingTogether(
  { tokens, mentions, place, eatenBefore }: ClaimReader,
  nearest: Mention,
  sentence: Sentence,
): Mention[] {
  const together = [nearest];
  let next = nearest;
  while (together.length < mostHosts) {
    const mention = mentions[eatenBefore[place.get(next) ?? 0] ?? -1];
    if (!mention || mention.first < sentence.first) break;
    if (mention.end !== next.first && !isPartOf(tokens, mention, next)) break;
    together.push(mention);
    next = mention;
  }
  return together.toReversed();
}

/** What a food is served with or in; `inItem` are those that no comma parts from it. */
interface Wholes {
  all: readonly Mention[];
  inItem: readonly Mention[];
}

/**
 * "Muffin with mashed blueberries, no sugar": what the food beside the claim is served with or in is meant as
 * well. Of “toast with jam, warm milk without sugar” only the milk is: the claim stands in its item.
 */
function wholesOf(reader: ClaimReader, [host]: readonly Mention[], { first }: Denial): readonly Mention[] {
  if (!host) return [];
  const wholes = reader.wholes.get(host) ?? findWholes(reader, host);
  reader.wholes.set(host, wholes);
  return isInItem(reader.tokens, host, first) ? wholes.inItem : wholes.all;
}

const isComma = ({ text }: Token): boolean => text === ',';

/** Whether a claim that begins at token `first` stands behind a food with no comma between. */
function isInItem(tokens: readonly Token[], { end }: Mention, first: number): boolean {
  return end <= first && !tokens.slice(end, first).some(isComma);
}

/** “Pancakes, compote without egg”: what is said within an item says nothing of the one before. */
function isAnotherItem(
  tokens: readonly Token[],
  { whole, host, denial }: { whole: Mention; host: Mention; denial: Denial },
): boolean {
  return isInItem(tokens, host, denial.first) && tokens.slice(whole.end, host.first).some(isComma);
}

function findWholes({ tokens, mentions, place }: ClaimReader, host: Mention): Wholes {
  const all: Mention[] = [];
  let inItem: number | undefined;
  let next = host;
  for (let at = (place.get(host) ?? 0) - 1; at >= 0 && all.length < mostHosts; at -= 1) {
    const mention = mentions[at];
    if (!mention || mention.sentence !== next.sentence || !isEaten(mention)) break;
    const between = tokens.slice(mention.end, next.first);
    if (!between.every(({ text }) => joiners.has(text) || isPreparationWord(text))) break;
    if (between.some(isComma)) inItem ??= all.length;
    all.push(mention);
    next = mention;
  }
  return { all, inItem: all.slice(0, inItem) };
}

function hostAfter(
  { tokens, mentions }: ClaimReader,
  { index, denial: { end }, sentence }: Claimed,
): Mention | null {
  let place = end;
  let linked = false;
  for (const mention of mentions.slice(index, index + 8)) {
    if (mention.first < end) continue;
    if (mention.first >= sentence.end) return null;
    for (; place < mention.first; place += 1) {
      const text = tokens[place]?.text ?? '';
      if (conjunctions.has(text) || text === ',' || text === '/') linked = true;
      else if (!isPreparationWord(text) && !articles.has(text) && !claimLinks.has(text)) return null;
    }
    // A comma or "and" may only lead to another claim.
    if (isEaten(mention)) return linked ? null : mention;
    place = mention.end;
    linked = false;
  }
  return null;
}

function claimPlantBased(tokens: readonly Token[], mention: Mention, sentence: Sentence | undefined): void {
  if (!sentence || !isEaten(mention)) return;
  for (let place = mention.first - 1; place >= sentence.first && place >= mention.first - 4; place -= 1) {
    if (tokens[place]?.kind !== 'word') break;
    claimWord(tokens, place, mention);
    if (conjunctions.has(tokens[place]?.text ?? '')) break;
  }
  for (let place = mention.first; place < mention.end; place += 1) claimWord(tokens, place, mention);
  const next = tokens[mention.end];
  const bracket = next?.text === '(' || next?.text === ',' || next?.text === '-';
  claimWord(tokens, bracket ? mention.end + 1 : mention.end, mention);
}

function claimWord(tokens: readonly Token[], place: number, mention: Mention): void {
  const text = tokens[place]?.text ?? '';
  const withNext = `${text}-${tokens[place + 1]?.text ?? ''}`;
  if (plantBasedWords.has(text) || plantBasedWords.has(withNext)) mention.freeFrom.add('animal');
  if (unsulphuredWords.has(text)) mention.freeFrom.add('sulphites');
  if (meatlessWords.has(text)) mention.freeFrom.add('meat');
}

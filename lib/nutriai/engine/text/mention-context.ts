import { foodById } from '../foods/food-list';
import { isEaten, type Mention } from './mention';
import { setMilkUse } from './milk-use';
import { type Preparation } from './parsed-ingredient';
import { type Layout } from './sentences';
import { type Token } from './tokens';

/** After the name of a food these show that it only describes, or is spoken of as an allergy. */
const describingWords = new Set(
  (
    'sized size shaped shape coloured colored colour color like allergy allergies allergic ' +
    'allergen allergens intolerance intolerances intolerant sensitivity scented alternative ' +
    'alternatives substitute substitutes replacement replacer teeth flakeless lovers lover'
  ).split(' '),
);

/** Two words after the name that do the same. */
const optionalWords = new Set(['optional', 'optionally']);
const optionalPhrases = [
  'to taste',
  'if liked',
  'if desired',
  'if you like',
  'if using',
  'if wanted',
  'if you wish',
  'as desired',
  'if needed',
  'if necessary',
];

/** Drinks that are drunk unless the text says otherwise. */
const drinkFlags = [
  'tea_coffee',
  'fizzy_drink',
  'sweet_drink',
  'alcohol',
  'herbal_infusion',
  'kombucha',
  'slush_ice',
] as const;

/**
 * Sets what the words beside each food tell of its role: described only, optional, drunk, poured over cereal,
 * or a dish that the text makes.
 */
export function readContexts(tokens: readonly Token[], mentions: readonly Mention[], layout: Layout): void {
  const recipe = listsIngredients(mentions, layout);
  const following = followingInLine(mentions);
  const boiling = new BoilingTimes(tokens, layout);
  mentions.forEach((mention, place) => {
    if (!isEaten(mention)) return;
    if (mention.quantity?.max === 0) mention.role = 'negated';
    if (!mention.traces && describes(tokens, mention)) mention.role = 'mention';
    mention.optional ||= isOptional(tokens, mention, layout);
    if (mention.role === 'ingredient') setDrunk(mention, recipe);
    boiling.setEggTime(mention);
    const title =
      layout.lines[mention.line]?.kind === 'title' || layout.lines[mention.line]?.kind === 'method';
    mention.madeHere =
      mention.meaning.compound?.kind === 'dish' &&
      mention.quantity === null &&
      ((recipe && title) || introducesList(tokens, { mentions, following, place }));
  });
  setMilkUse({ tokens, mentions, layout, recipe });
}

/** How many foods are eaten in the rest of a line, and whether one of them is measured. */
interface Following {
  eaten: number;
  isMeasured: boolean;
}

/** For each food what of its line is eaten from it on. */
function followingInLine(mentions: readonly Mention[]): Following[] {
  const following: Following[] = mentions.map(() => ({ eaten: 0, isMeasured: false }));
  for (let place = mentions.length - 1; place >= 0; place -= 1) {
    const [mention, next, own] = [mentions[place], mentions[place + 1], following[place]];
    if (!mention || !own) continue;
    const rest = next?.line === mention.line ? following[place + 1] : undefined;
    const counts = isEaten(mention);
    own.eaten = (rest?.eaten ?? 0) + (counts ? 1 : 0);
    own.isMeasured = (rest?.isMeasured ?? false) || (counts && mention.quantity !== null);
  }
  return following;
}

/**
 * "Overnight oats: 30 g oats, 80 ml oat drink, grated apple": its own ingredients follow in the same line,
 * measured.
 */
function introducesList(
  tokens: readonly Token[],
  {
    mentions,
    following,
    place,
  }: { mentions: readonly Mention[]; following: readonly Following[]; place: number },
): boolean {
  const { end, line } = mentions[place] ?? { end: 0, line: -1 };
  const mark = tokens[end]?.text;
  if (mark !== ':' && !(mark === '-' && tokens[end]?.joint === ' ')) return false;
  let next = place + 1;
  while ((mentions[next]?.first ?? Infinity) <= end) next += 1;
  if (mentions[next]?.line !== line) return false;
  const { eaten, isMeasured } = following[next] ?? { eaten: 0, isMeasured: false };
  return eaten >= 2 && isMeasured;
}

function describes(tokens: readonly Token[], { end, first }: Mention): boolean {
  const next = tokens[end];
  // "Toast cut in fish shapes" has no fish; "fish shapes with ketchup" may be some.
  if (next?.text === 'shapes') return ['in', 'into'].includes(tokens[first - 1]?.text ?? '');
  if (!next || next.kind !== 'word' || !describingWords.has(next.text)) return false;
  // "Milk like this" speaks of milk; "honey-like" does not.
  if (next.text === 'like') return next.joint === '-';
  return first < end;
}

function isOptional(
  tokens: readonly Token[],
  { end, sentence, first }: Mention,
  { sentences }: Layout,
): boolean {
  const limit = Math.min(sentences[sentence]?.end ?? end, end + 6);
  const after = tokens.slice(end, limit).map(({ text }) => text);
  const words = after.filter((text) => /\p{L}/u.test(text));
  const phrase = words.slice(0, 4).join(' ');
  const before = tokens[first - 1]?.text ?? '';
  return (
    words.slice(0, 2).some((word) => optionalWords.has(word)) ||
    optionalWords.has(before) ||
    optionalPhrases.some((optional) => phrase.startsWith(optional) || phrase.includes(` ${optional}`))
  );
}

/** Minutes from which a hen's egg boils hard, and up to which its yolk stays soft. */
const hardFromMinutes = 10;
const softToMinutes = 7;

/** "Boil the egg for 10 minutes": the times that sentences speak of, each sentence looked through once. */
class BoilingTimes {
  readonly #times = new Map<number, readonly Preparation[]>();

  constructor(
    private readonly tokens: readonly Token[],
    private readonly layout: Layout,
  ) {}

  setEggTime({ meaning, sentence, preparations }: Mention): void {
    if (meaning.foods[0] !== 'egg' || !preparations.has('boiled')) return;
    const known = this.#times.get(sentence) ?? this.#timesIn(sentence);
    this.#times.set(sentence, known);
    for (const preparation of known) preparations.add(preparation);
  }

  #timesIn(sentence: number): Preparation[] {
    const { first, end } = this.layout.sentences[sentence] ?? { first: 0, end: 0 };
    const found = new Set<Preparation>();
    for (let place = first; place + 1 < end; place += 1) {
      const [token, next] = [this.tokens[place], this.tokens[place + 1]];
      if (token?.kind !== 'number' || !next?.text.startsWith('min')) continue;
      const minutes = Number(token.text);
      if (minutes >= hardFromMinutes) found.add('hard_boiled');
      if (minutes <= softToMinutes) found.add('soft_boiled').add('runny');
    }
    return [...found];
  }
}

function setDrunk(mention: Mention, recipe: boolean): void {
  const food = foodById(mention.meaning.foods[0] ?? '');
  if (!food?.flags.includes('drink')) return;
  const said =
    mention.preparations.has('as_drink') ||
    mention.preparations.has('in_bottle') ||
    mention.preparations.has('in_cup');
  const byNature = drinkFlags.some((flag) => food.flags.includes(flag)) && !recipe;
  if (said || byNature) mention.role = 'drink';
}

const cookUnits: ReadonlySet<string> = new Set([
  'g',
  'kg',
  'oz',
  'lb',
  'tsp',
  'tbsp',
  'dessertspoon',
  'cup',
  'ml',
  'dl',
  'tin',
]);

/**
 * Whether the text is a recipe with its ingredients: a list of which two lines at least are measured, or a
 * paragraph with amounts and orders.
 */
function listsIngredients(mentions: readonly Mention[], { lines, sentences }: Layout): boolean {
  const listed = mentions.filter((mention) => isEaten(mention) && lines[mention.line]?.kind === 'list');
  const measuredLines = new Set(listed.filter(({ quantity }) => quantity !== null).map(({ line }) => line));
  if (measuredLines.size >= 2) return true;
  // A recipe in one paragraph: amounts as a cook measures them, and an order.
  const measured = mentions.filter(
    (mention) => isEaten(mention) && mention.quantity && cookUnits.has(mention.quantity.unit),
  );
  return measured.length >= 2 && sentences.some(({ isStep }) => isStep);
}

import { foodById } from '../foods/food-list';
import { isEaten, type Mention } from './mention';
import { type Layout } from './sentences';
import { type Token } from './tokens';

/** After the name of a food these show that it only describes, or is spoken of as an allergy. */
const describingWords = new Set(
  'sized size shaped shape coloured colored colour color like allergy allergies allergic allergen allergens intolerance intolerances intolerant sensitivity scented alternative alternatives substitute substitutes replacement replacer teeth flakeless lovers lover'.split(
    ' ',
  ),
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

const cereals = new Set(
  'oats instant-oats oat-groats wheat-biscuit-cereal oat-hoops-cereal puffed-rice-cereal cornflakes granola puffed-wheat multigrain-infant-cereal barley-infant-cereal oat-infant-cereal rice-infant-cereal brown-rice-infant-cereal semolina-porridge wholewheat-porridge'.split(
    ' ',
  ),
);
/** Groups of foods that are cooked or mashed with milk, where they are weighed with it. */
const cookedInMilk: ReadonlySet<string> = new Set(['grains_roots_tubers']);
const weighedUnits: ReadonlySet<string> = new Set(['g', 'kg', 'oz', 'lb', 'tbsp', 'dessertspoon', 'cup']);
const drinkMilks = ['animal_milk', 'plant_drink', 'infant_formula', 'breast_milk'] as const;

/** Sets what the words beside each food tell of its role: described only, optional, drunk, poured over cereal, or a dish that the text makes. */
export function readContexts(tokens: readonly Token[], mentions: readonly Mention[], layout: Layout): void {
  const recipe = listsIngredients(mentions, layout);
  for (const mention of mentions) {
    if (!isEaten(mention)) continue;
    if (mention.quantity?.max === 0) mention.role = 'negated';
    if (!mention.traces && describes(tokens, mention)) mention.role = 'mention';
    mention.optional ||= isOptional(tokens, mention, layout);
    if (mention.role === 'ingredient') setDrunk(mention, recipe);
    setEggTime(tokens, mention, layout);
    const title =
      layout.lines[mention.line]?.kind === 'title' || layout.lines[mention.line]?.kind === 'method';
    mention.madeHere =
      mention.meaning.compound?.kind === 'dish' &&
      mention.quantity === null &&
      ((recipe && title) || introducesList(tokens, mention, mentions));
  }
  setMilkUse(tokens, mentions, layout, recipe);
}

/** "Overnight oats: 30 g oats, 80 ml oat drink, grated apple": its own ingredients follow in the same line, measured. */
function introducesList(
  tokens: readonly Token[],
  { end, line }: Mention,
  mentions: readonly Mention[],
): boolean {
  const mark = tokens[end]?.text;
  if (mark !== ':' && !(mark === '-' && tokens[end]?.joint === ' ')) return false;
  const listed = mentions.filter((other) => other.line === line && other.first > end && isEaten(other));
  return listed.length >= 2 && listed.some(({ quantity }) => quantity !== null);
}

function describes(tokens: readonly Token[], { end, first }: Mention): boolean {
  const next = tokens[end];
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

/** "Boil the egg for 10 minutes". */
function setEggTime(
  tokens: readonly Token[],
  { meaning, sentence, preparations }: Mention,
  { sentences }: Layout,
): void {
  const span = sentences[sentence];
  if (!span || meaning.foods[0] !== 'egg' || !preparations.has('boiled')) return;
  for (let place = span.first; place + 1 < span.end; place += 1) {
    const minutes = tokens[place]?.kind === 'number' ? Number(tokens[place]?.text) : Number.NaN;
    if (Number.isNaN(minutes) || !/^min/.test(tokens[place + 1]?.text ?? '')) continue;
    if (minutes >= hardFromMinutes) preparations.add('hard_boiled');
    if (minutes <= softToMinutes) preparations.add('soft_boiled').add('runny');
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

/** Whether the text is a recipe with its ingredients: a list of which two lines at least are measured, or a paragraph with amounts and orders. */
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

/** Words by which milk goes with a cereal: "weetabix with milk", "milk on porridge". */
const withCereal = new Set(['with', 'on', 'over', 'in', 'into', 'using', 'of']);

/** Milk beside a cereal is milk on it; milk of a recipe is milk in cooking; else an amount of it is drunk. */
function setMilkUse(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { lines, sentences }: Layout,
  recipe: boolean,
): void {
  mentions.forEach((mention, place) => {
    const food = foodById(mention.meaning.foods[0] ?? '');
    if (mention.role !== 'ingredient' || !food?.flags.includes('drink')) return;
    const isMilk = drinkMilks.some((flag) => food.flags.includes(flag));
    if (
      isMilk &&
      [mentions[place - 1], mentions[place + 1]].some(
        (other) => other && goesTogether(tokens, mention, other),
      )
    ) {
      mention.preparations.add('on_cereal');
    } else if (
      recipe ||
      lines[mention.line]?.kind === 'method' ||
      sentences[mention.sentence]?.isStep ||
      isWeighedIn(mention, mentions)
    ) {
      if (isMilk) mention.preparations.add('in_cooking');
    } else if (!mention.preparations.has('in_cooking') && isServedAsDrink(tokens, mention, sentences)) {
      mention.role = 'drink';
    }
  });
}

/** "40 g oats, 200 ml milk": measured beside what one cooks with it. A drink beside a slice of toast is none. */
function isWeighedIn({ quantity, sentence }: Mention, mentions: readonly Mention[]): boolean {
  if (!quantity) return false;
  return mentions.some(
    (other) =>
      other.sentence === sentence &&
      isEaten(other) &&
      other.quantity !== null &&
      weighedUnits.has(other.quantity.unit) &&
      cookedInMilk.has(foodById(other.meaning.foods[0] ?? '')?.group ?? ''),
  );
}

function goesTogether(tokens: readonly Token[], milk: Mention, other: Mention): boolean {
  if (!isEaten(other) || other.sentence !== milk.sentence || !cereals.has(other.meaning.foods[0] ?? ''))
    return false;
  const between = tokens.slice(Math.min(milk.end, other.end), Math.max(milk.first, other.first));
  if (between.some(({ text }) => text === ',' || text === 'and')) return false;
  return between.some(({ text }) => withCereal.has(text));
}

const drinkUnits: ReadonlySet<string> = new Set([
  'ml',
  'cl',
  'dl',
  'l',
  'fl_oz',
  'oz',
  'pint',
  'cup',
  'glass',
  'bottle',
  'pouch',
  'packet',
]);

/** "120 ml milk", "Drinks: water": an amount as one pours it, or a heading. */
function isServedAsDrink(
  tokens: readonly Token[],
  { quantity, sentence, first }: Mention,
  sentences: Layout['sentences'],
): boolean {
  if (quantity && drinkUnits.has(quantity.unit))
    return !['in', 'with', 'into', 'over', 'on'].includes(tokens[first - 1]?.text ?? '');
  const start = sentences[sentence]?.first ?? first;
  return /^drinks?$/.test(tokens[start]?.text ?? '') && tokens[start + 1]?.text === ':';
}

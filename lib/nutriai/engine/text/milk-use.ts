import { foodById } from '../foods/food-list';
import { knowledge } from '../knowledge/knowledge';
import { wordsOfAll } from '../knowledge/words-of-all';
import { isEaten, type Mention } from './mention';
import { type Layout } from './sentences';
import { type Token } from './tokens';

const words = knowledge.milkWords;

const cereals = new Set(
  (
    'oats instant-oats oat-groats wheat-biscuit-cereal oat-hoops-cereal puffed-rice-cereal ' +
    'cornflakes granola puffed-wheat multigrain-infant-cereal barley-infant-cereal oat-infant-cereal ' +
    'rice-infant-cereal brown-rice-infant-cereal semolina-porridge wholewheat-porridge'
  ).split(' '),
);
/** Groups of foods that are cooked or mashed with milk, where they are weighed with it. */
const cookedInMilk: ReadonlySet<string> = new Set(['grains_roots_tubers']);
const weighedUnits: ReadonlySet<string> = new Set(['g', 'kg', 'oz', 'lb', 'tbsp', 'dessertspoon', 'cup']);
const drinkMilks = ['animal_milk', 'plant_drink', 'infant_formula', 'breast_milk'] as const;

interface ReadText {
  tokens: readonly Token[];
  mentions: readonly Mention[];
  layout: Layout;
  /** The text is a recipe with its ingredients. */
  recipe: boolean;
}

/** Words by which milk goes with a cereal: "weetabix with milk", "milk on porridge". */
const withCereal = wordsOfAll(words.withCereal);

/** Milk beside a cereal is milk on it; milk of a recipe is milk in cooking; else an amount of it is drunk. */
export function setMilkUse({ tokens, mentions, layout: { lines, sentences }, recipe }: ReadText): void {
  const weighedIn = sentencesWithGrains(mentions);
  mixWithWater(tokens, mentions);
  mentions.forEach((mention, place) => {
    const food = foodById(mention.meaning.foods[0] ?? '');
    if (!food || !(['drink', 'unsuitable_milk'] as const).some((flag) => food.flags.includes(flag))) return;
    const isMilk = drinkMilks.some((flag) => food.flags.includes(flag));
    const isOnCereal =
      isMilk &&
      [mentions[place - 1], mentions[place + 1]].some(
        (other) => other && goesTogether(tokens, mention, other),
      );
    const isNamedDrink = mention.role === 'drink' && isDrinkByNameOnly(tokens, mention, sentences);
    const isCookedWith =
      mention.preparations.has('in_cooking') || isMadeWith(tokens, mention, mentions[place - 1]);
    if (isMilk && isNamedDrink && isCookedWith) {
      mention.role = 'ingredient';
      mention.preparations.delete('as_drink');
      mention.preparations.add('in_cooking');
      return;
    }
    const isPoured = isOnCereal && isNamedDrink;
    if (isPoured) {
      mention.role = 'ingredient';
      mention.preparations.delete('as_drink');
    }
    if (mention.role !== 'ingredient') return;
    if (food.flags.includes('unsuitable_milk') && isInBottle(tokens, mention, sentences)) {
      mention.role = 'drink';
      return;
    }
    if (isOnCereal) {
      mention.preparations.add('on_cereal');
    } else if (
      recipe ||
      lines[mention.line]?.kind === 'method' ||
      sentences[mention.sentence]?.isStep ||
      (mention.quantity !== null && weighedIn.has(mention.sentence))
    ) {
      if (isMilk) mention.preparations.add('in_cooking');
    } else if (!mention.preparations.has('in_cooking') && isServedAsDrink(tokens, mention, sentences)) {
      mention.role = 'drink';
    }
  });
}

const bottles = wordsOfAll(words.bottles);

/** “A bottle with two scoops of cow's milk powder” is drunk. */
function isInBottle(
  tokens: readonly Token[],
  { sentence, first, end }: Mention,
  sentences: Layout['sentences'],
): boolean {
  const { first: from, end: to } = sentences[sentence] ?? { first, end };
  return tokens.slice(from, to).some(({ text }) => bottles.has(text));
}

/**
 * "Porridge made with oat drink": the word stands in the name of what is poured, and nothing else says that
 * it is drunk. "Oat drink with porridge" is a drink beside a bowl.
 */
function isDrinkByNameOnly(
  tokens: readonly Token[],
  { first, end, sentence, preparations }: Mention,
  sentences: Layout['sentences'],
): boolean {
  const isServedWith = tokens[end]?.text === 'with' && !enriching.has(tokens[end + 1]?.text ?? '');
  if (preparations.has('in_bottle') || preparations.has('in_cup') || isServedWith) return false;
  const { first: from, end: to } = sentences[sentence] ?? { first, end };
  const isOfDrinking = (token: Token) => drinking.has(token.text);
  return (
    tokens.slice(first, end).some(isOfDrinking) &&
    ![...tokens.slice(from, first), ...tokens.slice(end, to)].some(isOfDrinking)
  );
}

/** “Oat drink with calcium” is one thing. */
const enriching = wordsOfAll(words.enriching);

const drinking = wordsOfAll(words.drinking);

const making = wordsOfAll(words.making);

/** "Macaroni cheese made with oat drink"; "formula made with oat drink" is drunk. */
function isMadeWith(tokens: readonly Token[], milk: Mention, dish: Mention | undefined): boolean {
  if (!dish || !isEaten(dish) || dish.role === 'drink' || dish.sentence !== milk.sentence) return false;
  const isDrink = foodById(dish.meaning.foods[0] ?? '')?.flags.includes('drink') === true;
  const [verb, preposition] = tokens.slice(milk.first - 2, milk.first);
  return !isDrink && making.has(verb?.text ?? '') && withCereal.has(preposition?.text ?? '');
}

/**
 * "40 g oats, 200 ml milk": sentences that measure what one cooks with milk. A drink beside a slice of toast
 * is none.
 */
function sentencesWithGrains(mentions: readonly Mention[]): ReadonlySet<number> {
  const weighed = mentions.filter(
    (mention) =>
      isEaten(mention) &&
      mention.quantity !== null &&
      weighedUnits.has(mention.quantity.unit) &&
      cookedInMilk.has(foodById(mention.meaning.foods[0] ?? '')?.group ?? ''),
  );
  return new Set(weighed.map(({ sentence }) => sentence));
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
  'quart',
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

const mixingWords = wordsOfAll(words.mixing);
/** “Evaporated milk mixed with water” is made to be drunk, in whatever. */
const thinning = wordsOfAll(words.thinning);
const thinned = ['unsuitable_milk', 'animal_milk', 'plant_drink'] as const;

/** “Evaporated milk and water in a bottle”: what is drunk is the milk as well. */
function mixWithWater(tokens: readonly Token[], mentions: readonly Mention[]): void {
  mentions.forEach((milk, place) => {
    const water = mentions[place + 1];
    if (!water || !isEaten(milk) || !isEaten(water) || milk.role === 'drink') return;
    const flagsOf = ({ meaning }: Mention) => foodById(meaning.foods[0] ?? '')?.flags ?? [];
    const isMilk = thinned.some((flag) => flagsOf(milk).includes(flag));
    const isBottle = water.preparations.has('in_bottle') || water.preparations.has('in_cup');
    if (!isMilk || !flagsOf(water).includes('water')) return;
    const between = tokens.slice(milk.end, water.first);
    const isThinned =
      flagsOf(milk).includes('unsuitable_milk') && between.some(({ text }) => thinning.has(text));
    if (!isBottle && !isThinned) return;
    if (between.length === 0 || !between.every(({ text }) => mixingWords.has(text) || thinning.has(text)))
      return;
    milk.role = 'drink';
    for (const one of ['in_bottle', 'in_cup'] as const)
      if (water.preparations.has(one)) milk.preparations.add(one);
  });
}

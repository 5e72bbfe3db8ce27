import { type Allergen, type Locale } from '../child';
import { type Food, type FoodState } from '../foods/food';
import { foodById } from '../foods/food-list';
import { groupGrams } from '../recipes/recipe-facts';
import { portionOfBabyPack } from '../portions/baby-pack';
import { isAmountIn } from '../portions/amount-languages';
import { isNoFood } from '../portions/no-food';
import { type PortionedMention } from '../portions/portioned-mention';
import { measureOf } from '../portions/measure-words';
import { leastOfMadeUpG, portionMentions } from '../portions/portion-mentions';
import { servedText } from '../portions/served-text';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { withoutUnknownItems } from '../portions/unknown-items';
import { stateOfWords } from '../text/state-of-words';
import { type WeightOfWords } from './log';
import { asEstimate, givenWeight, withShownWords } from './words-as-read';
import { type NotCounted, notCountedOf, type ServedFood, type ServedItem } from './eaten-food';

/**
 * Below this the reader of the text took one word for another by more than a slip ("flumf"): it is asked
 * about, not counted. Ours.
 */
const leastConfidence = 0.5;

const isEaten = ({ role, madeHere }: ParsedIngredient) =>
  !madeHere && (role === 'ingredient' || role === 'drink');

/** Drunk where nothing else is named; animal milk goes by its meal. */
const isPlainDrink = ({ flags }: Food) => flags.includes('drink') && !flags.includes('animal_milk');

/**
 * The foods of a mention: the one that it names, or the figures of a dish and the foods that it always holds,
 * whose weights nobody knows.
 */
function servedFoods(
  { ingredient, food, isDish, portion, basis }: PortionedMention,
  isAlone: boolean,
): ServedFood[] {
  const { preparations, text: words } = ingredient;
  // What is in another food of the text has no weight of its own.
  const grams = portion?.grams || null;
  const served = (one: Food, weight: number | null): ServedFood => ({
    food: one,
    grams: weight,
    ...(isCountedAsEaten(one) ? {} : stateIn(stateOfWords(one, { preparations, words, basis }))),
    isDrink: ingredient.role === 'drink' || (isAlone && isPlainDrink(one)),
    counts: weight === null || weight >= groupGrams,
  });
  const counted =
    food && grams !== null
      ? withEstimate(served(food, grams), portion?.isEstimate === true, ingredient)
      : null;
  if (counted && !isDish) return [counted];
  const own = ingredient.food === null ? undefined : foodById(ingredient.food);
  const always = ingredient.parts.filter(({ certainty }) => certainty === 'always');
  const named = always.length > 0 ? always.map((part) => part.food) : [ingredient.food];
  const parts =
    own && own.forms.length > 0 ? [own] : named.flatMap((id) => (id === null ? [] : (foodById(id) ?? [])));
  const unweighed = parts.map((part) => served(part, null));
  return counted ? [{ ...counted, counts: false, isDish: true }, ...unweighed] : unweighed;
}

/** Dishes, and foods that were never analysed by themselves, have the figures of what is on the plate alone. */
const isCountedAsEaten = ({ forms }: Food) =>
  forms.length > 0 && forms.every(({ state }) => state === 'ready');

const stateIn = (state: FoodState | undefined) => (state === undefined ? {} : { state });

const withEstimate = (served: ServedFood, isEstimate: boolean, { text }: ParsedIngredient): ServedFood => ({
  ...served,
  words: text,
  ...(isEstimate && { isEstimate: true as const }),
});

function notCounted(mention: PortionedMention, foods: readonly ServedFood[]): NotCounted[] {
  const { ingredient, food, portion } = mention;
  const { text, compound, candidates } = ingredient;
  const nearest = ingredient.food === null ? candidates : [ingredient.food];
  if (portion) {
    const weighed = foods.filter(({ grams }) => grams !== null);
    return weighed.flatMap((served) => notCountedOf(served, text));
  }
  if (food) return [{ text, reason: 'no_weight', nearest }];
  // “Fish, breaded”: the fish is what is counted.
  if (compound === coating) return [];
  const isKnown = ingredient.food !== null || compound !== null;
  return [{ text, reason: isKnown ? 'no_composition' : 'unknown_food', nearest }];
}

/** A compound that says of any food that crumbs are around it. */
const coating = 'breaded-food';

/** So much of a baby cereal was weighed as it was made up. */
const isMadeUpCereal = ({ food, grams }: ParsedIngredient) =>
  food?.endsWith('infant-cereal') === true && (grams ?? 0) >= leastOfMadeUpG;

/** "25 g oats cooked with milk" were weighed before they were cooked. */
const cookedAfter = /^\s*(?:cooked|made|simmered|soaked|microwaved|boiled)(?: up)? (?:with|in)\b/iu;

function asWeighed(ingredient: ParsedIngredient, text: string): ParsedIngredient {
  const { gramsBasis, preparations, end } = ingredient;
  if (gramsBasis !== 'weight' || !cookedAfter.test(text.slice(end, end + 40))) return ingredient;
  if (isMadeUpCereal(ingredient)) return ingredient;
  return { ...ingredient, preparations: ['dry', ...preparations.filter((each) => each !== 'cooked')] };
}

/** "Cuillère à soupe", "à café": what a spoon is for. */
const spoonOf = /^(?:soupe|caf[eé]|dessert|sopa|ch[aá]|sobremesa)$/iu;
const spoonBefore = /(?:cuill\p{L}+\s+[aà]|colher\p{L}*\s+de)\s+$/iu;

/** "2 ice cubes of carrot purée" are no ice, "une cuillère à soupe" is no soup. */
const isMeasure = ({ food, compound, end, text: words }: ParsedIngredient, text: string) =>
  (food === 'ice-cube' && /^\s*of\b/iu.test(text.slice(end))) ||
  (spoonOf.test(words) &&
    spoonBefore.test(text.slice(Math.max(0, end - words.length - 14), end - words.length))) ||
  (compound === 'sprinkles' && /sprinkle$/iu.test(words));

/** "Pół miseczki": a word of an amount that is like the name of a food. */
const isMisread = ({ confidence, text: words }: ParsedIngredient, text: string) =>
  (confidence < 1 && isNoFood(words, text)) || isAmountIn(words, text);

/** "Cow & Gate apple": who makes formula makes other baby food too. */
function isMakerOf(
  { food, text: name, end }: ParsedIngredient,
  next: ParsedIngredient,
  text: string,
): boolean {
  const isFormula = food !== null && foodById(food)?.flags.includes('infant_formula') === true;
  return isFormula && !/formula|milk/iu.test(name) && /^\s+$/u.test(text.slice(end, next.start));
}

/** "HiPP oat porridge": who makes jars makes porridge and snacks too. */
const isMakerOfGrain = (
  { compound, end, text: name }: ParsedIngredient,
  next: ParsedIngredient,
  text: string,
) =>
  compound === 'baby-pouch' &&
  !/jar|pouch|meal|food|tray|glas/iu.test(name) &&
  next.food !== null &&
  foodById(next.food)?.group === 'grains_roots_tubers' &&
  /^\s+$/u.test(text.slice(end, next.start));

/** "Raw chicken breast": the warning about raw meat is read from some of the words that name the meat. */
const isOldNameOf = ({ end }: ParsedIngredient, next: ParsedIngredient) => next.start < end;

/** "Papinha 115g de maçã", "słoiczek 125g zupki": the jar is of the food that is named behind it. */
function isJarOf(jar: ParsedIngredient, next: ParsedIngredient, text: string): boolean {
  const isJar = /^baby food jar$/iu.test(jar.text);
  return (
    isJar &&
    /^\s+(?:\d+\s?(?:g|gr|ml)\s+)?(?:(?:de|di|von|van|of)\s+)?$/iu.test(text.slice(jar.end, next.start))
  );
}

/** "Papinha de arroz, feijão e carne": a jar of several foods is one meal. */
const isJoined = (first: ParsedIngredient, second: ParsedIngredient | undefined, text: string) =>
  second !== undefined &&
  /^(?:,|[&+]|y|e|i|z|com|con|und|mit|et|avec|en|met|and|with)?$/iu.test(
    text.slice(first.end, second.start).trim(),
  );

/** "Bacon 1 rasher": the cut names the food again, and so does its number. */
const isCutOf = ({ food, end }: ParsedIngredient, next: ParsedIngredient, text: string): boolean =>
  food !== null &&
  next.food === food &&
  next.text.split(' ').every((word) => measureOf(word.toLowerCase()) !== undefined) &&
  /^,?\s*(?:\d+|[½¼¾]|an?|one|two|half an?)\s$/iu.test(text.slice(end, next.start));

/** Two names of one food side by side are one ("rasher of streaky bacon", "carrot baby food"). */
function onceEach(ingredients: readonly ParsedIngredient[], text: string): ParsedIngredient[] {
  return ingredients.filter((ingredient, index) => {
    const { food, end, start } = ingredient;
    const next = ingredients[index + 1];
    const last = ingredients[index - 1];
    const isBesideLast = last !== undefined && /^[\s,]*$/u.test(text.slice(last.end, start));
    if (food === 'baby-ready-meal' && isBesideLast) return false;
    if (next && isJarOf(ingredient, next, text) && !isJoined(next, ingredients[index + 2], text))
      return false;
    if (next && isCutOf(ingredient, next, text)) return false;
    if (next && (isMakerOf(ingredient, next, text) || isOldNameOf(ingredient, next))) return false;
    if (next && isMakerOfGrain(ingredient, next, text)) return false;
    return (
      !next || food === null || next.food !== food || !/^\s*(of\s+)?$/u.test(text.slice(end, next.start))
    );
  });
}

/** "A pouch", "half a jar": baby food, of which nothing more was said. */
function babyPackOf(text: string, context: { ageMonths: number; locale: Locale }): ServedFood | null {
  const found = portionOfBabyPack(text, context);
  return found && { ...found, isEstimate: true, isDish: true, isDrink: false, counts: false, words: text };
}

/** What a text is read by besides its words. */
interface TextContext {
  /** The weight of the whole: that of the food if there is but one. */
  grams: number | undefined;
  weights: readonly WeightOfWords[];
  ageMonths: number;
  locale: Locale | undefined;
}

/**
 * Words of a log as foods and weights. What the words do not say is assumed, and marked as an estimate: the
 * size of a piece, or a usual serving at the age. A food that is said to be left out does not count; words
 * that may be a food and are not known are named as not counted.
 */
export function readTextItem(
  written: string,
  { grams, weights, ageMonths, locale }: TextContext,
): ServedItem {
  const { text, parsed, clauses, readings, eatenAsWritten } = servedText(written, locale, ageMonths);
  const eaten = onceEach(
    parsed.ingredients.filter((each) => isEaten(each) && !isMeasure(each, text) && !isMisread(each, text)),
    text,
  );
  const certain = eaten
    .filter(({ confidence }) => confidence >= leastConfidence)
    .map((each) => asWeighed(each, text));
  const isAlone = eaten.length === 1 && parsed.unknown.length === 0;
  const counted = withoutUnknownItems(text, parsed);
  const read = portionMentions(certain, { text: counted, ageMonths, locale: locale ?? 'uk', clauses });
  const portioned = read.map((mention): PortionedMention => {
    const given =
      isAlone && grams !== undefined ? grams : givenWeight(mention.ingredient, { weights, readings });
    return given === undefined
      ? asEstimate(mention, readings)
      : { ...mention, portion: { grams: given, isEstimate: false }, basis: 'weight' };
  });
  const missed: NotCounted[] = [
    ...eaten.filter(({ confidence }) => confidence < leastConfidence).map(unsure),
    ...portioned.flatMap((mention) => notCounted(mention, servedFoods(mention, isAlone))),
    ...parsed.unknown
      .filter((unknown) => !isNoFood(unknown.text, text))
      .map(({ text: words, nearest }): NotCounted => ({ text: words, reason: 'unknown_food', nearest })),
  ];
  const foods = portioned.flatMap((mention) =>
    servedFoods(mention, isAlone).map((food) => withShownWords(food, mention.ingredient, readings)),
  );
  if (foods.length === 0 && missed.length === 0) {
    const pack = babyPackOf(text, { ageMonths, locale: locale ?? 'uk' });
    if (pack) foods.push(pack);
    else missed.push({ text: /\p{L}/u.test(text) ? text : written, reason: 'unknown_food', nearest: [] });
  }
  return { foods, allergens: allergensOf(eatenAsWritten), notCounted: missed, name: written };
}

function unsure({ text, food, candidates }: ParsedIngredient): NotCounted {
  return { text, reason: 'unknown_food', nearest: food === null ? candidates : [food] };
}

/** Of the words as they were written: what was only guessed is no allergen that was met. */
function allergensOf(eaten: readonly ParsedIngredient[]): Allergen[] {
  const certain = eaten.filter(({ confidence }) => confidence >= leastConfidence);
  const held = certain.flatMap((ingredient) =>
    ingredient.allergens.filter(
      ({ allergen, certainty }) => certainty === 'holds' && !isAssumed(allergen, ingredient),
    ),
  );
  return [...new Set(held.map(({ allergen }) => allergen))];
}

/**
 * Butter is usual in scrambled eggs, and nobody said that it was there: the gate minds it, a record of what
 * was eaten does not have it.
 */
function isAssumed(allergen: Allergen, { food, parts }: ParsedIngredient): boolean {
  const bringing = parts.filter(({ allergens }) => allergens.includes(allergen));
  const own = food === null ? undefined : foodById(food);
  if (bringing.length === 0 || own?.allergens.includes(allergen) === true) return false;
  return bringing.every(({ certainty }) => certainty !== 'always');
}

import { type Locale } from '../child';
import { type Food } from '../foods/food';
import { classOfFood, foodById } from '../foods/food-list';
import { type GramsBasis, type ParsedIngredient } from '../text/parsed-ingredient';
import { stateOfWords } from '../text/state-of-words';
import { amountsOfMentions, type MentionAmount } from './amounts-of-mentions';
import {
  amountOfAll,
  type Counted,
  pairsInOnePuree,
  pairsOfOneAmount,
  pairsWithSauce,
} from './amount-of-all';
import { asBabyMeal } from './baby-meal';
import { isDoubted } from './believable';
import { countedDish } from './counted-dishes';
import { type NamedInClause, type ReadClause, withEatenParts } from './eaten-parts';
import { type Measure } from './measure-words';
import { withNamedParts } from './named-parts';
import { saysAmount, type StatedAmount, nothingStated } from './stated-amount';
import { eatenOf, statedGrams, type StatedGrams } from './stated-grams';
import { shareBeside, withLittleBeside } from './little-beside';
import { partOfWhole } from './part-of-whole';
import { type PortionedMention } from './portioned-mention';
import { type Portioned, servingGrams } from './usual-serving';

interface Context {
  text: string;
  ageMonths: number;
  locale: Locale;
  /** What the text says of how much was eaten, which is no longer in it. */
  clauses?: readonly ReadClause[];
}

/** Baby foods in a jar or pouch are counted by the row of their purée. */
const purees: Readonly<Record<string, string>> = {
  'apple-puree': 'apple',
  peach: 'peach-puree',
  carrot: 'carrot-puree',
  'sweet-potato': 'sweet-potato-puree',
  'green-peas': 'pea-puree',
  'green-beans': 'green-bean-puree',
  'braising-beef': 'beef-puree',
  'beef-mince': 'beef-puree',
  chicken: 'chicken-puree',
  'turkey-breast': 'turkey-puree',
};

const babyPacks: readonly (Measure | null)[] = ['jar', 'pouch', 'ice_cube'];

/** What the words say of each food, with the foods that are named in others. */
export function amountsAsServed(
  ingredients: readonly ParsedIngredient[],
  context: Pick<Context, 'text' | 'locale'>,
): NamedInClause[] {
  const places = ingredients.map(({ start, end, food, compound }) => ({
    start,
    end,
    names: `${food ?? ''} ${compound ?? ''}`,
  }));
  const read = amountsOfMentions(context.text, places, context.locale);
  const amounts = withNamedParts(read, ingredients, context);
  return ingredients.flatMap((ingredient, index) => {
    const amount = amounts[index];
    return amount ? [{ ingredient, amount }] : [];
  });
}

/** Returns what each food of a text is counted by, with the weight that the words say or that is usual at the age. */
export function portionMentions(
  ingredients: readonly ParsedIngredient[],
  context: Context,
): PortionedMention[] {
  const served = amountsAsServed(ingredients, context);
  const counted = withEatenParts(served, context.clauses ?? []).map((each): Counted => ({
    ...each,
    ...foodOf(each.ingredient, each.amount, context),
  }));
  const ownWeights = counted.map((each) => withoutWeightOfAnother(each, counted));
  const meal = asBabyMeal(counted, context);
  const stated = sharedAmounts(counted, context);
  const eatenBeside = counted.filter(({ amount }) => !amount.isPartOfLast).length - 1;
  const portioned = ownWeights.map((each, index): PortionedMention => {
    const { ingredient, food, isDish, amount } = each;
    const basis = basisOf(amount.stated) ?? ingredient.gramsBasis;
    if (meal && index > 0) return { ingredient, food: null, isDish, portion: inTheMeal, basis };
    if (amount.isPartOfLast) return { ingredient, food, isDish, portion: inTheMeal, basis };
    const own = meal ? meal.food : food;
    const of = { ...each, stated: meal ? meal.stated : (stated[index] ?? nothingStated) };
    const portion = own && portionOf({ ...of, food: own }, eatenBeside, context);
    return { ingredient, food: own, isDish: isDish || meal !== null, portion, basis };
  });
  return withLittleBeside(portioned, stated, context.text);
}

/** "Rice pudding 150 g with cinnamon": what is weighed is the first of them, however near the other stands. */
function withoutWeightOfAnother(of: Counted, all: readonly Counted[]): Counted {
  const { grams, gramsBasis } = of.ingredient;
  if (saysAmount(of.amount.stated) || gramsBasis !== 'weight') return of;
  const isOfAnother = all.some((each) => each !== of && each.amount.stated.grams === grams);
  return isOfAnother ? { ...of, ingredient: { ...of.ingredient, grams: null } } : of;
}

/** What is in something else of the same text weighs nothing by itself. */
const inTheMeal: StatedGrams = { grams: 0, isEstimate: false };

function foodOf(
  ingredient: ParsedIngredient,
  { stated, words }: MentionAmount,
  { locale }: Context,
): Pick<Counted, 'food' | 'isDish'> {
  const own = ingredient.food === null ? undefined : foodById(ingredient.food);
  const isPuree = babyPacks.includes(stated.measure) && own !== undefined;
  const isOfMany = ingredient.compound === 'vegetables';
  const pureed =
    isPuree && !isOfMany && Object.hasOwn(purees, own.id) ? foodById(purees[own.id] ?? '') : undefined;
  if (pureed) return { food: pureed, isDish: false };
  // What is said to be dry is not what was made of it.
  const isDry = ingredient.preparations.includes('dry');
  const isMadeUp = own?.id.endsWith('infant-cereal') === true && (stated.grams ?? 0) >= leastOfMadeUpG;
  const isWeighed = (stated.grams !== null && !isMadeUp) || isDry;
  const dish = countedDish({ ids: [ingredient.compound, ingredient.food], words, isWeighed, locale });
  const isSameFood = own?.forms.length === 0 && dish?.id === own.id;
  if (dish && isSameFood) return { food: { ...own, forms: dish.forms }, isDish: false };
  if (dish) return { food: dish, isDish: true };
  return { food: own && own.forms.length > 0 ? own : null, isDish: false };
}

/**
 * The amounts of the foods, where one is said of several: "a jar of chicken and rice" and "rice and beans, ½
 * cup" are divided between them.
 */
function sharedAmounts(counted: readonly Counted[], context: Context): StatedAmount[] {
  const whole = amountOfAll(counted, context.text);
  const stated = counted.map(({ amount }) => amount.stated);
  const all = counted.map((_, at) => at);
  if (whole) return divided(whole, all, { counted, stated, context });
  const inPurees = pairsInOnePuree(counted, context.text).reduce(
    (read, at) => divided(aServing, [at, at + 1], { counted, stated: read, context }),
    stated,
  );
  const withSauces = pairsWithSauce(counted, context.text).reduce(
    (read, at) => divided(read[at + 1] ?? nothingStated, [at, at + 1], { counted, stated: read, context }),
    inPurees,
  );
  return pairsOfOneAmount(counted, context.text).reduce((read, at) => {
    const next = counted.findIndex(({ amount }, place) => place > at && !amount.isPartOfLast);
    return divided(read[at] ?? nothingStated, [at, next], { counted, stated: read, context });
  }, withSauces);
}

const aServing: StatedAmount = { ...nothingStated, measure: 'serving' };

/** Divides an amount between foods, as their usual servings are to each other. */
function divided(
  whole: StatedAmount,
  among: readonly number[],
  of: { counted: readonly Counted[]; stated: readonly StatedAmount[]; context: Context },
): StatedAmount[] {
  const servings = of.counted.map((each, at) =>
    each.amount.isPartOfLast || !among.includes(at)
      ? 0
      : usualGrams(each, of.context) * besideFactor(at, of.counted, of.context),
  );
  const total = servings.reduce((sum, grams) => sum + grams, 0);
  const sharedBy = (amount: StatedAmount, part: number) => ({ ...amount, share: (amount.share ?? 1) * part });
  return of.stated.map((stated, at) => {
    if (!among.includes(at)) return stated;
    const part = (servings[at] ?? 0) / total;
    return { ...sharedBy(whole, part), ...(whole.less && { less: sharedBy(whole.less, part) }) };
  });
}

/** So much of a baby cereal is no longer dry: a portion is made up of 20 to 30 g. Ours. */
export const leastOfMadeUpG = 50;

/** By what foods divide an amount that is said of all of them. */
const unknownServingG = 40;

function besideFactor(at: number, counted: readonly Counted[], { text }: Context): number {
  const [main, beside] = [counted[at - 1], counted[at]];
  if (!main || !beside?.food) return 1;
  return shareBeside(beside.food, text.slice(main.ingredient.end, beside.ingredient.start));
}

function usualGrams({ food, ...of }: Counted, context: Context): number {
  return (food && servingGrams(portionedOf({ ...of, food }, 0, context))) ?? unknownServingG;
}

function portionOf(
  { stated, ...of }: Named & { stated: StatedAmount },
  others: number,
  context: Context,
): StatedGrams | null {
  const { grams, gramsBasis } = of.ingredient;
  const basis = basisOf(stated);
  const { preparations, text: words } = of.ingredient;
  // The measures of the log are of food as it is served.
  // "Honey 1 tsp on porridge": where several foods are named, what these words give to none is not given by nearness.
  const isOfAnother = others > 0 && gramsBasis !== 'weight';
  const isDry = basis === 'measure' && stateOfWords(of.food, { preparations, words, basis }) === 'dry';
  const isParsed = (isDry || (!saysAmount(stated) && !isOfAnother)) && grams !== null;
  const portioned = portionedOf(of, others, context);
  const served = isParsed
    ? { grams, isEstimate: gramsBasis !== 'weight' && gramsBasis !== 'measure' }
    : (partOfWhole(stated, portioned, context.text.slice(of.ingredient.end)) ??
      statedGrams(stated, portioned));
  const found = served && eatenOf(served, stated, portioned);
  if (found && isDoubted(found.grams, portioned)) return null;
  return found && { ...found, grams: isParsed ? found.grams : Math.round(found.grams * 10) / 10 };
}

const spoons: readonly (Measure | null)[] = ['tsp', 'dessertspoon', 'tbsp', 'cup'];

function basisOf({ grams, ounces, measure }: StatedAmount): GramsBasis | null {
  if (grams !== null || ounces !== null) return 'weight';
  return spoons.includes(measure) ? 'measure' : null;
}

/** "Purée de carottes", "puré de calabacín". */
const pureeBefore = /\bpur(?:[eé]e?|ea) d(?:e |[ei] |['’])?(?:la |l['’])?$/iu;

/** "Sweet potato mash", "Karottenbrei". */
const pureeBehind = /^[\s-]*(?:mash|pur[eé]e|püree|brei|stamp)\b/iu;

interface Named {
  ingredient: ParsedIngredient;
  food: Food;
  isDish: boolean;
}

function portionedOf(
  { ingredient, food, isDish }: Named,
  others: number,
  { ageMonths, locale, text: whole }: Context,
): Portioned {
  const { compound, preparations, text, start, end } = ingredient;
  return {
    food,
    isDish,
    // A piece of a dish is no piece of the food that it is like.
    ids: [food.id, isDish ? null : ingredient.food, compound, isDish ? null : classOfFood(food.id)].filter(
      (id) => typeof id === 'string',
    ),
    ageMonths,
    locale,
    others,
    isSmooth:
      preparations.some((each) => ['mashed', 'pureed', 'stewed'].includes(each)) ||
      pureeBefore.test(whole.slice(Math.max(0, start - 20), start)) ||
      pureeBehind.test(whole.slice(end)),
    isSingular: !/s$/iu.test(text),
    isWhole: preparations.includes('whole'),
  };
}

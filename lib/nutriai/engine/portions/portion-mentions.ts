import { type Locale } from '../child';
import { type Food } from '../foods/food';
import { classOfFood, foodById } from '../foods/food-list';
import { type GramsBasis, type ParsedIngredient } from '../text/parsed-ingredient';
import { stateOfWords } from '../text/state-of-words';
import { amountsOfMentions, combinedAmount, type MentionAmount } from './amounts-of-mentions';
import { amountOfAll, type Counted, isBare } from './amount-of-all';
import { asBabyMeal } from './baby-meal';
import { countedDish } from './counted-dishes';
import { withFlavours } from './flavours';
import { withListedParts } from './listed-parts';
import { type Measure } from './measure-words';
import { saysAmount, type StatedAmount, nothingStated } from './stated-amount';
import { statedGrams, type StatedGrams } from './stated-grams';
import { type Portioned, servingGrams } from './usual-serving';

/** A mention of a food with what it is counted by and what it weighs. */
export interface PortionedMention {
  ingredient: ParsedIngredient;
  /** Null where nothing that was analysed stands for it. */
  food: Food | null;
  /** The figures are those of a dish or product that is no food of the list. */
  isDish: boolean;
  /** Null where even a usual serving is not known. */
  portion: StatedGrams | null;
  /** How the words give its weight; null where they do not. */
  basis: GramsBasis | null;
}

interface Context {
  text: string;
  ageMonths: number;
  locale: Locale;
}

/** Baby foods in a jar or pouch are counted by the row of their purée. */
const purees: Readonly<Record<string, string>> = {
  apple: 'apple-puree-jar',
  'apple-puree': 'apple-puree-jar',
  pear: 'pear-puree',
  peach: 'peach-puree',
  carrot: 'carrot-puree',
  'sweet-potato': 'sweet-potato-puree',
  'green-peas': 'pea-puree',
  'green-beans': 'green-bean-puree',
};

const babyPacks: readonly (Measure | null)[] = ['jar', 'pouch', 'ice_cube'];

/** Returns what each food of a text is counted by, with the weight that the words say or that is usual at the age. */
export function portionMentions(
  ingredients: readonly ParsedIngredient[],
  context: Context,
): PortionedMention[] {
  const places = ingredients.map(({ start, end, food, compound }) => ({
    start,
    end,
    names: `${food ?? ''} ${compound ?? ''}`,
  }));
  const read = amountsOfMentions(context.text, places, context.locale);
  const byParts = countedByParts(read, ingredients, context.text);
  const amounts = withListedParts(
    withFillings(
      withFlavours(withMeatOf(byParts, ingredients, context.text), ingredients, context.text),
      ingredients,
      context,
    ),
    ingredients,
    context.text,
  );
  const counted = ingredients.flatMap((ingredient, index): Counted[] => {
    const amount = amounts[index];
    return amount ? [{ ingredient, amount, ...foodOf(ingredient, amount, context) }] : [];
  });
  const meal = asBabyMeal(counted, context);
  const stated = sharedAmounts(counted, context);
  const eatenBeside = counted.filter(({ amount }) => !amount.isPartOfLast).length - 1;
  return counted.map((each, index) => {
    const { ingredient, food, isDish, amount } = each;
    const basis = basisOf(amount.stated) ?? ingredient.gramsBasis;
    if (meal && index > 0) return { ingredient, food: null, isDish, portion: inTheMeal, basis };
    if (amount.isPartOfLast) return { ingredient, food, isDish, portion: inTheMeal, basis };
    const own = meal ? meal.food : food;
    const of = { ...each, stated: meal ? meal.stated : (stated[index] ?? nothingStated) };
    const portion = own && portionOf({ ...of, food: own }, eatenBeside, context);
    return { ingredient, food: own, isDish: isDish || meal !== null, portion, basis };
  });
}

/** "Omelette strips, about 1 egg": the number of what it is made of says how much of it there was. */
function countedByParts(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  return amounts.map((amount, at) => {
    const [dish, part, counted] = [ingredients[at], ingredients[at + 1], amounts[at + 1]];
    if (!dish || !part || !counted || !isBare(amount.stated)) return amount;
    const isOfIt = dish.parts.some(({ food, certainty }) => food === part.food && certainty === 'always');
    const isBehind = /[,(]|\bmade (?:with|from|of|out of)\b/u.test(text.slice(dish.end, part.start));
    if (!isOfIt || !isBehind || counted.stated.count === null) return amount;
    return { ...amount, stated: nothingStated, isPartOfLast: true };
  });
}

/** "Chicken drumstick meat, a bit": the meat is that of the bird, and so is the amount behind it. */
function withMeatOf(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  const read = [...amounts];
  for (const [at, { start, end }] of ingredients.entries()) {
    const [animal, amount, of] = [ingredients[at - 1], read[at], read[at - 1]];
    if (!animal || !amount || !of || text.slice(start, end).toLowerCase() !== 'meat') continue;
    const isMeat =
      animal.compound !== null || (animal.food !== null && foodById(animal.food)?.group === 'flesh_foods');
    if (!isMeat || text.slice(animal.end, start).trim() !== '') continue;
    read[at - 1] = { ...of, stated: saysAmount(of.stated) ? of.stated : amount.stated };
    read[at] = { ...amount, stated: nothingStated, isPartOfLast: true };
  }
  return read;
}

/**
 * "Half a turkey sandwich", "2 pork and apple sausages": the foods before a dish that its name goes on with say what is
 * in it, and the amount is that of the dish.
 */
function withFillings(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  { text, locale }: Context,
): MentionAmount[] {
  const read = [...amounts];
  for (let at = read.length - 1; at > 0; at -= 1) {
    const [filling, dish] = [read[at - 1], read[at]];
    const [named, of] = [ingredients[at - 1], ingredients[at]];
    if (!filling || !dish || !named || !of || (saysAmount(dish.stated) && !dish.isTrailing)) continue;
    const isInDish = dish.isPartOfLast && read[at + 1] !== undefined;
    const between = text.slice(named.end, of.start).trim().toLowerCase();
    const isNameOfDish = between === '' && (isInDish || isNamedByFilling(of, dish.words, locale));
    if (!isNameOfDish && !(joints.has(between) && isJoined(named, of, isInDish))) continue;
    const holder = isInDish ? at + 1 : at;
    const last = read[holder];
    if (last && saysAmount(filling.stated))
      read[holder] = { ...last, stated: combinedAmount(filling.stated, last.stated) };
    read[at - 1] = { ...filling, stated: nothingStated, isPartOfLast: true };
  }
  return read;
}

const joints: ReadonlySet<string> = new Set(['and', '&', 'n', '+']);

/** Foods of the list that are named by what else is in them, as dishes are ("beetroot hummus"). */
const namedFoods: ReadonlySet<string> = new Set([
  'hummus',
  'shop-hummus',
  'pancake',
  'sausage',
  'beef-burger',
]);

/** What goes on top of a food that stands before it ("pasta pesto", "banana custard"). */
const toppings: ReadonlySet<string> = new Set(
  'pesto custard gravy jam mayonnaise cheese-sauce white-sauce tomato-sauce tomato-pasta-sauce bolognese'.split(
    ' ',
  ),
);

function isNamedByFilling({ food, compound }: ParsedIngredient, words: string, locale: Locale): boolean {
  if (food !== null && namedFoods.has(food)) return true;
  const dish = compound && countedDish({ ids: [compound, food], words, isWeighed: false, locale });
  return dish !== null && dish !== '' && !toppings.has(dish.id);
}

/** What two savoury foods go into together ("ham and cheese omelette", "chicken and rice soup"). */
const joinedDish =
  /\b(sandwich|sarnie|toastie|panini|wrap|soup|broth|pie|pasty|quiche|omelett?e|pizza|stew|casserole|hotpot|curry|meatball|sausage|burger|bake|lasagne|risotto)(s|es)?$/iu;
const joinedGroups: readonly string[] = [
  'flesh_foods',
  'eggs',
  'dairy',
  'vita_fruits_veg',
  'other_fruits_veg',
  'pulses_nuts_seeds',
];

/** The second of two that "and" joins is a dish named after another food, or a filling of the dish after it. */
function isJoined(first: ParsedIngredient, second: ParsedIngredient, isInDish: boolean): boolean {
  const group = first.food === null ? undefined : foodById(first.food)?.group;
  const isSavoury = group !== undefined && joinedGroups.includes(group);
  return isSavoury && (isInDish || (joinedDish.test(second.text) && /\s/u.test(second.text)));
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
  const pureed = isPuree && Object.hasOwn(purees, own.id) ? foodById(purees[own.id] ?? '') : undefined;
  if (pureed) return { food: pureed, isDish: false };
  // What is said to be dry is not what was made of it.
  const isWeighed = stated.grams !== null || ingredient.preparations.includes('dry');
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
  const whole = amountOfAll(counted);
  if (!whole) return counted.map(({ amount }) => amount.stated);
  const servings = counted.map((each) => (each.amount.isPartOfLast ? 0 : usualGrams(each, context)));
  const total = servings.reduce((sum, grams) => sum + grams, 0);
  return servings.map((grams) => ({ ...whole, share: ((whole.share ?? 1) * grams) / total }));
}

/** By what foods divide an amount that is said of all of them. */
const unknownServingG = 40;

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
  if ((isDry || (!saysAmount(stated) && !isOfAnother)) && grams !== null)
    return { grams, isEstimate: gramsBasis !== 'weight' && gramsBasis !== 'measure' };
  const found = statedGrams(stated, portionedOf(of, others, context));
  return found && { ...found, grams: Math.round(found.grams * 10) / 10 };
}

const spoons: readonly (Measure | null)[] = ['tsp', 'dessertspoon', 'tbsp', 'cup'];

function basisOf({ grams, ounces, measure }: StatedAmount): GramsBasis | null {
  if (grams !== null || ounces !== null) return 'weight';
  return spoons.includes(measure) ? 'measure' : null;
}

interface Named {
  ingredient: ParsedIngredient;
  food: Food;
  isDish: boolean;
}

function portionedOf(
  { ingredient, food, isDish }: Named,
  others: number,
  { ageMonths, locale }: Context,
): Portioned {
  const { compound, preparations, text } = ingredient;
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
    isSmooth: preparations.some((each) => ['mashed', 'pureed', 'stewed'].includes(each)),
    isSingular: !/s$/iu.test(text),
  };
}

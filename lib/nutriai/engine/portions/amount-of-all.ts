import { type Food } from '../foods/food';
import { classOfFood } from '../foods/food-list';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { expressionInLines } from '../text/expression-in-lines';
import { type MentionAmount } from './amounts-of-mentions';
import { type Measure, mealVessels } from './measure-words';
import { isWeighed, nothingStated, saysAmount, type StatedAmount } from './stated-amount';

/** A food of a text, with what its words say of its amount and what it is counted by. */
export interface Counted {
  ingredient: ParsedIngredient;
  amount: MentionAmount;
  food: Food | null;
  isDish: boolean;
}

/**
 * The amount that stands before the first or after the last of several foods and is said of all of them; null
 * where each has its own.
 */
export function amountOfAll(named: readonly Counted[], text = ''): StatedAmount | null {
  const counted = withoutMaker(named);
  const [only] = counted;
  if (only && counted.length === 1 && named.length > 1 && isPack(only.amount.stated))
    return only.amount.stated;
  const stated = counted.map(({ amount }) => amount.stated);
  const last = counted.at(-1)?.amount;
  const [first] = stated;
  if (counted.length < 2 || !last || !first) return null;
  const between = stated.slice(1, -1);
  if (isPack(first) && between.every((each) => !saysAmount(each))) {
    if (!saysAmount(withoutPart(last.stated, first))) return first;
    // "200 g jar of carrot and beef, three quarters": so much of all that was in it.
    const part = last.isTrailing ? partAlone(last.stated) : null;
    if (part !== null) return { ...first, share: (first.share ?? 1) * part };
    // "A jar of lasagne, about 100 g", "a pouch of pear and apple, 4 spoons": so much of what was in it.
    if (last.isTrailing && isSpooned(last.stated)) return last.stated;
    if (last.isTrailing && isWeighed(last.stated)) return { ...last.stated, measure: first.measure };
  }
  if (!last.isTrailing) return null;
  // "A plate of pasta and ham, 4 bites": so much of what was on it.
  const isOffPlate = isVessel(first) && isMouthfulOrSpoon(last.stated) && isSaidOfAll(counted, text);
  const before = stated
    .slice(isOffPlate ? 1 : 0, -1)
    .filter((each) => !isBare(withoutPart(each, last.stated)));
  if (isOffPlate && before.length === 0) return last.stated;
  if (before.length > 0) return null;
  // "1 sausage and mash, 3 tbsp": the tablespoons are those of the mash.
  const areUncounted = stated.slice(0, -1).every(({ isCounted }) => isCounted !== true);
  const isOwnPack = ownPack.test(counted.at(-1)?.ingredient.text ?? '');
  const isOfBoth = isVolume(last.stated) || (isMouthful(last.stated) && isPlate(counted, text));
  const isSpoonedWith =
    areUncounted && isOfBoth && !isInOnePiece(counted[0]) && !isTopping(counted.at(-1), last.stated);
  return (isPack(last.stated) && !isOwnPack) || isSpoonedWith ? last.stated : null;
}

/** "Toast with beans, 2 tbsp": nobody spoons toast, so that the spoons are those of the beans. */
const onePiece = expressionInLines('u')`
  bread|toast|crumpet|bagel|muffin|jacket-potato|omelette|pancake|waffle|sandwich|wrap|tortilla|chapati|naan|pitta|
  roll|cracker|rice-cake|burger|sausage
`;
const isInOnePiece = (of: Counted | undefined) =>
  onePiece.test(of?.food?.id ?? '') && !isVessel(of?.amount.stated ?? nothingStated);

/** "Yoghurt and granola, 1 tbsp": what lies on top has the spoon for itself. */
const topping = /granola|muesli|seeds|desiccated/u;
const spread = /-butter|honey|syrup|sugar|jam|ketchup/u;

function isTopping(of: Counted | undefined, { measure, count }: StatedAmount): boolean {
  const id = of?.food?.id ?? '';
  if (measure === 'tsp') return topping.test(id) || spread.test(id);
  if (measure !== 'tbsp') return false;
  return topping.test(id) || (spread.test(id) && (count ?? 1) <= 1);
}

/** A pouch of purée or yoghurt beside other food is a pouch of that alone. */
const ownPack = /pur[eé]e|compote|apple ?sauce|yogh?urt|fromage frais/iu;

/** The maker's name before a pouch has no amount: "HiPP jar of lasagne" is a jar of lasagne. */
function withoutMaker(counted: readonly Counted[]): readonly Counted[] {
  const [first] = counted;
  return first?.ingredient.compound === 'baby-pouch' && !saysAmount(first.amount.stated)
    ? counted.slice(1)
    : counted;
}

export const isPack = ({ measure }: StatedAmount) => measure === 'jar' || measure === 'pouch';

/** The part that was eaten of everything is said of each food, and of this one no more than that. */
const withoutPart = (stated: StatedAmount, { share }: StatedAmount): StatedAmount =>
  stated.share === share ? { ...stated, share: null } : stated;

/** The part that some words say, and nothing besides. */
function partAlone({ count, isPart, ...other }: StatedAmount): number | null {
  if (count === null) return saysAmount({ ...nothingStated, ...other, share: null }) ? null : other.share;
  return isPart && !saysAmount({ ...nothingStated, ...other }) ? count : null;
}

/** Nothing but an article before the food. */
export const isBare = (stated: StatedAmount) =>
  !saysAmount({ ...stated, count: null }) && (stated.count ?? 1) === 1;

const isSpooned = ({ measure, count }: StatedAmount) =>
  count !== null && measure !== null && ['tbsp', 'spoon', 'tsp', 'dessertspoon'].includes(measure);

/** Only a comma or another mark parts the last food from the amount, and none the foods from each other. */
function isSaidOfAll(counted: readonly Counted[], text: string): boolean {
  const [first, last] = [counted[0]?.ingredient, counted.at(-1)?.ingredient];
  const isOne = (counted[0]?.amount.stated.count ?? 1) === 1;
  if (!first || !last || !isOne) return false;
  return /^\s*[,(:–-]/u.test(text.slice(last.end)) && !/[,;]/u.test(text.slice(first.end, last.start));
}

/** "Curry with rice, few mouthfuls": no list, of whose last food alone the mouthfuls would be. */
const isPlate = (counted: readonly Counted[], text: string) =>
  !/[,;]/u.test(text.slice(counted[0]?.ingredient.end, counted.at(-1)?.ingredient.start));

const isMouthfulOrSpoon = (stated: StatedAmount) =>
  isSpooned(stated) || (stated.count !== null && isMouthful(stated));

const isVolume = ({ measure, grams, millilitres, ounces }: StatedAmount) =>
  grams !== null ||
  ounces !== null ||
  millilitres !== null ||
  (measure !== null &&
    (mealVessels.has(measure) || ['tbsp', 'cup', 'spoon', 'tsp', 'ladle', 'handful'].includes(measure)));

/**
 * What is spooned and weighed together: "½ cup of peas and carrots", "3 spoons of curry and rice"; not toast or
 * cheese.
 */
const mixedClasses: ReadonlySet<string> = new Set(
  'grains roots-tubers pulses meat-poultry-eggs fish-seafood vita-vegetables other-vegetables'.split(' '),
);
const fruitClasses: ReadonlySet<string> = new Set('vita-fruits tree-fruits other-fruits'.split(' '));

const joints: ReadonlySet<string> = new Set('and & + n und et y e en i ve oraz و और'.split(' '));
/** "3 spoons of spinach with potato": they are on one spoon. */
const jointsOnSpoon: ReadonlySet<string> = new Set([
  ...joints,
  ...'with w w/ mit avec con com met z ze i ile ve مع و और'.split(' '),
]);
const onSpoon: readonly (Measure | null)[] = ['spoon', 'tbsp', 'bite', 'ladle'];

const isMouthful = ({ measure }: StatedAmount) => measure === 'bite' || measure === 'ice_cube';

/** "A bowl of pasta with tomato sauce": both are in it. */
const isVessel = ({ measure }: StatedAmount) => mealVessels.has(measure);
const jointsInVessel: ReadonlySet<string> = new Set('with in and & al alla ai au aux mit con met'.split(' '));

/** "A plate of rice, dal and sabzi". */
const jointsOnPlate: ReadonlySet<string> = new Set([...jointsInVessel, ',']);

function areMixed(first: Counted, second: Counted): boolean {
  const classes = [first, second].map(({ ingredient }) =>
    ingredient.food === null ? undefined : classOfFood(ingredient.food),
  );
  const isOf = (all: ReadonlySet<string>, each: string | undefined) => each !== undefined && all.has(each);
  const [one, other] = classes;
  if (isOf(fruitClasses, one) && isOf(fruitClasses, other)) return true;
  return (first.isDish || isOf(mixedClasses, one)) && isOf(mixedClasses, other);
}

/** "40 g puréed chicken and apricot", "3 tsp mashed parsnip and apple": whatever it is of, it is one purée. */
const isMixedPuree = (first: Counted, second: Counted, text: string) =>
  (first.ingredient.preparations.includes('mashed') && isProduce(first) && isProduce(second)) ||
  [first, second].some(({ ingredient }) => ingredient.preparations.includes('pureed')) ||
  /^\s(?:pur[eé]e|mash)\b/iu.test(text.slice(second.ingredient.end));

const dishClasses: ReadonlySet<string> = new Set([...mixedClasses, 'milks', 'cheeses']);

/** "90 g salmon pasta", "a bowl of chicken noodles": two foods that are one name. */
function isNameOfDish(first: Counted, second: Counted): boolean {
  const filling = first.ingredient.food === null ? undefined : classOfFood(first.ingredient.food);
  const isGrain = second.food?.group === 'grains_roots_tubers' && first.food?.group !== 'grains_roots_tubers';
  return (
    isGrain &&
    filling !== undefined &&
    dishClasses.has(filling) &&
    eatenWithAFork.test(second.ingredient.text)
  );
}

const eatenWithAFork =
  /pasta|noodles?|rice|risotto|couscous|spaghetti|macaroni|penne|orzo|quinoa|potato|mash|gnocchi|lasagne?/iu;

/**
 * Where the amount before a food is that of the next one too, which is joined to it and has none: "100 g chicken and
 * rice". Returns the places of the first of each two.
 */
export function pairsOfOneAmount(counted: readonly Counted[], text: string): number[] {
  const eaten = counted.flatMap((each, at) => (each.amount.isPartOfLast ? [] : [at]));
  return eaten.flatMap((at, index) => {
    const [first, second] = [counted[at], counted[eaten[index + 1] ?? -1]];
    if (!first || !second) return [];
    const { stated, isTrailing } = first.amount;
    const between = text.slice(first.ingredient.end, second.ingredient.start).trim().toLowerCase();
    const all = jointsOf(stated);
    if (isTrailing || saysAmount(second.amount.stated)) return [];
    if (
      onFork.includes(stated.measure) &&
      isGrainInSauce(first, second) &&
      (between === '' || all.has(between))
    )
      return [at];
    if (between === '') return isVolume(stated) && isNameOfDish(first, second) ? [at] : [];
    if (!all.has(between)) return [];
    const isOfBoth =
      (isVolume(stated) || isMouthful(stated)) &&
      (areMixed(first, second) || isMixedPuree(first, second, text));
    return isOfBoth ? [at] : [];
  });
}

function jointsOf(stated: StatedAmount): ReadonlySet<string> {
  if (onSpoon.includes(stated.measure)) return jointsOnSpoon;
  if (stated.measure === 'plate') return jointsOnPlate;
  return isVessel(stated) ? jointsInVessel : joints;
}

/** "A few forkfuls of pasta pesto": the sauce hangs on the pasta. */
const onFork: readonly (Measure | null)[] = ['bite', 'spoon', 'tsp', 'tbsp'];
const isGrainInSauce = (first: Counted, second: Counted) =>
  first.food?.group === 'grains_roots_tubers' &&
  sauceWords.test(second.ingredient.text) &&
  eatenWithAFork.test(first.ingredient.text);

const isPuree = (of: Counted) =>
  /pur[eé]e|mash$/iu.test(of.ingredient.text) || /puree/u.test(of.food?.id ?? '');
const fruitOrVegetable = /fruits_veg/u;
const isProduce = ({ food }: Counted) => fruitOrVegetable.test(food?.group ?? '');

/**
 * Where two foods are one purée of which no amount is said: "apple and pear purée". Returns the places of the first of
 * each two.
 */
export function pairsInOnePuree(counted: readonly Counted[], text: string): number[] {
  return counted.flatMap((second, at) => {
    const first = counted[at - 1];
    if (!first || !isProduce(first) || !isProduce(second) || isPuree(first) || !isPuree(second)) return [];
    if (first.amount.isPartOfLast || second.amount.isPartOfLast) return [];
    const between = text.slice(first.ingredient.end, second.ingredient.start).trim().toLowerCase();
    const isUnsaid = !saysAmount(first.amount.stated) && !saysAmount(second.amount.stated);
    return isUnsaid && joints.has(between) ? [at - 1] : [];
  });
}

const sauceWords = /sauce|pesto|marinara|pomodoro|gravy|so[sß]+e|salsa|rag[uù]|bolognese|cheese|sugo|curry/iu;
const withBetween = /^\s*(?:(?:with|w\/?|in|and|n|&|mit|con|com|met|avec|al|alla|au|aux)\s*)?$/iu;

/**
 * Where the amount behind a sauce is that of the pasta or rice under it too: "pasta pesto small bowl", "spaghetti with
 * marinara ¾ cup". Returns the places of the first of each two.
 */
export function pairsWithSauce(counted: readonly Counted[], text: string): number[] {
  return counted.flatMap((second, at) => {
    const first = counted[at - 1];
    if (!first || first.amount.isPartOfLast || second.amount.isPartOfLast) return [];
    const isGrain = first.food?.group === 'grains_roots_tubers';
    const isSauce = sauceWords.test(second.ingredient.text);
    const isBetween = withBetween.test(text.slice(first.ingredient.end, second.ingredient.start));
    const { stated, isTrailing } = second.amount;
    if (!isGrain || !isSauce || !isBetween || !isTrailing || saysAmount(first.amount.stated)) return [];
    return (isVolume(stated) || stated.measure === 'glass') && stated.measure !== 'tsp' ? [at - 1] : [];
  });
}

import { type Food } from '../foods/food';
import { classOfFood } from '../foods/food-list';
import { expressionInLines } from '../text/expression-in-lines';
import { type PortionedMention } from './portioned-mention';
import { saladOnBread } from './salad-on-bread';
import { spreadGrams } from './spread-on-bread';
import { isWeighed, saysAmount, type StatedAmount, nothingStated } from './stated-amount';

/** A vegetable that something was served with is less than one by itself, and no more than rice or pasta. Ours. */
const partBeside = 0.65;

/** What is baked or fried into eggs, or cooked in a dish of rice, is no more than this of them. Ours. */
const partInside = 0.35;
const holdsVegetables =
  /omelette|egg-muffin|frittata|scrambled|quiche|risotto|fried-rice|paella|macaroni|pasta-bake|congee/u;

/** What clings to a biscuit that was dunked in milk. Ours. */
const dipG = 10;
/** Muesli or oats that are sprinkled over yoghurt: about two tablespoons. Ours. */
const toppingG = 15;
const isTopping = ({ id }: Food, on: Food | null) =>
  /granola|muesli|oats|cereal|porridge/u.test(id) &&
  (/yog|quark|skyr|kefir|fromage/u.test(on?.id ?? '') || isFruit(on));
const isFruit = (food: Food | null) => /fruits$/u.test(classOfFood(food?.id ?? '') ?? '');
/** What bread that lies in milk takes up. Ours. */
const soakedG = 25;
const soakedIn = /^\s*soaked in(?:to)?\s*(?:some |a little )?$/iu;
/** Noodles and rice in a soup are no plate of them. Ours. */
const partOfSoup = 0.3;
const soupOf = /soup|broth|minestrone/u;

const dippedIn = /^\s*(?:dunked|dipped) in(?:to)?\s*(?:some |a little )?$/iu;

const servedWith = expressionInLines('iu')`
  ^(?:\s(?!and\b|then\b|plus\b|und\b|et\b)(?:\p{L}{3,10}|[½¼]|\d{1,2})){0,2},?\s*
  (?:with|w\/?|mit|avec|con|met|com|ze?)\s*(?:roasted |steamed |some |cooked |mashed |a few )?$
`;

/** Sauce on a number of noodles or chips clings to them. Ours. */
const sauce = /sauce|gravy|bolognese|ragu/u;
const saucePerMain = 0.6;
const yoghurtBeside = /^\s*(?:aur|और|ve|و)\s*$/iu;
const sauceBeside = /^\s*(?:in|und|et|and|n|&|\+)\s*$/iu;

const vegetables: ReadonlySet<string> = new Set(['vita-vegetables', 'other-vegetables', 'pulses']);

/** What is torn or cut to scoop with, and how many times its weight goes with it at most. Ours. */
const scooping = /bread|toast|chapati|naan|injera|pitta|dosa|idli|paratha|roti|tortilla|puri|waffle|pancake/u;
const scoopedPerBread = 3;
/** What is scooped up with it, or rolled into it. */
const isScooped = ({ food, isDish }: PortionedMention) =>
  isDish || ['roots-tubers', 'pulses'].includes(classOfFood(food?.id ?? '') ?? '') || isSpooned(food);
const isSpooned = (food: Food | null) => /yoghurt|labneh|tzatziki/u.test(food?.id ?? '');

/** Where one amount is divided, what is served with the main food is the smaller part of it. Ours. */
const partOfServed = 0.5;
export const shareBeside = ({ id }: Food, between: string): number =>
  servedWith.test(between) && (vegetables.has(classOfFood(id) ?? '') || sauce.test(id)) ? partOfServed : 1;

/** Yoghurt beside bread or a cooked dish is no pot of it. Ours. */
const yoghurtBesideG = 55;
const isYoghurt = ({ id }: Food) => /yoghurt|labneh/u.test(id);

/** Meat in a soup is the smaller part of it. Ours. */
const meatOfSoup = 0.3;

/** What stands before a food, and what is said of it. */
interface Beside {
  main: PortionedMention;
  stated: StatedAmount;
  between: string;
}

/**
 * "Omelette with spinach", "quinoa w/ peas", "a strip of injera with shiro": nothing more is said of the second.
 * `amounts` has what is said of each, also where one is said of several.
 */
export function withLittleBeside(
  portioned: readonly PortionedMention[],
  amounts: readonly StatedAmount[],
  text: string,
): PortionedMention[] {
  const laid = portioned.map(({ food, portion, ingredient }, at) => ({
    id: food?.id ?? null,
    grams: portion?.grams ?? null,
    stated: amounts[at] ?? nothingStated,
    start: ingredient.start,
    end: ingredient.end,
  }));
  return portioned.map((mention, at) => {
    const { portion, ingredient } = mention;
    if (!portion) return mention;
    const [main, stated] = [portioned[at - 1], amounts[at]];
    const spread = spreadGrams(at, laid, text);
    const isUnsaid = main !== undefined && stated !== undefined && !saysAmount(stated);
    const between = text.slice(main?.ingredient.end ?? 0, ingredient.start);
    const of = { main: main ?? mention, stated: amounts[at - 1] ?? nothingStated, between };
    const most = spread ?? (isUnsaid ? (saladOnBread(at, portioned, text) ?? mostBeside(mention, of)) : null);
    if (most === null) return mention;
    const grams = spread === null ? Math.min(portion.grams, most) : most;
    return { ...mention, portion: { ...portion, grams: Math.round(grams * 10) / 10 } };
  });
}

/** How much of a food there is at most beside the one before it; null where that says nothing of it. */
function mostBeside(mention: PortionedMention, { main, stated, between }: Beside): number | null {
  const { food, portion } = mention;
  if (!food || !portion) return null;
  if (dippedIn.test(between)) return dipG;
  if (soakedIn.test(between)) return soakedG;
  // "Yoghurt with muesli": a spoonful on top.
  if (isTopping(food, main.food) && servedWith.test(between)) return toppingG;
  const isSauced = sauce.test(food.id) && main.food?.group === 'grains_roots_tubers';
  if (
    isSauced &&
    saysAmount(stated) &&
    !isWeighed(stated) &&
    (servedWith.test(between) || sauceBeside.test(between))
  )
    return (main.portion?.grams ?? portion.grams) * saucePerMain;
  const isBesideMeal =
    main.isDish || main.food?.group === 'grains_roots_tubers' || main.food?.group === 'flesh_foods';
  if (isYoghurt(food) && isBesideMeal && (servedWith.test(between) || yoghurtBeside.test(between)))
    return yoghurtBesideG;
  if (!servedWith.test(between)) return null;
  if (soupOf.test(main.food?.id ?? '') && food.group === 'grains_roots_tubers')
    return Math.min(portion.grams, (main.portion?.grams ?? portion.grams) * partOfSoup);
  if (soupOf.test(main.food?.id ?? '') && food.group === 'flesh_foods')
    return Math.min(portion.grams, (main.portion?.grams ?? portion.grams) * meatOfSoup);
  const served = main.portion?.grams ?? portion.grams;
  const mainId = main.food?.id ?? '';
  const beside = portion.grams * partBeside;
  if (scooping.test(mainId) && saysAmount(stated) && isScooped(mention))
    return Math.min(mention.isDish ? portion.grams : beside, served * scoopedPerBread);
  if (!vegetables.has(classOfFood(food.id) ?? '')) return null;
  if (holdsVegetables.test(mainId)) return Math.min(beside, served * partInside);
  const isGrain = main.food?.group === 'grains_roots_tubers' && saysAmount(stated);
  return isGrain ? Math.min(beside, served) : beside;
}

import { foodById } from '../foods/food-list';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { isBare } from './amount-of-all';
import { asPartOfLast, type MentionAmount } from './amounts-of-mentions';
import { combinedAmount } from './combined-amount';
import { cuts } from './measure-words';
import { nothingStated, saysAmount, type StatedAmount } from './stated-amount';
import { expressionInLines } from '../text/expression-in-lines';

const saysNothing = ({ stated, isPartOfLast }: MentionAmount) => isBare(stated) && !isPartOfLast;

const alwaysIn = ({ parts }: ParsedIngredient) =>
  parts.flatMap(({ food, certainty }) => (certainty === 'always' && food !== null ? [food] : []));

const isMilk = ({ food }: ParsedIngredient) =>
  food !== null && foodById(food)?.flags.includes('animal_milk') === true;

function isSame(first: ParsedIngredient, second: ParsedIngredient): boolean {
  if (first.compound !== null || second.compound !== null)
    return first.compound !== null && first.compound === second.compound;
  return first.food !== null && first.food === second.food;
}

const theBefore = /(?:^|[\s(])(?:the|his|her|its|that|all the)\s$/iu;
const headingBehind = /[-–—:,.=(]/u;
/** "Pasta with sauce about 6 pieces penne", "udon 5 noodles": so much of what was named before. */
const amountBehind = /\b(?:about|approx|roughly|around|maybe|like|only|just)\b/iu;

/**
 * What is named twice is eaten once: "chilli with rice - 60 g rice and 70 g chilli" and "biscuit and gravy, half a
 * biscuit" say behind how much there was, "cereal with milk, drank the milk too" tells of what was named before.
 */
export function withRepeatedFoods(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  const read = [...amounts];
  for (const [at, food] of ingredients.entries()) {
    for (const [earlier, before] of ingredients.slice(0, at).entries()) {
      const [first, second] = [read[earlier], read[at]];
      if (!first || !second || first.isPartOfLast || second.isPartOfLast) continue;
      const isThe = theBefore.test(text.slice(0, food.start));
      const isKind = at === earlier + 1 && isNoodle(before) && /^noodles?$/iu.test(food.text);
      const isSameFood =
        isKind ||
        isBiscuitOf(before, food) ||
        isSame(before, food) ||
        (isThe && isMilk(before) && isMilk(food));
      const between = text.slice(before.end, food.start);
      if (isThe && isJuiceOf(food, before)) read[earlier] = asPartOfLast(first);
      if (!isSameFood) continue;
      // "Pizza 1 slice (margherita)": of which kind it was.
      const isInBrackets = /\(\s*$/u.test(between) && /^\s*\)/u.test(text.slice(food.end));
      if ((isThe || isInBrackets) && saysNothing(second)) read[at] = asPartOfLast(second);
      else if (saysSizeOnly(second.stated) && /\($/u.test(between.trimEnd())) {
        read[earlier] = { ...first, stated: { ...first.stated, size: second.stated.size } };
        read[at] = asPartOfLast(second);
      } else if (
        (saysNothing(first) || saysCutOnly(first)) &&
        saysAmount(second.stated) &&
        (isKind || headingBehind.test(between) || amountBehind.test(between))
      ) {
        if (isBiscuitOf(before, food)) {
          read[earlier] = { ...first, stated: second.stated };
          read[at] = asPartOfLast(second);
        } else read[earlier] = asPartOfLast(first);
      }
    }
  }
  return read;
}

/** "Weetabix with milk, half a biscuit": so much of the cereal. */
const isBiscuitOf = (cereal: ParsedIngredient, { text }: ParsedIngredient) =>
  cereal.food === 'wheat-biscuit-cereal' && /^bis(?:cuit|c|k)s?$/iu.test(text.trim());

/** "Udon 5 noodles": how many of those. */
const isNoodle = ({ food }: ParsedIngredient) => food?.endsWith('-noodles') === true;

/** "Squeezed half an orange, drank the juice (50 ml)". */
const isJuiceOf = (juice: ParsedIngredient, fruit: ParsedIngredient) =>
  fruit.food !== null && juice.food === `${fruit.food}-juice`;

/** "Apple slices, about half an apple": how it was cut says nothing of how much there was. */
const saysCutOnly = ({ stated, isPartOfLast }: MentionAmount) =>
  !isPartOfLast &&
  stated.measure !== null &&
  cuts.has(stated.measure) &&
  !saysAmount({ ...stated, measure: null, size: null });

const saysSizeOnly = (stated: StatedAmount) =>
  stated.size !== null && !saysAmount({ ...stated, size: null, count: null });

/**
 * "Spag bol, 6 strands of spaghetti and 2 tbsp of the sauce": a dish of which every part that follows has an amount of
 * its own is counted by them. A part that says no more than how many of the dish ("shakshouka 1 egg") is in it.
 */
export function withPartsBehind(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  const read = [...amounts];
  for (const [at, dish] of ingredients.entries()) {
    const [amount, next, part] = [read[at], ingredients[at + 1], read[at + 1]];
    if (!amount || !next || !part || amount.isPartOfLast || part.isPartOfLast) continue;
    const between = text.slice(dish.end, next.start);
    if (measuredPart.test(between) && isBare(amount.stated) && holds(dish, next)) {
      read[at] = asPartOfLast(amount);
      continue;
    }
    const isHalf = amount.stated.isPart && amount.stated.measure === null && part.stated.count !== null;
    if (
      isHalf &&
      isEgg(next) &&
      holds(dish, next) &&
      /\b(?:de|of|from|made with|di|aus|mit)\s+(?:\d|one|two|un)/iu.test(between)
    ) {
      read[at] = asPartOfLast(amount);
      read[at + 1] = { ...part, stated: { ...part.stated, share: amount.stated.count } };
      continue;
    }
    const isCountOnly = /^\s*(?:(?:w|with)\s)?(?:\d+|one|two|an?|half an?)\s$/iu.test(between);
    if (!isCountOnly || !isEgg(next) || !holds(dish, next) || !isBare(amount.stated)) continue;
    // Of an omelette the eggs are nearly all.
    if (eggDishes.has(dish.compound ?? '')) read[at] = asPartOfLast(amount);
    else if (dish.compound !== null) read[at + 1] = asPartOfLast(part);
  }
  return read;
}

/** "Paella handful of rice": so much of what is in it, and nothing besides. */
const measuredPart = expressionInLines('iu')`
  ^\s*(?:[,(–-]\s*)?(?:(?:just|only)\s)?(?:(?:\d+|an?|one|two|three|a few|few|half an?)\s)?
  (?:handfuls?|bites?|mouthfuls?|spoons?|spoonfuls?|forkfuls?|tbsp|tsp|bits?)\s(?:of\s)?(?:the\s)?$
`;

const eggDishes: ReadonlySet<string> = new Set(['omelette', 'scrambled-eggs', 'egg-muffin']);

const isEgg = ({ food }: ParsedIngredient) => food === 'egg';
const isRice = (id: string | null) => id?.endsWith('rice') === true;
const holds = (dish: ParsedIngredient, part: ParsedIngredient) =>
  dish.food === part.food ||
  (part.food !== null && alwaysIn(dish).includes(part.food)) ||
  (isRice(part.food) && alwaysIn(dish).some(isRice));

/** Dishes of which the foods right behind their name say what is in them: "stir fry beef & broccoli". */
const namedBehind = expressionInLines('iu')`
  ^(?:stir[ -]?fr(?:y|ied)|curry|soup|stew|casserole|salad|smoothie|taco|tacos|burrito|quesadilla|wrap|
  omelette?|omelet|pizza|risotto|fajita|chow mein|noodle soup|pasta bake|pie|quiche|frittata|samosa|
  empanada|sandwich)$
`;

const jointBehind = /^ ?(?:(?:&|and|n|\+) ?)?$/iu;

/** Foods without an amount right behind the name of such a dish are in it. */
export function withNamesBehind(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  const read = [...amounts];
  for (const [at, dish] of ingredients.entries()) {
    if (!namedBehind.test(dish.text.trim()) || read[at]?.isPartOfLast === true) continue;
    if (!/^\s+\p{L}/u.test(text.slice(dish.end, ingredients[at + 1]?.start ?? dish.end) + 'x')) continue;
    let end = dish.end;
    for (let next = at + 1; next < ingredients.length; next += 1) {
      const [part, amount, of] = [ingredients[next], read[next], read[at]];
      if (!part || !amount || !of || !jointBehind.test(text.slice(end, part.start))) break;
      if (next === at + 1 && text.slice(end, part.start).trim() !== '') break;
      const isBehind = amount.isTrailing && isBare(of.stated);
      if (!isBare(amount.stated) && !isBehind) break;
      if (isBehind) read[at] = { ...of, stated: combinedAmount(of.stated, amount.stated) };
      read[next] = asPartOfLast(amount);
      end = part.end;
    }
  }
  return read;
}

const spreads: readonly string[] = ['fats_oils'];
const spreadWords = expressionInLines('iu')`
  butter|jam|marmite|spread|hummus|houmous|pesto|mayo|pindakaas|cream cheese|philadelphia|avocado|avo|honey
  |marmalade|nutella
`;

/** "Malt loaf with butter 1 slice": the slice is that of the bread. */
export function withSlicesOfBread(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  const read = [...amounts];
  for (const [at, spread] of ingredients.entries()) {
    const [bread, amount, of] = [ingredients[at - 1], read[at], read[at - 1]];
    if (!bread || !amount || !of || !amount.isTrailing || !isBare(of.stated) || of.isPartOfLast) continue;
    const group = spread.food === null ? undefined : foodById(spread.food)?.group;
    const between = text.slice(bread.end, spread.start);
    // "Frittata con zucchine, una fetta": what is in it is not sliced.
    const isInDish =
      bread.compound !== null && /^\s*(?:with|w\/?|con|mit|avec|com|met|z)\s*$/iu.test(between);
    const isSpread = spreads.includes(group ?? '') || spreadWords.test(spread.text) || isInDish;
    const isOn = isInDish || /^\s*(?:with|w\/?|and|&|n|\+)\s*$/iu.test(between);
    const { measure } = amount.stated;
    if (!isSpread || !isOn || (measure !== 'slice' && measure !== 'piece' && measure !== 'stick')) continue;
    read[at - 1] = { ...of, stated: amount.stated };
    read[at] = { ...amount, stated: nothingStated };
  }
  return read;
}

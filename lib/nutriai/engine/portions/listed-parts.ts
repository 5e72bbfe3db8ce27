import { expressionInLines } from '../text/expression-in-lines';
import { foodById } from '../foods/food-list';
import { knowledge } from '../knowledge/knowledge';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { isBare } from './amount-of-all';
import { asPartOfLast, type MentionAmount } from './amounts-of-mentions';
import { combinedAmount } from './combined-amount';
import { mealVessels } from './measure-words';
import { isWeighed, nothingStated, type StatedAmount } from './stated-amount';

/** Dishes that are made of whatever "with" names after them, and are counted with it inside. */
const holders: ReadonlySet<string> = new Set(
  'smoothie milkshake fajita burrito quesadilla muffin fruit-salad'.split(' '),
);

/** "Fruit", "veg": words for many foods, of which those that are listed were eaten. */
const kinds: ReadonlySet<string> = new Set(
  knowledge.kindsOfFood.flatMap(({ id, kind }) => (kind === 'kind' ? [id] : [])),
);

/** "Pappa: brodo 150 ml, 20 g crema di riso": a mush by itself, of which what it was made of may be listed. */
const mushes: ReadonlySet<string> = new Set(['oats', 'made-up-porridge', 'fruit-puree', 'apple-puree']);

/** Bread, rice and pasta after "with" lie beside a dish, and not in it. */
const isBeside = ({ food }: ParsedIngredient) =>
  food !== null && foodById(food)?.group === 'grains_roots_tubers';

/**
 * "Smoothie (banana, strawberry, milk)", "fruit: 3 grapes", "a taco with beef and cheese": what is listed after a
 * dish is in it, and is not counted a second time. Where every part has an amount of its own, the parts are
 * counted and the dish is not.
 */
export function withListedParts(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  const read = [...amounts];
  for (const [at, dish] of ingredients.entries()) {
    const amount = read[at];
    if (!amount || amount.isPartOfLast) continue;
    const listed = partsListedAfter(at, ingredients, text);
    // "Porridge: 20 g oats and milk" names its oats twice; "banana: ½, apple: ¼" lists nothing.
    const isMadeOf =
      dish.compound !== null || ingredients[at + 1]?.food === dish.food || mushes.has(dish.food ?? '');
    if (listed.length === 0 || !isMadeOf) continue;
    // "Quesadilla with 30 g cheddar" is more than its cheese.
    const isOneWith = listed.length === 1 && holds.test(text.slice(dish.end));
    const weighed = listed.filter((part) => !isBare(read[part]?.stated ?? nothingStated)).length;
    // "Roast dinner: 2 slices turkey, 2 roasties, carrots": most of them have their amounts.
    const isMostly = listed.length >= leastOfList && weighed * 2 >= listed.length && weighed >= 2;
    const areWeighed = !isOneWith && (weighed === listed.length || isMostly);
    const isHeading =
      isBare(withoutBowl(amount.stated)) &&
      (areWeighed || (dish.compound !== null && kinds.has(dish.compound)));
    for (const part of isHeading ? [at] : listed) setAsPart(read, part);
  }
  return read;
}

/** From so many parts on a list is that of a meal, though not all of them have an amount. Ours. */
const leastOfList = 3;

/** "Burrito bowl: 2 tbsp rice, 1 oz chicken". */
const withoutBowl = (stated: StatedAmount): StatedAmount =>
  mealVessels.has(stated.measure) ? { ...stated, measure: null, size: null } : stated;

/** "Sushi, cucumber ones", "a yoghurt, the strawberry flavour": which kind it was. */
const kindBehind = /^\s*(?:ones?|flavour(?:ed)?|flavor(?:ed)?|kind|variety|type|version)\b/iu;

/** "Taco, ground beef": what goes into such a dish, said behind it in one word without an amount. */
/** "Sushi x3 cucumber rolls". */
const rollsBehind = /^\s*(?:rolls?|maki|nigiri)\b/iu;

const filledDish = expressionInLines('iu')`
  \b(?:taco|fajita|muffin|sandwich|hoagie|sub|panini|wrap|pizza|quesadilla|burrito|toastie|omelette|quiche|
  pancake|smoothie)s?$
`;

/** "Croquetas de jamón", "pasta al pomodoro": what is in it. */
const filledWith = /^\s*(?:\p{L}{5,9}\s)?(?:de|di|d['’]|del|della)\s*$/iu;
const flavouredWith = /^\s*(?:al|alla|allo|all['’]|ai|aux?|[aà] la|[aà] l['’])\s*$/iu;

/** What comes in flavours of fruit. */
const isFlavoured = ({ food }: ParsedIngredient) =>
  food !== null && /yog|quark|skyr|kefir|petit-suisse/u.test(food);

/** Between a filled dish and what it was filled with: how many of them there were. */
const onesBetween = expressionInLines('iu')`
  ^,?\s(?:x\s?)?(?:(?:\d{1,2}|an?|one|two|three|four|five|six|half an?|half)\s)?(?:mini|small|little|big|large|tiny)?\s?
  (ones?,?\s)?$
`;
const comesFilled = expressionInLines('iu')`
  (?:samosas?|past(?:y|ies)|empanadas?|ravioli|tortellini|tortelloni|dumplings?|pierogi|gyozas?|momos?|spring rolls?|
  quiche|sandwich(?:es)?|wraps?|toasties?|sausage rolls?|croquettes?|croquetas?|pancakes?|burgers?|fishcakes?|skewers?|
  kebabs?|pakoras?|patt(?:y|ies)|pies?)$
`;

/** "Samosa 1 small veg", "ravioli, 5 big ones, spinach ricotta": with what they were filled. */
function withFillingsBehind(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  const read = [...amounts];
  for (const [at, dish] of ingredients.entries()) {
    const [own, filling, first] = [read[at], ingredients[at + 1], read[at + 1]];
    if (!own || !filling || !first || own.isPartOfLast || !comesFilled.test(dish.text.trim())) continue;
    const between = text.slice(dish.end, filling.start);
    const [found, ones] = onesBetween.exec(between) ?? [];
    if (found === undefined || !/\d|ones?|\b(?:small|large|big|mini)\b/iu.test(found)) continue;
    const last = lastFilling(at + 1, ingredients, text);
    const isSaid = ones !== undefined || (!found.startsWith(',') && saysNoPiece(filling));
    if (last === null || !isSaid) continue;
    read[at] = { ...own, stated: combinedAmount(own.stated, first.stated) };
    for (let part = at + 1; part <= last; part += 1) setAsPart(read, part);
  }
  return read;
}

/** What is cooked into a filling. */
const cooked: ReadonlySet<string> = new Set(['potato', 'spinach', 'cabbage', 'mushroom', 'sweetcorn']);

/** Meat, cheese or "veg": of a carrot or an apple one may have been eaten besides. */
function saysNoPiece({ food, compound }: ParsedIngredient): boolean {
  const group = food === null ? undefined : foodById(food)?.group;
  return (
    compound === 'vegetables' ||
    cooked.has(food ?? '') ||
    group === 'flesh_foods' ||
    group === 'dairy' ||
    group === 'pulses_nuts_seeds'
  );
}

/** The last of the foods side by side that end what is said here; null where something else follows. */
function lastFilling(from: number, ingredients: readonly ParsedIngredient[], text: string): number | null {
  let last = from;
  while (
    ingredients[last + 1] &&
    /^\s?(?:(?:and|&|n|\+)\s)?$/iu.test(text.slice(ingredients[last]?.end, ingredients[last + 1]?.start))
  )
    last += 1;
  return /^\s*(?:$|[,;.)])/u.test(text.slice(ingredients[last]?.end)) ? last : null;
}

/** Foods that say of what kind the dish right before them was. */
export function withKindsBehind(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  const read = withFillingsBehind(amounts, ingredients, text);
  for (const [at, { start, end, text: words, food }] of ingredients.entries()) {
    const [dish, amount] = [ingredients[at - 1], read[at]];
    const [of, between] = [read[at - 1], text.slice(dish?.end ?? 0, start).normalize('NFC')];
    if (!dish || !amount || !of) continue;
    const isFilled = (dish.compound !== null || isFlavoured(dish)) && filledWith.test(between);
    const isOfDishBefore = isFilled || flavouredWith.test(between);
    // "Empanada de atún, media", "yaourt à la fraise 125 g": the amount is that of the whole.
    if (isOfDishBefore && (amount.isTrailing || isWeighed(amount.stated)) && isBare(of.stated)) {
      read[at - 1] = { ...of, stated: combinedAmount(of.stated, amount.stated) };
      setAsPart(read, at);
    }
    if (
      /^(?:x?\d{1,2})?(?: ?(?:mini|small|little|big|large|the))?$/iu.test(between.trim()) &&
      (kindBehind.test(text.slice(end)) || (dish.food === 'sushi' && rollsBehind.test(text.slice(end))))
    ) {
      read[at - 1] = { ...of, stated: combinedAmount(of.stated, amount.stated) };
      setAsPart(read, at);
    }
    if (!isBare(amount.stated)) continue;
    if (isOfDishBefore) setAsPart(read, at);
    if (!/^\s*[,(-]\s*(?:the )?$/u.test(between)) continue;
    const group = food === null ? undefined : foodById(food)?.group;
    const isFilling = group !== undefined && group !== 'grains_roots_tubers' && !/s$/iu.test(words);
    const isOfDish =
      dish.compound !== null && filledDish.test(dish.text) && !/^(?!sub )\S+\s/u.test(dish.text.trim());
    if (kindBehind.test(text.slice(end)) || (isFilling && isOfDish)) setAsPart(read, at);
  }
  return read;
}

function setAsPart(read: MentionAmount[], at: number): void {
  const amount = read[at];
  if (amount) read[at] = asPartOfLast(amount);
}

const holds = /^\s*(?:with|w\/)/iu;

const listedInLine = expressionInLines('iu')`
  ^(?: (?:small|little|big|kids?))?(?: (?:bowl|plate|platter|box|dinner|lunch|tray))?(?:\s*:|\s[-–—](?=\s))
  ((?:[^.;:]|\.\d)*)
`;

/** Where the foods stand that brackets, a colon or "with" list as what a dish is made of. */
function partsListedAfter(at: number, ingredients: readonly ParsedIngredient[], text: string): number[] {
  const dish = ingredients[at];
  const rest = dish ? text.slice(dish.end) : '';
  const bracket = /^\s*(?:x?\d{1,2}\s*)?\(([^()]*)\)?/u.exec(rest) ?? listedInLine.exec(rest);
  const isHolder = holders.has(dish?.compound ?? '');
  const phrase =
    bracket ??
    (isHolder
      ? /^(?:\s+(?:\d[\d/]*|half|quarter|third|small|mini|large))*\s*(?:with|w\/)([^,.;(]*)/iu.exec(rest)
      : null);
  if (!dish || !phrase) return [];
  const end = dish.end + phrase[0].length;
  return ingredients.flatMap((part, index) => {
    const isInside = index > at && part.start >= dish.end && part.end <= end;
    return isInside && (bracket !== null || !isBeside(part)) ? [index] : [];
  });
}

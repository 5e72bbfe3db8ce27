import { type Locale } from '../child';
import { foodById } from '../foods/food-list';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { type AmountLanguage } from '../knowledge/schemas/amounts-in-languages';
import { languageOfAmounts } from './amount-languages';
import { isBare } from './amount-of-all';
import { asPartOfLast, type MentionAmount } from './amounts-of-mentions';
import { combinedAmount } from './combined-amount';
import { withContents } from './contents';
import { countedDish } from './counted-dishes';
import { withDishOfParts } from './dish-of-parts';
import { withFlavours } from './flavours';
import { withCountOfDish, withKindsOfFoods, withPartsFinished } from './kinds-of-foods';
import { withKindsBehind, withListedParts } from './listed-parts';
import { withNamesBehind, withPartsBehind, withRepeatedFoods, withSlicesOfBread } from './repeated-foods';
import { withSandwiches } from './sandwiches';
import { sizeOf } from './measure-words';
import { saysAmount } from './stated-amount';
import { expressionInLines } from '../text/expression-in-lines';

interface Context {
  text: string;
  locale: Locale;
}

/** Returns the amounts of foods, where those that the name of another holds are part of it. */
export function withNamedParts(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  context: Context,
): MentionAmount[] {
  const { text } = context;
  const dishes = withCountOfDish(amounts, ingredients, text);
  const finished = withPartsFinished(withKindsOfFoods(dishes, ingredients, text), ingredients, text);
  const repeated = withPartsBehind(withRepeatedFoods(finished, ingredients, text), ingredients, text);
  const ofParts = withDishOfParts(repeated, ingredients, text);
  const behind = withSlicesOfBread(ofParts, ingredients, text);
  const inDishes = withBreadInDish(withSandwiches(behind, ingredients, text), ingredients, text);
  const byParts = countedByParts(inDishes, ingredients, context.text);
  const ofMeat = withMeatOf(byParts, ingredients, context.text);
  const flavoured = withFlavours(ofMeat, ingredients, context.text);
  const filled = withFillings(flavoured, ingredients, context);
  const held = withContents(filled, ingredients, text);
  const named = withNamesBehind(held, ingredients, text);
  const listed = withListedParts(named, ingredients, context.text);
  return withKindsBehind(listed, ingredients, context.text);
}

/** "Omelette strips, about 1 egg": the number of what it is made of says how much of it there was. */
function countedByParts(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  const read = [...amounts];
  for (const [at, amount] of amounts.entries()) {
    const [dish, part, counted] = [ingredients[at], ingredients[at + 1], amounts[at + 1]];
    if (!dish || !part || !counted || !isBare(amount.stated)) continue;
    const always = dish.parts.filter(({ certainty }) => certainty === 'always');
    // "Una tortilla francesa de un huevo" names the egg twice.
    const isPrepared = dish.food === part.food && /\s/u.test(dish.text);
    const isOfIt = isPrepared || always.some(({ food }) => food === part.food);
    const isBehind = madeOf.test(text.slice(dish.end, part.start));
    if (!isOfIt || !isBehind || counted.stated.count === null) continue;
    if (onToast.test(dish.text) && counted.stated.measure === 'slice') {
      read[at] = { ...amount, stated: counted.stated };
      read[at + 1] = asPartOfLast(counted);
    } else if (!isMoreThan(dish, part)) read[at] = asPartOfLast(amount);
  }
  return read;
}

/** "Beans on toast, 1 slice toast": so many slices with what lies on them. */
const onToast = /\bon (?:toast|bread)$/iu;

const madeOf = expressionInLines('u')`
  [,(]|^ (?:strips?|fingers?|slices?|pieces?) (?:\d|½|¼|half)|\bmade (?:with|from|of|out of)\b|
  ^ (?:of|from|de|di|aus|van) (?:\d|one|two|une? |una |dos |ein|due |deux |zwei |twee )
`;

/** A ham sandwich is more than its bread: of that nobody counts the ham. */
function isMoreThan({ parts }: ParsedIngredient, part: ParsedIngredient): boolean {
  const isBread = part.food !== null && foodById(part.food)?.group === 'grains_roots_tubers';
  const groups = new Set(parts.flatMap(({ food }) => (food === null ? [] : (foodById(food)?.group ?? []))));
  return isBread && (groups.has('flesh_foods') || groups.has('dairy') || groups.has('eggs'));
}

/** "A ham sandwich made with 2 slices of bread": the bread is in it. */
function withBreadInDish(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  return amounts.map((amount, at) => {
    const [dish, part] = [ingredients[at - 1], ingredients[at]];
    const isMade = dish && part && /\bmade (?:with|from|of|on)\b/u.test(text.slice(dish.end, part.start));
    const isSandwich = dish !== undefined && /sandwich|sarnie|toastie|wrap|burger/iu.test(dish.text);
    if (!isMade || !isSandwich || !part || !isMoreThan(dish, part)) return amount;
    return asPartOfLast(amount);
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
    read[at] = asPartOfLast(amount);
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
  const language = languageOfAmounts(text);
  for (let at = read.length - 1; at > 0; at -= 1) {
    const [filling, dish] = [read[at - 1], read[at]];
    const [named, of] = [ingredients[at - 1], ingredients[at]];
    if (!filling || !dish || !named || !of || (saysAmount(dish.stated) && !dish.isTrailing)) continue;
    // Of "crackers (3 crackers)" the second are no dish that the first lie in.
    const isInDish = dish.isPartOfLast && read[at + 1] !== undefined && ingredients[at + 1]?.food !== of.food;
    const between = text.slice(named.end, of.start).trim().toLowerCase();
    const isNameOfDish =
      (between === '' || (sizeOf(between) !== undefined && !dish.isPartOfLast)) &&
      (isInDish ||
        isNamedByFilling(of, { words: dish.words, locale, isBefore: !fillingsBehind.has(language) }));
    // "2 idli coconut chutney": what is dipped is not what the chutney is made of.
    if (isNameOfDish && saysAmount(filling.stated) && isDipped(named) && dip.test(of.text)) continue;
    if (!isNameOfDish && !(joints.has(between) && isJoined(named, of, isInDish))) continue;
    const holder = isInDish ? at + 1 : at;
    const last = read[holder];
    if (last && saysAmount(filling.stated))
      read[holder] = { ...last, stated: combinedAmount(filling.stated, last.stated) };
    read[at - 1] = asPartOfLast(filling);
  }
  return read;
}

const dip = /chutney|sambar|raita|dip|relish|salsa|gravy|ketchup/iu;
const isDipped = ({ food, compound }: ParsedIngredient) =>
  compound !== null || (food !== null && foodById(food)?.group === 'grains_roots_tubers');

const joints: ReadonlySet<string> = new Set(['and', '&', 'n', '+']);

/** Foods of the list that are named by what else is in them, as dishes are ("beetroot hummus"). */
const namedFoods: ReadonlySet<string> = new Set([
  'hummus',
  'shop-hummus',
  'pancake',
  'sausage',
  'beef-burger',
  'hot-dog',
]);

/** What goes on top of a food that stands before it ("pasta pesto", "banana custard"). */
const toppings: ReadonlySet<string> = new Set(
  'pesto custard gravy jam mayonnaise cheese-sauce white-sauce tomato-sauce tomato-pasta-sauce bolognese'.split(
    ' ',
  ),
);

/** Languages that name a dish before what is in it: "lentilles saucisse" are two foods. */
const fillingsBehind: ReadonlySet<AmountLanguage | null> = new Set(['fr', 'es', 'it', 'pt']);

function isNamedByFilling(
  { food, compound }: ParsedIngredient,
  { words, locale, isBefore }: { words: string; locale: Locale; isBefore: boolean },
): boolean {
  if (food !== null && namedFoods.has(food)) return isBefore;
  const dish = compound && countedDish({ ids: [compound, food], words, isWeighed: false, locale });
  return dish !== null && dish !== '' && !toppings.has(dish.id);
}

/** What two savoury foods go into together ("ham and cheese omelette", "chicken and rice soup"). */
const joinedDish = expressionInLines('iu')`
  \b(sandwich|sarnie|toastie|panini|wrap|soup|broth|pie|pasty|quiche|omelett?e|pizza|stew|casserole|hotpot|
  curry|meatball|sausage|burger|bake|lasagne|risotto)(s|es)?$
`;
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

import { foodById } from '../foods/food-list';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { isBare } from './amount-of-all';
import { asPartOfLast, type MentionAmount } from './amounts-of-mentions';
import { combinedAmount, isCountAlone } from './combined-amount';
import { nothingStated } from './stated-amount';
import { expressionInLines } from '../text/expression-in-lines';

const likeBefore = /^[\s-]?(?:type|style|kind|sort|brand|esque|like)(?:\sof)?\s?$/iu;
const likeWithCount = expressionInLines('iu')`
  ^[\s-]?(?:type|style|kind|sort)(?:\sof)?\s(?:of\s)?(?:\d{1,2}|an?|one|two|three|half an?)\s$
`;

/** "Babybel type cheese", "oreo style cookie 2": one food, which the first name says best. */
export function withKindsOfFoods(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  const read = [...amounts];
  for (const [at, food] of ingredients.entries()) {
    const [like, of, own] = [ingredients[at - 1], read[at - 1], read[at]];
    if (!like || !of || !own || of.isPartOfLast || own.isPartOfLast) continue;
    const between = text.slice(like.end, food.start);
    if (likeWithCount.test(between) || isNamedMoreClosely([like, food], between, of))
      read[at - 1] = asPartOfLast(of);
    else if (likeBefore.test(between)) {
      read[at - 1] = { ...of, stated: combinedAmount(of.stated, own.stated), isTrailing: own.isTrailing };
      read[at] = asPartOfLast(own);
    }
  }
  return read;
}

/** Names of a kind, and by what ids one of it goes. */
const closer: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:yogh?urt|yog|yogurts?)$/iu, /yog|fromage-frais|petit-suisse|skyr/u],
  [/^(?:ice loll(?:y|ies)|loll(?:y|ies))$/iu, /lolly|sorbet|ice-cream/u],
  [/^waffles?$/iu, /waffle/u],
  [/^cheese$/iu, /cheddar|edam|gouda|cheese|mozzarella|gruyere|emmental/u],
  [/^(?:biscuits?|cookies?)$/iu, /biscuit|digestive|cookie|shortbread|custard-cream|malted/u],
  [/^cereal$/iu, /cereal|flakes|hoops|oats/u],
];
const countBetween =
  /^,?\s(?:frozen\s|plain\s|small\s|mini\s)?(?:the|an?|one|two|three|half an?|\d{1,2})\s$/iu;

/** "Yoghurt 1 petit filous", "waffle, 1 eggo": the second name says which it was. */
function isNamedMoreClosely(
  [kind, named]: readonly [ParsedIngredient, ParsedIngredient],
  between: string,
  { stated }: MentionAmount,
): boolean {
  if (!isBare(stated) || !countBetween.test(between)) return false;
  const id = `${named.compound ?? ''} ${named.food ?? ''}`;
  return closer.some(([general, ids]) => general.test(kind.text.trim()) && ids.test(id));
}

const allBehind = expressionInLines('iu')`
  ^,?\s(?:(?:were|was|is|are)\s)?(?:all(?:\s(?:gone|eaten|finished))?|gone|finished|eaten|ca[lł][yae]|tutt[oaei]|
  todos?|todas?|
  ganz|alles?|toute?s?|hepsi|bitti)(?=\s?(?:$|[,;.)]))
`;

/** "Chicken noodle soup, noodles all gone": what a dish holds is eaten with it, and not once more. */
export function withPartsFinished(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  return amounts.map((amount, at) => {
    const part = ingredients[at];
    if (!part || at === 0 || amount.isPartOfLast) return amount;
    if (!isBare({ ...amount.stated, share: null }) || !allBehind.test(text.slice(part.end))) return amount;
    const isHeld = ingredients.slice(0, at).some((dish) => isIn(part, dish));
    return isHeld ? asPartOfLast(amount) : amount;
  });
}

/** By what a dish always or usually holds, or by its name. */
function isIn(part: ParsedIngredient, dish: ParsedIngredient): boolean {
  if (part.food !== null && part.food === dish.food) return true;
  if (dish.parts.some(({ food }) => food !== null && food === part.food)) return true;
  if (/pasta|noodle/u.test(part.food ?? '') && /noodle|pasta|minestr|mak/iu.test(dish.text)) return true;
  const name = part.text.toLowerCase().replace(/s$/u, '');
  return name.length > 3 && dish.text.toLowerCase().includes(name);
}

const isWith = /\s(?:z|ze|with|w|mit|con|avec|met|com)\s/iu;

/** "Kanapka z szynką i ogórkiem 1": a lone number behind all that a dish was made with counts the dish. */
export function withCountOfDish(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  const [first, last] = [ingredients[0], ingredients.at(-1)];
  const [of, amount] = [amounts[0], amounts.at(-1)];
  if (!first || !last || !of || !amount || amounts.length < 2 || !amount.isTrailing) return [...amounts];
  const isCount =
    isCountAlone(amount.stated) && (amount.stated.count ?? 0) <= 3 && (of.stated.count ?? 1) === 1;
  const isProduce = /fruits_veg/u.test(foodById(last.food ?? '')?.group ?? '');
  const isGrain = first.compound !== null || foodById(first.food ?? '')?.group === 'grains_roots_tubers';
  const between = text.slice(first.end, last.start);
  if (!isCount || !isProduce || !isGrain || /[,;.]/u.test(between) || !isWith.test(between))
    return [...amounts];
  if (amounts.slice(1, -1).some(({ stated }) => !isBare(stated))) return [...amounts];
  return amounts.map((each, at) => {
    if (at === 0) return { ...each, stated: combinedAmount(of.stated, amount.stated) };
    return each === amount ? { ...each, stated: nothingStated } : each;
  });
}

import { type ParsedIngredient } from '../text/parsed-ingredient';
import { isBare } from './amount-of-all';
import { asPartOfLast, type MentionAmount } from './amounts-of-mentions';
import { combinedAmount } from './combined-amount';
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
    if (likeWithCount.test(between)) read[at - 1] = asPartOfLast(of);
    else if (likeBefore.test(between)) {
      read[at - 1] = { ...of, stated: combinedAmount(of.stated, own.stated), isTrailing: own.isTrailing };
      read[at] = asPartOfLast(own);
    }
  }
  return read;
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

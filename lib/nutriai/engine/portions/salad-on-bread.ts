import { type Food } from '../foods/food';
import { type PortionedMention } from './portioned-mention';

/** Slices of tomato or cucumber that lie on a slice of bread. Ours. */
const saladOnSliceG = 20;
const sliceG = 35;
const isSalad = ({ id }: Food) =>
  /^(?:tomato|cherry-tomato|cucumber|.*lettuce|red-pepper|radish|rocket|cress)$/u.test(id);
const breads = /bread|toast|bagel|roll|bun|pitta|cracker|crispbread/u;
const onBread = /^\s*(?:with|w\/?|mit|avec|con|met|com|ze?)\s[^,;.+]*$/iu;

/** "Bread with ham and tomato": the tomato lies on it; null where a food lies on no bread. */
export function saladOnBread(
  at: number,
  portioned: readonly PortionedMention[],
  text: string,
): number | null {
  const salad = portioned[at];
  if (!salad?.food || !isSalad(salad.food)) return null;
  const bread = portioned.slice(0, at).findLast(({ food }) => food !== null && breads.test(food.id));
  const between = bread && text.slice(bread.ingredient.end, salad.ingredient.start);
  if (!bread || between === undefined || !onBread.test(between)) return null;
  return Math.max(1, (bread.portion?.grams ?? sliceG) / sliceG) * saladOnSliceG;
}

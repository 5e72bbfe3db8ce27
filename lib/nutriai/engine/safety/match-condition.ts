import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { plainText } from '../foods/food-name-key';
import { type Preparation } from '../text/parsed-ingredient';
import { type Holding, type HoldingCertainty, type Item } from './item';
import { type Condition } from '../knowledge/schemas/rules';

/** How a condition holds of an item: surely, or by what may be in it. */
export interface Match {
  certainty: HoldingCertainty;
  /** The part or word that the condition holds of; the item itself when null. */
  why: string | null;
}

/** Whether a condition holds of an item, and how surely; null when it does not. */
export function matchCondition(condition: Condition, item: Item): Match | null {
  if (!isAboutFood(condition, item.food) || !matchesForm(condition, item)) return null;
  if (isFreeFromHazard(condition, item)) return null;
  const holdings = holdingsOf(condition, item);
  if (holdings === null) return null;
  const weakest = holdings.find(isOptional) ?? holdings.find(isUnsure) ?? holdings[0];
  return { certainty: weakest?.certainty ?? 'holds', why: weakest?.why ?? null };
}

const isOptional = ({ certainty }: Holding) => certainty === 'optional';
const isUnsure = ({ certainty }: Holding) => certainty === 'may_contain';

/** Nut-free granola holds no whole nuts, which make granola a hazard. */
function isFreeFromHazard({ anyChoking }: Condition, { food, flags }: Item): boolean {
  if (!anyChoking?.includes('whole_nut') || food?.choking !== 'whole_nut') return false;
  return food.flags.includes('whole_nut') && !flags.has('whole_nut');
}

/** Whether a condition can hold of a food by which food it is, whatever is said of it. */
export function isAboutFood(condition: Condition, food: Food | null): boolean {
  const { anyFood, notFood, anyGroup, anyChoking, isUnlisted } = condition;
  if (isUnlisted && food !== null) return false;
  if (anyFood && !(food && anyFood.includes(food.id))) return false;
  if (notFood && food && notFood.includes(food.id)) return false;
  if (anyGroup && !(food && anyGroup.includes(food.group))) return false;
  return !anyChoking || (food !== null && anyChoking.includes(food.choking));
}

function matchesForm(condition: Condition, item: Item): boolean {
  const { anyPreparation, andPreparation, noPreparation, anyWord, role, anyUnit } = condition;
  const { preparations } = item;
  const stated = (wanted: readonly Preparation[]) =>
    wanted.some((preparation) => preparations.has(preparation));
  if (anyPreparation && !stated(anyPreparation)) return false;
  if (andPreparation && !stated(andPreparation)) return false;
  if (noPreparation && stated(noPreparation)) return false;
  if (anyWord && !hasWord(item, anyWord)) return false;
  if (role && item.role !== role) return false;
  if (!hasPartOf(condition, item)) return false;
  if (anyUnit && !(item.quantity && anyUnit.includes(item.quantity.unit))) return false;
  return isAbove(condition, item);
}

function hasPartOf({ anyPartGroup }: Condition, { parts }: Item): boolean {
  if (!anyPartGroup) return true;
  return parts.some((part) => anyPartGroup.some((group) => foodById(part.food ?? '')?.group === group));
}

/** Whether the amount, and how often it is given, are above what the condition names. */
function isAbove({ aboveGrams, aboveTimesAWeek, isServed }: Condition, item: Item): boolean {
  const { timesAWeek = 0, grams, gramsADay } = item;
  if (isServed && !item.isServed) return false;
  if (aboveTimesAWeek !== undefined && timesAWeek <= aboveTimesAWeek) return false;
  if (aboveGrams === undefined) return true;
  if (gramsADay !== undefined) return gramsADay > aboveGrams;
  return grams !== null && grams * timesADay(timesAWeek) > aboveGrams;
}

function timesADay(timesAWeek: number): number {
  return Math.max(1, timesAWeek / 7);
}

function hasWord(item: Item, words: readonly string[]): boolean {
  const text = ` ${plainText(item.text)} `;
  return words.some((word) => text.includes(` ${word} `));
}

/** What of the item makes the flags of the condition hold; null when a flag is missing or a forbidden one is there. */
function holdingsOf({ anyFlag, allFlags, noFlag }: Condition, { flags }: Item): Holding[] | null {
  if (anyFlag && !anyFlag.some((flag) => flags.has(flag))) return null;
  if (noFlag?.some((flag) => flags.get(flag)?.certainty === 'holds')) return null;
  const all = (allFlags ?? []).map((flag) => flags.get(flag));
  if (all.includes(undefined)) return null;
  const any = (anyFlag ?? []).flatMap((flag) => flags.get(flag) ?? []);
  const surest = any.find(({ certainty }) => certainty === 'holds') ?? any.find(isUnsure) ?? any[0];
  return [...all, surest].filter((holding) => holding !== undefined);
}

import { type Child } from '../child';
import type { Texture } from '../foods/food-serving';
import { type RequestWish } from '../knowledge/schemas/request-words';
import { type Recipe } from '../recipes/recipe';
import { recipeVerdict } from '../recipes/recipe-verdict';
import { letsThrough, type Verdict } from '../safety/verdict';
import { type Candidate } from './choose-pattern';
import { type ComposeRequest } from './compose-request';
import { type Dish } from './dish';
import { type Filling, fillSlots } from './fill-slots';
import { type Available } from './may-cook';
import { type Pattern } from './patterns/pattern';
import { recipeOfDish } from './recipe-of-dish';
import { forKitchen, unmetEquipment } from './request/equipment-of';
import { type Equipment } from './request/request-facts';
import { keepsTo } from './request/wishes';
import { type SeededRandom } from './seeded-random';
import { aimsFor, solveGrams } from './solve-grams';

/** Tries of one pattern, and dishes that the gate reads, before what is best so far is taken. */
const triesOfPattern = 3;
const mostPatterns = 12;
const mostReadings = 6;

/**
 * Of the time there is, peeling and cutting take so many minutes; what cooks as fast as this is always quick
 * enough.
 */
const handsOnMinutes = 2;
const quickest = 5;

/** What every try goes by. */
export interface Making {
  request: ComposeRequest;
  child: Child;
  pool: readonly Available[];
  minutes: number | null;
  random: SeededRandom;
  wishes: readonly RequestWish[];
  wishFilling: Pick<Filling, 'leaning' | 'eager' | 'isSparse'>;
  equipment: readonly Equipment[];
  isSteamed: boolean;
  /** What is asked and suits the age. */
  texture: Texture | null;
  /** Ids of foods that were named. */
  named: readonly string[];
}

/** A dish that passed. */
export interface Passed {
  recipe: Recipe;
  pattern: Pattern;
  texture: Texture;
  verdict: Verdict;
  isInTime: boolean;
}

/** A dish before the gate has read it: how well it keeps to what was asked. */
interface Made extends Omit<Passed, 'verdict'> {
  /** How much of what was said of the kitchen it does not keep to. */
  unmet: number;
  unmetWishes: number;
  /** Points that its pattern has less than the best one: another dish than was asked for. */
  behind: number;
}

/**
 * The first dish that the gate allows as it is and that keeps to all that was asked; else the best that it does
 * not block.
 */
export function firstPassed(candidates: readonly Candidate[], making: Making): Passed | null {
  let best: { passed: Passed; rank: number } | null = null;
  let readings = 0;
  const plate = candidates.filter(({ pattern }) => pattern.weight === 0);
  const order = [...candidates.filter(({ pattern }) => pattern.weight > 0).slice(0, mostPatterns), ...plate];
  const top = order[0]?.score ?? 0;
  for (const candidate of order) {
    for (let attempt = 0; attempt < triesOfPattern; attempt += 1) {
      if (best && readings >= mostReadings) return best.passed;
      const made = madeOf(candidate, making, top);
      if (!made || (best && rankOf(made, true) <= best.rank)) continue;
      readings += 1;
      const verdict = recipeVerdict(made.recipe, making.child);
      if (!letsThrough(verdict.verdict)) continue;
      const isAllowed = verdict.verdict === 'allow';
      const passed = { ...made, verdict };
      if (made.isInTime && made.unmet + made.unmetWishes === 0 && isAllowed) return passed;
      best = { passed, rank: rankOf(made, isAllowed) };
    }
  }
  return best?.passed ?? null;
}

/** Kitchen and time first, then the dish that was named, then what else was wished. */
function rankOf({ isInTime, unmet, unmetWishes, behind }: Made, isAllowed: boolean): number {
  const ofDish = Math.min(mostBehind, behind / pointsOfRank);
  return -4 * unmet + (isInTime ? 4 : 0) - 1.5 * unmetWishes + (isAllowed ? 1 : 0) - ofDish;
}

const pointsOfRank = 8;
const mostBehind = 3;

function madeOf(candidate: Candidate, making: Making, top: number): Made | null {
  const dish = dishOf(candidate, making);
  if (!dish) return null;
  const { request, minutes, equipment, wishes, named } = making;
  const { pattern } = candidate;
  const recipe = forKitchen(recipeOfDish(dish, request.meal), equipment);
  const made = { recipe, pattern, ageMonths: request.ageMonths, named };
  return {
    recipe,
    pattern,
    texture: dish.texture,
    isInTime: minutes === null || recipe.minutes <= minutes,
    unmet: unmetEquipment(recipe, equipment).length,
    unmetWishes:
      wishes.filter((wish) => wish.keeps !== 'never' && !keepsTo(wish, made)).length +
      Number(making.texture !== null && making.texture !== dish.texture),
    behind: top - candidate.score,
  };
}

function dishOf(
  { pattern, placed, family, texture }: Candidate,
  { request, pool, minutes, random, wishes, wishFilling, isSteamed }: Making,
): Dish | null {
  const inTime = ({ kitchen }: Available) =>
    minutes === null || kitchen.minutes <= Math.max(quickest, minutes - pattern.minutes - handsOnMinutes);
  const items = fillSlots({ pattern, family, placed, pool: pool.filter(inTime), random, ...wishFilling });
  if (!items) return null;
  const isRich = wishes.some(({ keeps }) => keeps === 'energy');
  const weighed = solveGrams(items, pattern, aimsFor(pattern, { ...request, isRich }));
  if (!weighed) return null;
  const { ageMonths } = request;
  const variant = Math.floor(random.next() * 60);
  const { servings } = pattern;
  return { pattern, items: weighed, family, texture, ageMonths, servings, isSteamed, variant };
}

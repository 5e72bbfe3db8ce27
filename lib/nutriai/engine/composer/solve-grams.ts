import { compositionOf } from '../foods/composition-of';
import { feedingBand } from '../needs/need-age';
import { referenceIntakes } from '../needs/nutrient-needs';
import { mealPattern } from '../needs/meal-pattern';
import { type Meal } from '../recipes/recipe';
import { mealGrams, significantShare } from '../recipes/recipe-portion';
import { richKcalPerG } from './request/wishes';
import { isPinch, type Item } from './dish';
import { mostGrams } from './most-grams';
import { type Pattern, type Slot } from './patterns/pattern';

/** What the grams aim at, for one serving or one gram. */
export interface Aims {
  servingG: number;
  /** Never below: PAHO/WHO 2003 for a meal; a snack of fruit may have less. */
  leastKcalPerG: number;
  kcalPerG: number;
  mostKcalPerG: number;
  /** 15 % of a day's reference intake: Regulation (EU) 1169/2011, Annex XIII. */
  ironMg: number;
  mostSodiumMg: number;
}

/**
 * A third of the most sodium of a day is more than a meal should hold: 400 mg a day under one year, 800 mg
 * after (SACN 2003).
 */
const sodiumMg = { infant: 100, toddler: 215 } as const;
const snackKcalPerG = 0.62;
/** Of a vegetable by itself: milk still feeds who tastes it. */
const tasteKcalPerG = 0.05;
const pinchGrams = 0.5;

/** Who and what a dish is for. */
export interface AimsFor {
  ageMonths: number;
  meal: Meal;
  /** Rich in energy is asked for. */
  isRich?: boolean;
}

/** Aims by age, for a dish of this pattern. */
export function aimsFor(
  { portion, meals, isTaste }: Pattern,
  { ageMonths, meal, isRich = false }: AimsFor,
): Aims {
  const band = feedingBand(ageMonths);
  const { min, max } = mealGrams[band === '0-5' ? '6-8' : band];
  const isSmall = (name: Meal) => name === 'snack' || name === 'breakfast';
  const isSnack = isSmall(meal) && meals.every(isSmall) && portion < 0.75;
  const least = mealPattern(band, 'breast').minKcalPerG ?? 0.8;
  const iron = referenceIntakes.iron_mg?.bands[ageMonths < 12 ? '6-11' : '12-36']?.amount ?? 11;
  return {
    servingG: ((min + max) / 2) * portion,
    leastKcalPerG: isTaste === true ? tasteKcalPerG : isSnack ? snackKcalPerG : least + 0.01,
    kcalPerG: isRich ? richKcalPerG + 0.1 : ageMonths < 9 ? 0.95 : 1.05,
    mostKcalPerG: 1.8,
    ironMg: iron * significantShare,
    mostSodiumMg: ageMonths < 12 ? sodiumMg.infant : sodiumMg.toddler,
  };
}

/** An amount to be found, with what a gram of it brings. */
interface Variable {
  grams: number;
  step: number;
  least: number;
  most: number;
  usual: number;
  kcal: number;
  iron: number;
  sodium: number;
}

/**
 * Grams of each item for the batch: as near the pattern's usual shares as energy density, iron and sodium
 * allow, in steps that a kitchen can measure. A coordinate search, so the same foods always get the same
 * grams. Null when the density or sodium can't be met.
 */
export function solveGrams(items: readonly Item[], pattern: Pattern, aims: Aims): Item[] | null {
  const batchG = aims.servingG * pattern.servings;
  const weighed = items.filter((item) => !isPinch(item));
  const batch = { batchG, servings: pattern.servings };
  const variables = weighed.map((item) => variableOf(item, slotOf(item, pattern), batch));
  rescale(variables, batchG);
  descend(variables, { ...batch, aims });
  const { kcalPerG, sodiumMg: sodium } = totals(variables, pattern.servings);
  if (kcalPerG < aims.leastKcalPerG || sodium > aims.mostSodiumMg * 1.1) return null;
  const grams = new Map(weighed.map((item, place) => [item.food.id, variables[place]?.grams ?? 0]));
  return items.map((item) => ({ ...item, grams: grams.get(item.food.id) ?? pinchGrams }));
}

function slotOf({ slot, kitchen }: Item, { slots }: Pattern): Slot['share'] {
  const own = slots.find(({ name }) => name === slot)?.share;
  if (own) return own;
  if (kitchen.role === 'fat' || kitchen.role === 'sharp') return [0.01, 0.02, 0.04];
  return kitchen.role === 'nut' ? [0.02, 0.04, 0.08] : [0.04, 0.12, 0.25];
}

function variableOf(
  { kitchen, food, asked }: Item,
  [least, usual, most]: Slot['share'],
  { batchG, servings }: { batchG: number; servings: number },
): Variable {
  const cap = mostGrams(kitchen, food) * servings;
  const step = stepOf(kitchen, usual * batchG);
  const composition = kitchen.state ? compositionOf(food, kitchen.state) : null;
  const perGram = (amount: number | undefined) => (amount ?? 0) / 100;
  const atLeast = Math.max(step, Math.min(least * batchG * (asked ? 1 : 1), cap));
  const start = Math.max(atLeast, Math.min(usual * batchG, cap));
  return {
    grams: round(start, step),
    step,
    least: round(atLeast, step),
    most: Math.max(round(Math.min(most * batchG * 1.15, cap), step), round(atLeast, step)),
    usual: start,
    kcal: perGram(composition?.energy_kcal),
    iron: perGram(composition?.iron_mg),
    sodium: perGram(composition?.sodium_mg),
  };
}

/** What a kitchen can tell apart: an egg, half a teaspoon of oil, 5 g on a scale. */
function stepOf({ measure, role }: Item['kitchen'], grams: number): number {
  if (role === 'egg' && measure.by === 'piece') return measure.grams;
  if (measure.by === 'spoon') return grams >= measure.grams * 3 ? measure.grams / 2 : measure.grams / 6;
  if (measure.by === 'piece' && measure.grams <= 60 && measure.grams >= 25) return measure.grams / 2;
  if (measure.by === 'piece' && measure.grams < 25) return measure.grams;
  return 5;
}

function round(grams: number, step: number): number {
  return Math.max(1, Math.round(grams / step)) * step;
}

/** Brings the usual amounts to the weight of the batch. */
function rescale(variables: readonly Variable[], batchG: number): void {
  const sum = variables.reduce((total, { usual }) => total + usual, 0);
  for (const variable of variables) {
    variable.usual = clamp((variable.usual * batchG) / sum, variable.least, variable.most);
    variable.grams = clamp(round(variable.usual, variable.step), variable.least, variable.most);
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

const mostRounds = 120;
const moves = [1, -1, 3, -3, 6, -6] as const;

function descend(
  variables: readonly Variable[],
  { batchG, aims, servings }: { batchG: number; aims: Aims; servings: number },
): void {
  let best = cost(variables, { batchG, aims, servings });
  for (let round = 0; round < mostRounds; round += 1) {
    let improved = false;
    for (const variable of variables) {
      for (const move of moves) {
        const before = variable.grams;
        const after = clamp(before + move * variable.step, variable.least, variable.most);
        if (after === before) continue;
        variable.grams = after;
        const now = cost(variables, { batchG, aims, servings });
        if (now < best - 1e-9) {
          best = now;
          improved = true;
        } else variable.grams = before;
      }
    }
    if (!improved) return;
  }
}

function totals(variables: readonly Variable[], servings: number) {
  let grams = 0;
  let kcal = 0;
  let iron = 0;
  let sodium = 0;
  for (const variable of variables) {
    grams += variable.grams;
    kcal += variable.grams * variable.kcal;
    iron += variable.grams * variable.iron;
    sodium += variable.grams * variable.sodium;
  }
  return { grams, kcalPerG: kcal / grams, ironMg: iron / servings, sodiumMg: sodium / servings };
}

/** How far from what is aimed at: squares, the hard limits steepest. */
function cost(
  variables: readonly Variable[],
  { batchG, aims, servings }: { batchG: number; aims: Aims; servings: number },
): number {
  const { grams, kcalPerG, ironMg, sodiumMg: sodium } = totals(variables, servings);
  const short = (value: number, aim: number) => Math.max(0, (aim - value) / aim) ** 2;
  const over = (value: number, limit: number) => Math.max(0, (value - limit) / limit) ** 2;
  let sum = 0;
  for (const { grams: own, usual } of variables) sum += 0.35 * ((own - usual) / usual) ** 2;
  return (
    sum +
    40 * ((grams - batchG) / batchG) ** 2 +
    400 * short(kcalPerG, aims.leastKcalPerG + 0.02) +
    25 * short(kcalPerG, aims.kcalPerG) +
    20 * over(kcalPerG, aims.mostKcalPerG) +
    1.5 * short(ironMg, aims.ironMg) +
    300 * over(sodium, aims.mostSodiumMg)
  );
}

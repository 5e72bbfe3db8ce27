import { type Meal, type Recipe } from '../recipes/recipe';
import { recipeFacts } from '../recipes/recipe-facts';
import { mealGrams, portionGrams } from '../recipes/recipe-portion';
import { feedingBand } from '../needs/need-age';
import { expressionInLines } from '../text/expression-in-lines';

/** Portions of a dish that a parent can measure out: whole numbers of a household step. */
export interface PortionSteps {
  stepG: number;
  /** In steps. */
  min: number;
  max: number;
  usual: number;
  /** "tablespoon", "muffin"; null where grams say it best. */
  unit: string | null;
  /** Steps in one unit: 2 where halves are counted. */
  stepsPerUnit: number;
}

/** A level tablespoon of soft food. */
const tablespoonG = 15;
const gramStep = 10;
/** A piece heavier than this is halved. */
const largePieceG = 30;

/** Helpings as a share of the working portion: half of it is a first helping. */
const shares = { main: { min: 0.5, max: 1.5 }, snack: { min: 0.3, max: 1 } } as const;

/**
 * The portions of a dish at an age and a kind of meal, around its working portion and, at a main meal, within
 * the usual helping of the age. Null when the dish is not for that age.
 */
export function portionSteps(recipe: Recipe, ageMonths: number, kind: Meal): PortionSteps | null {
  const working = portionGrams(recipe, ageMonths);
  const band = feedingBand(ageMonths);
  if (working === null || band === '0-5') return null;
  const household = householdOf(recipe);
  const share = kind === 'snack' ? shares.snack : shares.main;
  const most = Math.min(working * share.max, Math.max(working, mealGrams[band].max));
  const min = Math.max(1, Math.ceil((working * share.min) / household.stepG - 0.25));
  const max = Math.max(min, Math.floor(most / household.stepG + 0.25));
  const usual = Math.min(
    max,
    Math.max(min, Math.round((kind === 'snack' ? 0.6 : 1) * (working / household.stepG))),
  );
  return { ...household, min, max, usual };
}

const pieces = expressionInLines()`
  ^(?:about )?(\d+) (?:small |large |egg )?
  (wedges|pancakes|fingers|bars|muffins|logs|patties|fritters|flatbreads|cakes|cups|halves)$
`;

function householdOf(recipe: Recipe): Pick<PortionSteps, 'stepG' | 'unit' | 'stepsPerUnit'> {
  const [, count, name] = pieces.exec(recipe.batch.makes) ?? [];
  if (count !== undefined && name !== undefined && Number(count) > 1) {
    const pieceG = recipeFacts(recipe).batchG / Number(count);
    const stepsPerUnit = pieceG > largePieceG ? 2 : 1;
    return { stepG: pieceG / stepsPerUnit, unit: singular(name), stepsPerUnit };
  }
  return recipe.tags.includes('spoon')
    ? { stepG: tablespoonG, unit: 'tablespoon', stepsPerUnit: 1 }
    : { stepG: gramStep, unit: null, stepsPerUnit: 1 };
}

function singular(name: string): string {
  if (name === 'halves') return 'half';
  return name === 'patties' ? 'patty' : name.replace(/s$/, '');
}

function plural(unit: string): string {
  if (unit === 'half') return 'halves';
  return unit === 'patty' ? 'patties' : `${unit}s`;
}

/** Grams of so many steps, to a whole gram. */
export function gramsOfSteps({ stepG }: PortionSteps, steps: number): number {
  return Math.round(stepG * steps);
}

/** A portion in words: "4 tablespoons", "1½ muffins", "about 80 g". */
export function portionWords({ stepG, unit, stepsPerUnit }: PortionSteps, grams: number): string {
  if (unit === null) return `about ${grams} g`;
  const units = Math.round(grams / stepG) / stepsPerUnit;
  const whole = Math.floor(units);
  const half = units > whole ? '½' : '';
  const count = `${whole === 0 ? '' : whole}${half}`;
  return `${count} ${units > 1 ? plural(unit) : unit}`;
}

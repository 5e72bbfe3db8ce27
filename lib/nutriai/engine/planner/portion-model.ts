import { ModelBuilder, type LinearModel, type ModelSolution, type Term } from './linear-model';
import { energyTolerance, type PlannedNutrient, targetNutrients } from './plan-targets';
import { gramsOfSteps } from './portion-steps';
import { nutrientsOf } from './weekly-nutrients';
import { points } from './weekly-points';
import { type Serving, type WeeklyProblem } from './weekly-problem';

/** Portions stay a little inside the bounds of a day, since grams are rounded. */
const energyRoom = energyTolerance - 0.005;
const limitRoom = 0.995;
const targetRoom = 1.002;
/**
 * Points for each step away from the usual portion, so that helpings stay even, and for each per cent of a
 * day's energy off its need.
 */
const unevenStep = 0.02;
const energyOffPercent = 0.03;

/** The servings of a week, and for each the column of the model that says how many steps it has. */
interface Portions {
  servings: readonly Serving[];
  columns: readonly number[];
}

export interface PortionModel extends Portions {
  model: LinearModel;
}

/**
 * The portions of a week whose dishes have their days: whole household steps that keep each day's energy and
 * limits and the week's targets.
 */
export function portionModel(problem: WeeklyProblem, servings: readonly Serving[]): PortionModel {
  const builder = new ModelBuilder();
  const columns = servings.map(({ candidate, slot }) => {
    const steps = candidate.portions[slot.kind];
    const column = builder.column({ lower: steps?.min ?? 0, upper: steps?.max ?? 0, integer: true });
    const away = builder.column({ cost: -unevenStep });
    const usual = steps?.usual ?? 0;
    builder.row(-usual, Infinity, [
      [away, 1],
      [column, -1],
    ]);
    builder.row(usual, Infinity, [
      [away, 1],
      [column, 1],
    ]);
    return column;
  });
  addDays(builder, problem, { servings, columns });
  addWeek(builder, problem, { servings, columns });
  return { model: builder.build({ maximise: true, offset: 100 }), servings, columns };
}

function stepG({ candidate, slot }: Serving): number {
  return candidate.portions[slot.kind]?.stepG ?? 0;
}

function perPercent(amount: number, cost: number): number {
  return -(cost * 100) / Math.max(amount, 1);
}

function addDays(
  builder: ModelBuilder,
  { days, targets, locked }: WeeklyProblem,
  { servings, columns }: Portions,
): void {
  for (const day of days) {
    const fixed = nutrientsOf(locked.filter(({ slot }) => slot.day === day));
    const terms = (code: 'energy_kcal' | 'sodium_mg' | 'free_sugars_g'): Term[] =>
      servings.flatMap((serving, index): Term[] =>
        serving.slot.day === day
          ? [[columns[index] ?? 0, serving.candidate.perGram[code] * stepG(serving)]]
          : [],
      );
    const energy = targets.energyKcal;
    const off = builder.column({ cost: perPercent(energy, energyOffPercent) });
    builder.row(energy - fixed.energy_kcal, Infinity, [...terms('energy_kcal'), [off, 1]]);
    builder.row(-Infinity, energy - fixed.energy_kcal, [...terms('energy_kcal'), [off, -1]]);
    const under = builder.column({ cost: perPercent(energy, points.energyPercent) });
    const over = builder.column({ cost: perPercent(energy, points.energyPercent) });
    builder.row(energy * (1 - energyRoom) - fixed.energy_kcal, Infinity, [
      ...terms('energy_kcal'),
      [under, 1],
    ]);
    builder.row(-Infinity, energy * (1 + energyRoom) - fixed.energy_kcal, [
      ...terms('energy_kcal'),
      [over, -1],
    ]);
    for (const code of ['sodium_mg', 'free_sugars_g'] as const) {
      if (!Number.isFinite(targets.limits[code])) continue;
      const above = builder.column({ cost: perPercent(targets.limits[code], points.nutrientPercent) });
      builder.row(-Infinity, targets.limits[code] * limitRoom - fixed[code], [...terms(code), [above, -1]]);
    }
  }
}

function addWeek(
  builder: ModelBuilder,
  { days, targets, locked }: WeeklyProblem,
  { servings, columns }: Portions,
): void {
  const fixed = nutrientsOf(locked);
  const terms = (code: PlannedNutrient): Term[] =>
    servings.map((serving, index) => [columns[index] ?? 0, serving.candidate.perGram[code] * stepG(serving)]);
  for (const code of targetNutrients) {
    const target = targets.targets[code] * days.length;
    if (target <= 0) continue;
    const cost = code === 'iron_mg' ? points.ironPercent : points.nutrientPercent;
    const short = builder.column({ cost: perPercent(target, cost) });
    builder.row(target * targetRoom - fixed[code], Infinity, [...terms(code), [short, 1]]);
  }
  const retinol = targets.limits.retinol_ug * days.length;
  if (Number.isFinite(retinol)) {
    const above = builder.column({ cost: perPercent(retinol, points.nutrientPercent) });
    builder.row(-Infinity, retinol * limitRoom - fixed.retinol_ug, [...terms('retinol_ug'), [above, -1]]);
  }
}

/** The servings with the portions of a solution. */
export function withPortions({ servings, columns }: PortionModel, { values }: ModelSolution): Serving[] {
  return servings.map((serving, index) => {
    const steps = serving.candidate.portions[serving.slot.kind];
    const count = Math.round(values[columns[index] ?? 0] ?? steps?.usual ?? 0);
    return { ...serving, grams: steps ? gramsOfSteps(steps, count) : serving.grams };
  });
}

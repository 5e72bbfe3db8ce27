import { ModelBuilder, type Solver } from './linear-model';
import { energyTolerance, type TargetNutrient } from './plan-targets';
import { addChoices, addSlots, addUses } from './weekly-choices';
import { nutrientsOf, nutrientTerms } from './weekly-nutrients';
import { type WeeklyProblem } from './weekly-problem';

/**
 * The most of one nutrient, a day on average, that any week of the same dishes, slots, portions and
 * repetition could give within the energy of the need: the optimum of the relaxed weekly model with that
 * nutrient alone in view, so no plan can have more.
 */
export async function nutrientBound(
  week: WeeklyProblem,
  code: TargetNutrient,
  solver: Solver,
): Promise<number> {
  const problem = { ...week, hasThirdTimes: true };
  const { targets, days, locked } = problem;
  const builder = new ModelBuilder();
  const choices = addChoices(builder, problem, { relaxed: true });
  addSlots(builder, problem, { choices });
  addUses(builder, problem, choices);
  const fixed = nutrientsOf(locked);
  const most = targets.energyKcal * days.length * (1 + energyTolerance) - fixed.energy_kcal;
  builder.row(-Infinity, Math.max(0, most), nutrientTerms(choices, 'energy_kcal'));
  const amount = builder.column();
  builder.row(0, 0, [...nutrientTerms(choices, code), [amount, -1]]);
  const model = builder.build({ maximise: true });
  const { objective } = await solver.solve({
    ...model,
    colCost: model.colCost.map((_, column) => (column === amount ? 1 : 0)),
  });
  return (objective + fixed[code]) / days.length;
}

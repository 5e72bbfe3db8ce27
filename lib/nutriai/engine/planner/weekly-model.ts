import { type LinearModel, ModelBuilder } from './linear-model';
import { addChoices, addSlots, addUses, type Choice, groupBy, termsOf } from './weekly-choices';
import { addLimits } from './weekly-limits';
import { addAllergens, addGroups, addNutrients } from './weekly-nutrients';
import { points } from './weekly-points';
import { addShopping } from './weekly-shopping';
import { type WeeklyProblem } from './weekly-problem';

const fairShareOfSlots = 0.25;

export interface WeeklyModel {
  model: LinearModel;
  choices: readonly Choice[];
}

/**
 * How often each dish is served in a week, at which kind of meal and how large: whole numbers, with targets
 * that give way at a price.
 */
export function weeklyModel(
  problem: WeeklyProblem,
  { countsThings = false }: { countsThings?: boolean } = {},
): WeeklyModel {
  const builder = new ModelBuilder();
  const choices = addChoices(builder, problem);
  const weight = countsThings ? points.needsBeforeThings : points.needsFirst;
  addSlots(builder, problem, { choices, weight });
  addUses(builder, problem, choices);
  addNutrients(builder, { problem, choices, weight });
  addGroups(builder, { problem, choices, weight });
  addAllergens(builder, { problem, choices, weight });
  addVariety(builder, problem, choices);
  addLimits(builder, problem, choices);
  if (countsThings) addShopping(builder, problem, choices);
  return { model: builder.build({ maximise: true, offset: 100 }), choices };
}

function addVariety(builder: ModelBuilder, { slots }: WeeklyProblem, choices: readonly Choice[]): void {
  const fair = Math.max(1, Math.round(slots.length * fairShareOfSlots));
  const limit = (alike: readonly Choice[], cost: number) => {
    const beyond = builder.column({ cost: -cost });
    builder.row(-Infinity, fair, [...termsOf(alike), [beyond, -1]]);
  };
  for (const alike of groupBy(choices, ({ candidate }) => candidate.recipe.kind).values())
    limit(alike, points.sameKind);
  for (const alike of groupBy(choices, ({ candidate }) => candidate.recipe.cuisine).values())
    limit(alike, points.sameCuisine);
}

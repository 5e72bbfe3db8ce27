import { type LinearModel, ModelBuilder } from './linear-model';
import { addChoices, addSlots, addUses, type Choice, groupBy, termsOf } from './weekly-choices';
import { addLimits } from './weekly-limits';
import { addAllergens, addGroups, addNutrients } from './weekly-nutrients';
import { points } from './weekly-points';
import { addBurden } from './weekly-shopping';
import { type WeeklyProblem } from './weekly-problem';

const fairShareOfSlots = 0.25;

export interface WeeklyModel {
  model: LinearModel;
  choices: readonly Choice[];
}

/**
 * What a week is chosen for: a usual one, one that puts needs before all else, one that besides strays no further from
 * its energy than the days can, or one with less to buy and to cook.
 */
export type WeekAim = 'usual' | 'needs' | 'firm' | 'burden';

const weights: Record<WeekAim, { nutrients: number; needs: number; limits: number; energy?: number }> = {
  usual: { nutrients: 1, needs: points.needsFirst, limits: 1 },
  needs: { nutrients: points.nutrientsFirst, needs: points.nutrientsFirst, limits: 1 },
  firm: {
    nutrients: points.nutrientsFirst,
    needs: points.nutrientsFirst,
    limits: 1,
    energy: points.energyHeld,
  },
  burden: {
    nutrients: points.needsBeforeBurden,
    needs: points.needsBeforeBurden,
    limits: points.limitsBeforeBurden,
  },
};

/**
 * How often each dish is served in a week, at which kind of meal and how large: whole numbers, with targets
 * that give way at a price.
 */
export function weeklyModel(problem: WeeklyProblem, { aim = 'usual' }: { aim?: WeekAim } = {}): WeeklyModel {
  const builder = new ModelBuilder();
  const choices = addChoices(builder, problem);
  const { nutrients, needs, limits, energy = 0 } = weights[aim];
  addSlots(builder, problem, { choices, weight: needs });
  addUses(builder, problem, choices);
  addNutrients(builder, { problem, choices, weight: nutrients }, energy);
  addGroups(builder, { problem, choices, weight: needs });
  addAllergens(builder, { problem, choices, weight: needs });
  addVariety(builder, problem, choices);
  addLimits(builder, { problem, choices, weight: limits });
  if (aim === 'burden') addBurden(builder, problem, choices);
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

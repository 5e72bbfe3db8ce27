import { type Candidate } from './candidate';
import { type LinearModel, ModelBuilder } from './linear-model';
import { addChoices, addSlots, addUses, type Choice, groupBy, termsOf } from './weekly-choices';
import { addAllergens, addGroups, addNutrients } from './weekly-nutrients';
import { points } from './weekly-points';
import { addShopping } from './weekly-shopping';
import { type WeeklyProblem } from './weekly-problem';

const fairShareOfSlots = 0.25;
/** Of the breakfasts: three of seven. */
const fairShareOfBreakfasts = 0.45;
/** NHS: fish twice a week, for those who eat it. */
const fishAWeek = { least: 1, most: 2 } as const;

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
  addSlots(builder, problem, choices);
  addUses(builder, problem, choices);
  addNutrients(builder, { problem, choices, weight: countsThings ? points.needsBeforeThings : 1 });
  addGroups(builder, problem, choices);
  addAllergens(builder, problem, choices);
  addVariety(builder, problem, choices);
  addBreakfasts(builder, problem, choices);
  addFish(builder, problem, choices);
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

/** Breakfast is neither fortified cereal nor one kind of dish on most days. */
function addBreakfasts(
  builder: ModelBuilder,
  { slots, locked }: WeeklyProblem,
  choices: readonly Choice[],
): void {
  const ofPool = choices.filter(({ pool }) => pool === 'breakfast');
  const fixed = locked.filter(({ slot }) => slot.kind === 'breakfast');
  const breakfasts = slots.filter(({ kind }) => kind === 'breakfast').length + fixed.length;
  const fair = Math.max(1, Math.floor(breakfasts * fairShareOfBreakfasts));
  const isCereal = ({ candidate }: { candidate: Candidate }) => candidate.holds.fortifiedCereal;
  const limit = (alike: readonly Choice[], lockedAlike: number, cost: number) => {
    const beyond = builder.column({ cost: -cost });
    builder.row(-Infinity, fair - lockedAlike, [...termsOf(alike), [beyond, -1]]);
  };
  limit(ofPool.filter(isCereal), fixed.filter(isCereal).length, points.moreCereal);
  for (const [kind, alike] of groupBy(ofPool, ({ candidate }) => candidate.recipe.kind))
    limit(
      alike,
      fixed.filter(({ candidate }) => candidate.recipe.kind === kind).length,
      points.sameBreakfast,
    );
}

/** Fish comes once or twice, where the child eats it; in a few days it need not come at all. */
function addFish(builder: ModelBuilder, { days, locked }: WeeklyProblem, choices: readonly Choice[]): void {
  const withFish = choices.filter(({ candidate }) => candidate.holds.fish);
  if (withFish.length === 0) return;
  const fixed = locked.filter(({ candidate }) => candidate.holds.fish).length;
  const lacking = builder.column({ cost: -points.noFish, upper: 1 });
  const least = days.length < 5 ? 0 : fishAWeek.least;
  builder.row(least - fixed, Infinity, [...termsOf(withFish), [lacking, 1]]);
  const beyond = builder.column({ cost: -points.moreFish });
  builder.row(-Infinity, Math.max(0, fishAWeek.most - fixed), [...termsOf(withFish), [beyond, -1]]);
}

import { nutrients } from '../nutrients';
import { recipeById } from '../recipes/recipe-list';
import { minutesOfBatches } from './batch-size';
import { type Loss } from './losses-of';
import { type PlannedDay } from './meal-plan';
import { type PlanContext } from './plan-context';
import { usualCookingMinutes } from './plan-request';
import { mostThings, thingsFor } from './things-to-buy';
import { type SolvedWeek } from './weekly-problem';

/** Says where a plan asks for more shopping or cooking than a family can manage, how much more, and why. */
export function beyondNotes(
  { request }: PlanContext,
  weeks: readonly SolvedWeek[],
  days: readonly PlannedDay[],
): string[] {
  const { cookingMinutes = usualCookingMinutes } = request;
  return [
    ...weeks.flatMap((week, index) => thingsNote(week, weeks.length > 1 ? `week ${index + 1}` : 'this plan')),
    ...minutesNote(days, cookingMinutes, weeks[0]?.problem),
  ];
}

function thingsNote({ servings, shorterListLoses }: SolvedWeek, name: string): string[] {
  const { size } = thingsFor(servings.map(({ candidate }) => candidate));
  if (size <= mostThings) return [];
  return [
    `There are ${size} things to buy for ${name}, more than the ` +
      `${mostThings} that we aim for: ${reasonOf(shorterListLoses)}`,
  ];
}

/** Needs first: a limit is named only where nothing is too little. */
function reasonOf(losses: readonly Loss[]): string {
  if (losses.length === 0) return 'we found no shorter list among the dishes that suit your child.';
  const short = losses.filter((loss) => !(loss in limits));
  const names = [...new Set((short.length > 0 ? short : losses).map(lossName))];
  const verb = short.length > 0 ? 'give less' : 'give more';
  return `the shorter lists that we found ${verb} ${new Intl.ListFormat('en-GB').format(names)}.`;
}

const limits: Partial<Record<Loss, string>> = {
  sodium_mg: 'salt',
  free_sugars_g: 'free sugars',
  retinol_ug: 'ready-made vitamin A',
};

function lossName(loss: Loss): string {
  if (loss === 'meals') return 'food';
  if (loss === 'food_groups') return 'variety';
  return limits[loss] ?? (loss === 'energy_kcal' ? 'energy' : nutrients[loss as keyof typeof nutrients].name);
}

/** Minutes of work on a day: what is left over takes none, and more than one batch takes longer. */
export function minutesOf({ slots }: PlannedDay): number {
  return slots.reduce((sum, { recipe: id, leftoverOf, batches = 1 }) => {
    const recipe = id === null || leftoverOf !== undefined ? undefined : recipeById(id);
    return sum + (recipe ? minutesOfBatches(recipe.activeMinutes ?? recipe.minutes, batches) : 0);
  }, 0);
}

function minutesNote(
  days: readonly PlannedDay[],
  most: number,
  firstWeek: SolvedWeek['problem'] | undefined,
): string[] {
  const minutes = days.map(minutesOf);
  const long = minutes.filter((each) => each > most);
  if (long.length === 0) return [];
  const when = long.length === 1 ? 'One day takes' : `${long.length} days take up to`;
  const least = (minutes[0] ?? 0) > most ? (firstWeek?.leastOnFirstDay ?? 0) : 0;
  const meals = days[0]?.slots.length ?? 0;
  const ofMeals = meals === 1 ? 'its one meal' : `its ${meals} meals`;
  const firstDay =
    `on the first day nothing is left over yet, and our quickest dishes for ${ofMeals} take about ` +
    `${least} minutes. Fewer snacks, or food from the day before, shorten it.`;
  const others = 'we found no quicker dishes that suit your child and cover what these days need';
  const why = least <= most ? `${others}.` : long.length === 1 ? firstDay : `${others}; ${firstDay}`;
  return [`${when} ${Math.max(...long)} minutes of cooking, more than ${most}: ${why}`];
}

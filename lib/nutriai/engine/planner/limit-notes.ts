import { type FamilyLimit, leastFish, overLimits } from './family-limits';
import { newAllergens } from './introduction-schedule';
import { type PlanContext } from './plan-context';
import { type Serving, type SolvedWeek } from './weekly-problem';

const noOther = 'we found no other dishes that suit your child and cover what they need.';

/** Says which limits of a week give way to what the child needs, or to what may be served at all, and why. */
export function limitNotes(context: PlanContext, weeks: readonly SolvedWeek[]): string[] {
  return weeks.flatMap((week, index) =>
    notesOfWeek(context, week, weeks.length > 1 ? `week ${index + 1}` : 'this plan'),
  );
}

function notesOfWeek(context: PlanContext, { problem, servings }: SolvedWeek, name: string): string[] {
  const chosen = servings.filter(({ locked }) => !locked);
  const over = overLimits(problem, chosen);
  const breakfasts = chosen.filter(({ slot }) => slot.kind === 'breakfast');
  const count = (alike: (serving: Serving) => boolean) => servings.filter(alike).length;
  const words: Record<FamilyLimit, () => string> = {
    cereal_breakfasts: () =>
      `There is baby cereal at ${breakfasts.filter(({ candidate }) => candidate.holds.fortifiedCereal).length} ` +
      `breakfasts of ${name}, more than we aim for: ${noOther}`,
    same_breakfast: () => `Breakfasts of ${name} are much alike: ${noOther}`,
    cereal_energy: () =>
      `Baby cereal gives more of the energy in ${name} than we aim for at this age: ${noOther}`,
    no_fish: () => `There is no fish in ${name}, though once or twice a week is advised: ${noOther}`,
    much_fish: () =>
      `Fish comes ${count(({ candidate }) => candidate.holds.fish)} times in ${name}, ` +
      `more than once or twice: ${noOther}`,
  };
  const limits = Object.keys(over) as FamilyLimit[];
  return [...limits.map((limit) => words[limit]()), ...fishLeftOut(context, problem, name)];
}

/** Why a child who may eat fish has none to choose from. */
function fishLeftOut(
  { request: { child }, history, eligible }: PlanContext,
  { days, candidates, locked }: SolvedWeek['problem'],
  name: string,
): string[] {
  const eatsFish = child.diet === undefined || child.diet === 'omnivore' || child.diet === 'pescatarian';
  const isFish = ({ candidate }: Pick<Serving, 'candidate'>) => candidate.holds.fish;
  const toChoose = candidates.some((candidate) => candidate.holds.fish) || locked.some(isFish);
  if (!eatsFish || history.barred.has('fish') || toChoose || leastFish(days.length) === 0) return [];
  const isToCome =
    !history.known.has('fish') &&
    eligible.some((recipe) => newAllergens(recipe, history.known).includes('fish'));
  return [
    isToCome
      ? `There is no fish in ${name}: it is new to your child, and new allergens come one at a time, three days apart.`
      : `There is no fish in ${name}: none of our recipes with fish suits your child and what you leave out.`,
  ];
}

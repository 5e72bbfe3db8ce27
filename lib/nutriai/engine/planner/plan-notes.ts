import { type Allergen } from '../child';
import { recordedAllergies } from '../safety/recorded-allergies';
import { fortifiedIronNote } from './fortified-iron';
import { type PlanContext } from './plan-context';
import { type Serving } from './weekly-problem';

const askFirstNotes: Partial<Record<Allergen, string>> = {
  peanut:
    'With an egg allergy, ask your doctor before the first peanut. Until then this plan leaves peanut out.',
  tree_nuts:
    'With a peanut allergy, ask your doctor before the first nuts. Until then this plan leaves nuts out.',
  gluten:
    'With a wheat allergy, ask your doctor before the first barley or rye. Until then this plan leaves them out.',
};

/** What a parent should know of the whole plan. */
export function planNotes(context: PlanContext, servings: readonly Serving[] = []): string[] {
  const iron = fortifiedIronNote(servings);
  const { needs, history, locked, request } = context;
  const { reactions } = recordedAllergies(request.child);
  return [
    'Portions are a guide: your child decides how much to eat.',
    ...needs.notes,
    ...(iron === null ? [] : [iron]),
    ...history.askFirst.flatMap((allergen) => askFirstNotes[allergen] ?? []),
    ...(reactions.size > 0
      ? ['Foods your child reacted to are left out until your doctor says they are safe.']
      : []),
    ...locked.refused.map(
      ({ title }) => `${title} was not kept: it is not safe for your child according to the current profile.`,
    ),
  ];
}

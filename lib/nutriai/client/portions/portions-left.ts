import type { PortionsAnswer } from '../../../contract/nutriai-portions';
import type { LogWrite } from '../log/log-write';

/** Returns what is left once the meals that wait to be saved have taken theirs; what is used up is gone. */
export function portionsLeft(
  saved: readonly PortionsAnswer[],
  writes: readonly LogWrite[],
): PortionsAnswer[] {
  const isTaken = ({ action, log, refusal }: LogWrite) =>
    log === 'meals' && action === 'create' && refusal === null;
  const taken = writes.filter(isTaken).map(({ body }) => body.portion);
  return saved
    .map((each) => ({ ...each, portions: each.portions - taken.filter((id) => id === each.id).length }))
    .filter(({ portions }) => portions > 0);
}

/** Returns the portions of a dish to eat first, or undefined where none may be served any more. */
export function portionToEat(
  left: readonly PortionsAnswer[],
  { recipe, today }: { recipe: string | null; today: string },
): PortionsAnswer | undefined {
  return left
    .filter((each) => each.recipe === recipe && each.eat_by >= today)
    .sort((one, other) => one.eat_by.localeCompare(other.eat_by))[0];
}

/** "3 portions in the fridge" */
export function portionWords({ portions, place }: Pick<PortionsAnswer, 'portions' | 'place'>): string {
  return `${portions} ${portions === 1 ? 'portion' : 'portions'} in the ${place}`;
}

import type { Food } from '@/lib/nutriai/engine/foods/food';
import type { Condition, Rule } from '@/lib/nutriai/engine/knowledge/schemas/rules';
import type { Problem } from '../problem';

/** Rules that no food and no words can ever make speak. */
export function silentRules(rules: readonly Rule[], foods: readonly Food[]): Problem[] {
  return rules.flatMap((rule) => {
    const why = silence(rule, foods);
    return why === undefined ? [] : [{ where: `rules: ${rule.id}`, message: why }];
  });
}

function silence({ when, fromMonths = 0, untilMonths }: Rule, foods: readonly Food[]): string | undefined {
  if (untilMonths !== null && untilMonths <= fromMonths) return 'There is no age for which it holds.';
  const { noPreparation = [] } = when;
  for (const stated of [when.anyPreparation, when.andPreparation]) {
    if (stated?.every((each) => noPreparation.includes(each)))
      return 'What must be stated is also what must not be.';
  }
  // What the list does not have shows its flags only in a text.
  const isOfText = when.isUnlisted === true || when.anyWord !== undefined;
  if (!isOfText && !foods.some((food) => isAbout(when, food))) return 'There is no food that it is about.';
  return undefined;
}

/** Whether the rule is about a food by what the food is, whatever is stated about it. */
function isAbout(when: Condition, { id, group, flags, choking }: Food): boolean {
  const has = <Item>(wanted: readonly Item[] | undefined, item: Item) => wanted?.includes(item) ?? true;
  return (
    has(when.anyFood, id) &&
    !when.notFood?.includes(id) &&
    has(when.anyGroup, group) &&
    has(when.anyChoking, choking) &&
    (when.anyFlag?.some((flag) => flags.includes(flag)) ?? true) &&
    (when.allFlags?.every((flag) => flags.includes(flag)) ?? true) &&
    !when.noFlag?.some((flag) => flags.includes(flag))
  );
}

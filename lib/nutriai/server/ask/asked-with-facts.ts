import type { Allergen, Diet } from '../../engine/child';
import { diets } from '../../engine/child';
import type { AskedChild } from './asked-child';
import type { StatedFacts } from '../../engine/statements/stated-facts';

const strictness: readonly Diet[] = diets;

/** The stricter of two diets. */
function stricterDiet(one: Diet | undefined, other: Diet | null): Diet | undefined {
  if (other === null) return one;
  return one === undefined || strictness.indexOf(other) > strictness.indexOf(one) ? other : one;
}

const joined = <Item>(one: readonly Item[] | undefined, other: readonly Item[]) => [
  ...new Set([...(one ?? []), ...other]),
];

/**
 * Returns whom a question is about, with what the question says of the child as if it were on record. It adds
 * to the record and takes nothing away.
 */
export function withFacts(asked: AskedChild, facts: StatedFacts): AskedChild {
  const { child, baby } = asked;
  const allergies: readonly Allergen[] = joined(child.allergies, facts.allergies);
  const otherAllergies = joined(child.otherAllergies, [...facts.otherAllergies, ...facts.unreadAllergies]);
  const avoids = joined(child.avoids, facts.avoids);
  const diet = stricterDiet(child.diet, facts.diet);
  const said = { allergies, otherAllergies, avoids, ...(diet !== undefined && { diet }) };
  return {
    ...asked,
    child: { ...child, ...said },
    baby: baby === null ? null : { ...baby, ...said },
  };
}

/** Whether a question says of the child what the gate must go by. */
export function saysAllergy({ allergies, otherAllergies, unreadAllergies }: StatedFacts): boolean {
  return allergies.length + otherAllergies.length + unreadAllergies.length > 0;
}

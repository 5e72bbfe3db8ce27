import { askingOf } from '../../../engine/asking/asking';
import type { Allergen, Child } from '../../../engine/child';
import { ownDoctor } from '../../../engine/red-flags/emergency-numbers';
import { allergenNames } from '../../../engine/safety/rules/allergens';
import type { AskedChild } from '../asked-child';
import type { Question } from '../read-question';
import { inWords } from '../rule-answer';

const soldMixed = askingOf('eating', []).pattern('sold-mixed');

/** Allergens of their own that are sold and cooked together: nobody should say yes without a doctor. */
const near: readonly (readonly Allergen[])[] = [
  ['fish', 'crustaceans', 'molluscs'],
  ['peanut', 'tree_nuts'],
];

/**
 * What stands in the place of a yes for a child with an allergy, where the food itself does not hold it: an
 * allergen that is handled with its own, or a food that makers mix as they like. Null for nothing.
 */
export function allergyDoubt(
  { mentions }: Question,
  { asked, child, names }: { asked: AskedChild; child: Child; names: string },
): string | null {
  const both = nearAllergens(mentions, child);
  if (both !== null)
    return (
      `I cannot say yes: ${both} are two different allergies, but these foods are often sold and cooked ` +
      `together. Ask ${ownDoctor(child.locale)} before a first taste of ${names}.`
    );
  if (!soldMixed.test(names)) return null;
  return (
    `Only where the label has nothing that ${asked.name ?? 'your child'} is allergic to: ` +
    `makers differ in what they put in ${names}, so read it every time.`
  );
}

function nearAllergens(mentions: Question['mentions'], { allergies = [] }: Child): string | null {
  const held = new Set(
    mentions.flatMap((mention) =>
      mention.allergens.flatMap(({ allergen, certainty }) => (certainty === 'holds' ? [allergen] : [])),
    ),
  );
  for (const group of near) {
    const own = group.find((code) => allergies.includes(code));
    const other = group.find((code) => held.has(code) && !allergies.includes(code));
    if (own !== undefined && other !== undefined)
      return inWords([own, other].map((code) => allergenNames[code].toLowerCase()));
  }
  return null;
}

/** Why there is no yes to one who wrote of an allergy that nobody here can tell; null where that is not so. */
export function untoldAllergy(
  { facts: { unreadAllergies, isUnnamedAllergy } }: Question,
  names: string,
  isRecorded: boolean,
): string | null {
  if (unreadAllergies.length > 0)
    return (
      `I cannot say yes: I do not know what “${inWords(unreadAllergies)}” is. ` +
      `Write the allergy in other words, and check the label of ${names} for it.`
    );
  if (!isUnnamedAllergy || isRecorded) return null;
  return (
    'I cannot say yes: you wrote of an allergy, and not to what. ' +
    `If it may be to ${names} or to something in it, leave it out. ` +
    'Ask again with the food, such as “allergic to egg”.'
  );
}

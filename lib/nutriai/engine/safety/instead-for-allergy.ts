import type { Allergen, Child } from '../child';
import { expressionInLines } from '../text/expression-in-lines';
import { allergenNames } from './rules/allergens';

/** Words by which a suggestion names what a child with the allergy cannot have. */
const namedIn: Partial<Record<Allergen, RegExp>> = {
  milk: expressionInLines('i')`
    (?<!\b(?:breast|rice|oat|almond|soya|coconut|plant) )\bmilk\b|
    \byoghurt|\bcheese|\b(?<!nut )butter\b|\bcream\b
  `,
  egg: /\beggs?\b/i,
  peanut: /\bpeanuts?\b|\bnut butter/i,
  tree_nuts: /\balmond|\bcashew|\bwalnut|\bground nuts?\b|\bnut butter/i,
  wheat: /\bbread\b|\btoast\b|\bpasta\b|\bwheat|\bcouscous/i,
  gluten: /\bbread\b|\btoast\b|\bpasta\b|\bwheat|\bcouscous|\boats?\b|\bporridge\b/i,
  soy: /\bsoya?\b|\btofu\b/i,
  fish: /\bfish\b|\bsalmon\b|\bsardines?\b|\btuna\b|\bcod\b/i,
  sesame: /\bsesame\b|\btahini\b|\bhummus\b/i,
};
const formula = /\bformula\b/i;
const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * Adds to what a rule suggests instead that a child with an allergy gets it without the allergen: rules are written
 * for every child, and "whole milk" is no drink for one who is allergic to milk.
 */
export function insteadForAllergy(instead: string, { allergies = [] }: Pick<Child, 'allergies'>): string {
  const named = allergies.filter((allergen) => namedIn[allergen]?.test(instead) === true);
  const sentences = [instead];
  if (named.length > 0)
    sentences.push(
      `With the allergy, only what is free of ${list.format(named.map((allergen) => allergenNames[allergen]))}.`,
    );
  if (allergies.includes('milk') && formula.test(instead))
    sentences.push('With the milk allergy, only the formula that your doctor prescribed.');
  return sentences.join(' ');
}

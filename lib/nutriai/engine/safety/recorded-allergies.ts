import { type Allergen, type Child } from '../child';
import { foodNameKey } from '../foods/food-name-key';
import { allergensNamedAbroad } from './allergy-words-abroad';
import { allergyWords } from './rules/allergy-words';

/** A child's allergies, sorted into what the 14 allergens cover and what is matched by name. */
export interface RecordedAllergies {
  allergens: ReadonlySet<Allergen>;
  /** Names of single foods or kinds of food. */
  foods: readonly string[];
  /** Allergens that an earlier reaction speaks of, with its severity; the strictest. */
  reactions: ReadonlyMap<Allergen, 'mild' | 'severe'>;
  /** Of these, where nobody said that the reaction was to them, and not to another food of the meal. */
  suspected: ReadonlySet<Allergen>;
}

/** "Allergic to eggs" is an allergy to eggs. */
const saidBefore = /^\s*(?:allerg(?:ic|y|ies)|intoleran(?:t|ce)|reacts?|reactions?) to\s+/i;

/**
 * The allergens that a word for an allergy means, in the languages that parents write ("leche"); empty when it
 * names a single food or kind ("kiwi").
 */
export function allergensNamed(words: string): readonly Allergen[] {
  const key = foodNameKey(
    words
      .replace(saidBefore, '')
      .replace(/\b(allergy|allergic|allergies|intolerance|intolerant|protein free|free)\b/gi, ' '),
  );
  return allergyWords.get(key) ?? allergensNamedAbroad(words);
}

/** All that the gate goes by. A severe earlier reaction counts as an allergy. */
export function recordedAllergies(child: Child): RecordedAllergies {
  const found = new Set<Allergen>(child.allergies);
  const foods: string[] = [];
  for (const words of child.otherAllergies ?? []) {
    const named = allergensNamed(words);
    for (const allergen of named) found.add(allergen);
    if (named.length === 0 && words.trim() !== '') foods.push(words.replace(saidBefore, ''));
  }
  const reactions = new Map<Allergen, 'mild' | 'severe'>();
  for (const { code, reaction } of child.introducedAllergens ?? []) {
    if (reaction === 'none') continue;
    if (reactions.get(code) !== 'severe') reactions.set(code, reaction);
  }
  const said = (child.introducedAllergens ?? []).filter(
    ({ reaction, isSuspected }) => reaction !== 'none' && !isSuspected,
  );
  const suspected = new Set([...reactions.keys()].filter((code) => !said.some((each) => each.code === code)));
  return { allergens: found, foods, reactions, suspected };
}

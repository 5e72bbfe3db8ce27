import { foodById } from '../foods/food-list';
import { lexicon, type Meaning } from './lexicon';
import { type Mention } from './mention';
import { longestMatch } from './phrase-tree';
import { type Token } from './tokens';

const ingredientGroups: ReadonlySet<string> = new Set(['flesh_foods', 'dairy', 'eggs', 'pulses_nuts_seeds']);

function isIngredient({ foods: [food = ''], compound }: Meaning): boolean {
  return compound === null && ingredientGroups.has(foodById(food)?.group ?? '');
}

/** Ids of the foods that the name of a dish names: chicken is in "chicken soup", bacon in "bacon and lentil soup". */
export function partsInName({ first, end, meaning }: Mention, tokens: readonly Token[]): string[] {
  const { compound } = meaning;
  if (compound?.kind !== 'dish' || end - first < 2) return [];
  const { root } = lexicon();
  const named: string[] = [];
  for (let place = first; place < end;) {
    const match = longestMatch(root, tokens, place, {
      wordOf: ({ key }) => key,
      end,
      accepts: ({ end: matchEnd, value }) => matchEnd - place < end - first && value.context === null,
    });
    // What a name ends with is what the dish is: egg muffins are no muffins. "Butter chicken" ends with what is in it.
    const isHead = match?.end === end && !(end - place === 1 && isIngredient(match.value));
    const [food] = match && !match.value.notFood && !isHead ? match.value.foods : [];
    if (food !== undefined && match?.value.compound?.id !== compound.id && foodById(food)) named.push(food);
    place = match?.end ?? place + 1;
  }
  return named;
}

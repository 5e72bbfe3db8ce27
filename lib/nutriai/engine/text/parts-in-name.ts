import { foodById } from '../foods/food-list';
import { knowledge } from '../knowledge/knowledge';
import { wordsOfAll } from '../knowledge/words-of-all';
import { lexicon, type Meaning } from './lexicon';
import { type Mention } from './mention';
import { longestMatch, type PhraseMatch } from './phrase-tree';
import { type Token } from './tokens';

const ingredientGroups: ReadonlySet<string> = new Set(['flesh_foods', 'dairy', 'eggs', 'pulses_nuts_seeds']);

function isIngredient({ foods: [food = ''], compound }: Meaning): boolean {
  return compound === null && ingredientGroups.has(foodById(food)?.group ?? '');
}

/**
 * The food that a name within the name names, or what is always in the product that it names: honey and
 * mustard are in "honey mustard chicken".
 */
function foodsOf({ notFood, foods: [food], compound }: Meaning): readonly string[] {
  if (notFood) return [];
  const named = food === undefined ? (compound?.always ?? []) : [food];
  return named.filter((id) => foodById(id) !== undefined);
}

const nameLinks = wordsOfAll(knowledge.claims.nameLinks);

/** The dish that a name begins with and goes on from is no part of it: “galette de sarrasin pur”. */
function isNamedOn(
  tokens: readonly Token[],
  first: number,
  { first: place, end, value }: PhraseMatch<Meaning>,
): boolean {
  const isDish = value.compound?.kind === 'dish';
  return (
    place === first && isDish && tokens.slice(place + 1, end + 1).some(({ text }) => nameLinks.has(text))
  );
}

/** Ids of the foods that the name of a dish names: chicken is in "chicken soup", bacon in "bacon and lentil soup". */
export function partsInName({ first, end, meaning }: Mention, tokens: readonly Token[]): string[] {
  const { compound } = meaning;
  if (compound?.kind !== 'dish' || end - first < 2) return [];
  const { root } = lexicon();
  const named: string[] = [];
  for (let place = first; place < end;) {
    const match = longestMatch(root, tokens, {
      first: place,
      wordOf: ({ key }) => key,
      end,
      accepts: ({ end: matchEnd, value }) => matchEnd - place < end - first && value.context === null,
    });
    // What a name ends with is what the dish is: egg muffins are no muffins. "Butter chicken" ends with what is in it.
    const isHead = match?.end === end && !(end - place === 1 && isIngredient(match.value));
    const isOther = match && !isHead && match.value.compound?.id !== compound.id;
    if (isOther && !isNamedOn(tokens, first, match)) named.push(...foodsOf(match.value));
    place = match?.end ?? place + 1;
  }
  return named;
}

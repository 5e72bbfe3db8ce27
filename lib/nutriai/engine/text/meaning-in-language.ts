import { knowledge } from '../knowledge/knowledge';
import { type ReadLanguage } from '../knowledge/schemas/words';
import { languageOf } from './language-of';
import { keysOf, lexicon, type Meaning } from './lexicon';
import { type PhraseMatch } from './phrase-tree';
import { type Token } from './tokens';

/** In the place of a name: the word names no food in that language. */
const noFood = 'no food';

/**
 * Returns what tells the meaning of a word that names another food in the language of the text ("raisins" in
 * French are grapes); null where it means what it always does. The language is found once, and only where
 * such a word stands in the text.
 */
export function meaningsInLanguage(
  tokens: readonly Token[],
  original: string,
): (match: PhraseMatch<Meaning>) => Meaning | null {
  let language: ReadLanguage | undefined;
  return ({ first, end }) => {
    const token = tokens[first];
    if (token === undefined || end - first > 1 || !Object.hasOwn(knowledge.namesByLanguage, token.text))
      return null;
    // An accent that English does not write tells the language by itself.
    if (/[^\p{ASCII}]/u.test(original.slice(token.start, token.end))) return null;
    language ??= languageOf(tokens);
    const name = knowledge.namesByLanguage[token.text]?.[language];
    if (name !== noFood) return name === undefined ? null : meaningOf(name);
    // Alone it is named as a food.
    return tokens.length > 1 ? { foods: [], compound: null, notFood: true, context: null } : null;
  };
}

function meaningOf(name: string): Meaning | null {
  let node = lexicon().root;
  for (const key of keysOf(name)) {
    const next = node.next.get(key);
    if (next === undefined) return null;
    node = next;
  }
  return node.value;
}

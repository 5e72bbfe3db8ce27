import { plainText } from '../../engine/foods/food-name-key';
import { nameIndex } from '../../engine/foods/name-index';
import { isFunctionWord } from '../../engine/text/function-words';

interface Named {
  id: string;
  name: string;
}

/** Names that are words of everyday speech too. */
const wordNames = new Set(
  (
    'ace angel april art august autumn baby bay bean bear bill birdie blue bud ' +
    'buddy bunny case cash chance chase dawn dean drew duke eve faith frank ' +
    'grace grant guy heaven hope hunter jack jay joy june lance mark max may mercy ' +
    'miles nick pat peg penny rain ray reed rich river rob robin rose sky star ' +
    'storm summer sunny van victor wade ward will winter'
  ).split(' '),
);

/** "Olive", "May", "Will": a name only where it is written as one. */
function isAlsoAWord(name: string): boolean {
  const plain = plainText(name);
  return (
    wordNames.has(plain) || isFunctionWord(plain) || nameIndex().words.some(({ text }) => text === plain)
  );
}

function isNamedIn(question: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const isWord = isAlsoAWord(name);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped}(?:['’]?s)?(?![\\p{L}\\p{N}])`,
    isWord ? 'u' : 'iu',
  );
  const match = pattern.exec(question);
  // At the beginning of a sentence every word has a capital: "Will she …?"
  return match !== null && !(isWord && match.index === 0);
}

/**
 * Returns the baby of these that a question names, the chosen one first; null for none, and where two could
 * be meant.
 */
export function babyNamed<Baby extends Named>(
  question: string,
  babies: readonly Baby[],
  chosen: Baby | null,
): Baby | null {
  const named = babies.filter(({ name }) => name.trim().length > 1 && isNamedIn(question, name.trim()));
  const own = named.find(({ id }) => id === chosen?.id);
  if (own !== undefined) return own;
  const [only, ...others] = named;
  return only !== undefined && others.length === 0 ? only : null;
}

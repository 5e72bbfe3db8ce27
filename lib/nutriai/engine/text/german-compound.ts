import { knowledge } from '../knowledge/knowledge';
import { lexicon } from './lexicon';
import { type Token } from './tokens';
import { wordKey } from './word-key';

const longestWord = 40;
const shortestFood = 3;
/** What stands between the food and the end of the word, and is part of neither. */
const links = ['', 'n', 'en', 's', 'es'];

/** By their last letter, the longest first: most words end in none of them. */
const endsByLetter: ReadonlyMap<string, readonly (readonly [string, readonly string[]])[]> = byLastLetter();

function byLastLetter() {
  const ends = Object.entries(knowledge.compoundEnds)
    .map(([end, words]) => [end, words.split(' ')] as const)
    .sort(([one], [other]) => other.length - one.length);
  return new Map(
    [...new Set(ends.map(([end]) => end.slice(-1)))].map((letter) => [
      letter,
      ends.filter(([end]) => end.endsWith(letter)),
    ]),
  );
}

/**
 * A German word that names a food and its form, or a dish and its food, in words of their own ("Käsewürfel":
 * "Käse in Würfeln"). Null where a word does not end so, or what it begins with names no food.
 */
export function germanCompound(token: Token): Token[] | null {
  const { text } = token;
  if (text.length > longestWord) return null;
  for (const [end, words] of endsByLetter.get(text.slice(-1)) ?? []) {
    const food = text.endsWith(end) ? foodOf(text.slice(0, -end.length)) : null;
    if (food !== null) return words.map((word) => wordOf(token, word === '~' ? food : word));
  }
  return null;
}

/**
 * The food that the beginning of a compound stands for, in one of the forms that German gives it there:
 * "Birnen-", "Himbeer-", "Kalbs-".
 */
function foodOf(beginning: string): string | null {
  if (beginning.length < shortestFood) return null;
  const forms = links.map((link) =>
    beginning.endsWith(link) ? beginning.slice(0, -link.length || undefined) : '',
  );
  return [...forms, `${beginning}e`].find((form) => form.length >= shortestFood && namesFood(form)) ?? null;
}

function namesFood(word: string): boolean {
  const meaning = lexicon().root.next.get(wordKey(word))?.value ?? null;
  return meaning !== null && !meaning.notFood;
}

function wordOf(token: Token, text: string): Token {
  return { ...token, text, key: wordKey(text), joint: ' ' };
}

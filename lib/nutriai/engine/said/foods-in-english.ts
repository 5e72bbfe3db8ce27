import { knowledge } from '../knowledge/knowledge';
import { foldedText } from '../red-flags/words-of';

interface Names {
  evidence: readonly string[];
  before: readonly string[];
  /** The words for a food, without accents → its English name. */
  english: ReadonlyMap<string, string>;
}

const wordsAtMost = 4;
const word = /[\p{L}\p{M}'’]+/gu;

const languages: readonly Names[] = knowledge.foodsOfLanguages.map(({ evidence, before, child, foods }) => ({
  evidence,
  before,
  english: new Map(
    Object.entries({ ...foods, 'my baby': child }).flatMap(([name, words]) =>
      words.map((each) => [foldedText(each), name]),
    ),
  ),
}));

/**
 * Returns a text with the English names of foods for those that it names in Turkish, Arabic or Hindi; every other
 * word stays. "Süt alerjisi" becomes "milk alerjisi".
 */
export function foodsInEnglish(text: string): string {
  const plain = foldedText(text);
  return languages.reduce((rest, names) => (isIn(plain, names) ? translated(rest, names) : rest), text);
}

const isIn = (plain: string, { evidence }: Names) =>
  evidence.length === 0 || evidence.some((start) => ` ${plain}`.includes(` ${start}`));

function translated(text: string, names: Names): string {
  const found = [...text.matchAll(word)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    plain: foldedText(match[0]),
  }));
  let rest = '';
  let at = 0;
  for (let index = 0; index < found.length; index += 1) {
    const named = longestName(found.slice(index, index + wordsAtMost), names);
    if (named === null) continue;
    const { from } = found[index] ?? { from: at };
    const { to } = found[index + named.words - 1] ?? { to: from };
    rest += `${text.slice(at, from)}${named.english}`;
    at = to;
    index += named.words - 1;
  }
  return rest + text.slice(at);
}

function longestName(
  found: readonly { plain: string }[],
  { before, english }: Names,
): { english: string; words: number } | null {
  for (let words = found.length; words > 0; words -= 1) {
    const phrase = found
      .slice(0, words)
      .map(({ plain }) => plain)
      .join(' ');
    const bare = before
      .filter((start) => phrase.startsWith(start))
      .map((start) => phrase.slice(start.length));
    const name = [phrase, ...bare].map((each) => english.get(each)).find((each) => each !== undefined);
    if (name !== undefined) return { english: name, words };
  }
  return null;
}

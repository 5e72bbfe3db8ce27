import { knowledge } from '../knowledge/knowledge';
import { foldedText } from '../red-flags/words-of';

/** Words of one language that have words in English. */
export interface Translation {
  /** What is written together with the word that follows. */
  before: readonly string[];
  /** The words, without accents → the English words. */
  english: ReadonlyMap<string, string>;
}

interface Names extends Translation {
  language: string;
  evidence: readonly string[];
}

const wordsAtMost = 4;
const word = /[\p{L}\p{M}'’]+/gu;

const languages: readonly Names[] = knowledge.foodsOfLanguages.map(
  ({ language, evidence, before, child, foods }) => ({
    language,
    evidence,
    before,
    english: translationOf({ ...foods, 'my baby': child }),
  }),
);

/** Returns the words of another language, without accents → the English words that they stand under. */
export function translationOf(words: Readonly<Record<string, readonly string[]>>): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([english, all]) => all.map((each) => [foldedText(each), english])),
  );
}

/**
 * Returns a text with the English names of foods for those that it names in Turkish, Arabic or Hindi; every other
 * word stays. "Süt alerjisi" becomes "milk alerjisi". Where the language is known, no word has to show it.
 */
export function foodsInEnglish(text: string, known?: string): string {
  const plain = foldedText(text);
  const isRead = (names: Names) => names.language === known || isIn(plain, names);
  return languages.reduce((rest, names) => (isRead(names) ? translated(rest, names) : rest), text);
}

const isIn = (plain: string, { evidence }: Names) =>
  evidence.length === 0 || evidence.some((start) => ` ${plain}`.includes(` ${start}`));

/** Returns a text with the English words for those that a translation has; every other word stays. */
export function translated(text: string, names: Translation): string {
  const found = [...text.matchAll(word)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    plain: foldedText(match[0]),
  }));
  let rest = '';
  let at = 0;
  for (let index = 0; index < found.length; index += 1) {
    const named = longestName(unbroken(text, found.slice(index, index + wordsAtMost)), names);
    if (named === null) continue;
    const { from } = found[index] ?? { from: at };
    const { to } = found[index + named.words - 1] ?? { to: from };
    rest += `${text.slice(at, from)}${named.english}`;
    at = to;
    index += named.words - 1;
  }
  return rest + text.slice(at);
}

interface Found {
  from: number;
  to: number;
  plain: string;
}

/** The first words between which no figure stands: "عمره 11 شهر" is not "عمره شهر", one month. */
function unbroken(text: string, found: readonly Found[]): readonly Found[] {
  const end = found.findIndex(({ to }, index) => {
    const next = found[index + 1];
    return next === undefined || /\p{N}/u.test(text.slice(to, next.from));
  });
  return end < 0 ? found : found.slice(0, end + 1);
}

function longestName(
  found: readonly { plain: string }[],
  { before, english }: Translation,
): { english: string; words: number } | null {
  for (let words = found.length; words > 0; words -= 1) {
    const phrase = found
      .slice(0, words)
      .map(({ plain }) => plain)
      .join(' ');
    const bare = before
      .filter((start) => phrase.startsWith(start))
      .map((start) => ({ start, name: english.get(phrase.slice(start.length)) }));
    const named = [{ start: '', name: english.get(phrase) }, ...bare].find(({ name }) => name !== undefined);
    // "السمك والبيض": fish and egg are two foods, and "fish egg" is a third.
    const joint = named?.start.startsWith('و') === true ? 'and ' : '';
    if (named?.name !== undefined) return { english: joint + named.name, words };
  }
  return null;
}

/**
 * Returns the words by which a text in this language names a food of which `foodsInEnglish` made an English
 * name; a name that stands as it was typed stays.
 */
export function nameAsTyped(name: string, language: string, text: string): string {
  const found = [...text.matchAll(word)];
  for (const names of languages.filter((each) => each.language === language))
    for (let index = 0; index < found.length; index += 1) {
      const stretch = found.slice(index, index + wordsAtMost);
      const named = longestName(
        stretch.map(([each]) => ({ plain: foldedText(each) })),
        names,
      );
      const last = stretch[(named?.words ?? 0) - 1];
      if (named?.english.replace(/^and /, '') === name && last !== undefined)
        return text.slice(found[index]?.index, last.index + last[0].length).toLowerCase();
    }
  return name;
}

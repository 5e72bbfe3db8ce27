import type { Hit } from './hits';
import { beginsAsOne, saidOfOthers } from './said-of-others';
import type { Word } from './words-of';

const { faintBegins, stresses, loved, endings, pluralEndings, notLoved } = saidOfOthers.loved;
const stressesAtMost = 2;
/** How many letters stand before the endings at least: shorter words only look as if they had them. */
const lettersBefore = 2;
const lettersBeforePlural = 3;

/**
 * The hits without the Turkish word to faint where it says that something is loved: “köfteye bayılıyor”. That
 * something stands just before it, in its own case; “yemekten sonra bayıldı” and “Fatma bayıldı” stay.
 */
export function withoutLovedThings(words: readonly Word[], hits: readonly Hit[]): Hit[] {
  const isLoved = ({ concept, language, from }: Hit) => {
    if (language !== 'tr' || concept !== 'unconscious') return false;
    if (!beginsAsOne(words[from]?.text ?? '', faintBegins)) return false;
    let before = from - 1;
    while (from - before <= stressesAtMost && stresses.has(words[before]?.text ?? '')) before -= 1;
    if (words[before]?.clause !== words[from]?.clause) return false;
    const text = words[before]?.text ?? '';
    return loved.has(text) || (hasLovedEnding(text) && !notLoved.has(text));
  };
  return hits.filter((hit) => !isLoved(hit));
}

/** Whether a word ends as only a thing which is loved does: “to eating”, “to meatballs”, “to her soup”. */
function hasLovedEnding(word: string): boolean {
  const endsWith = (all: ReadonlySet<string>, before: number) =>
    [...all].some((ending) => word.endsWith(ending) && word.length - ending.length >= before);
  return endsWith(endings, lettersBefore) || endsWith(pluralEndings, lettersBeforePlural);
}

import { knowledge } from '../../../engine/knowledge/knowledge';
import { wordsOf } from '../../../engine/red-flags/words-of';
import { romanised } from './romanised';

/** The words of a text, folded as those of `knowledge/question-words.yaml` are, Hindi in Latin letters. */
export function foldedWords(text: string): string[] {
  return wordsOf(romanised(text)).map((word) => word.text);
}

interface Phrases {
  whole: ReadonlyMap<string, readonly string[]>;
  /** What a word or phrase begins with. */
  begun: ReadonlyMap<string, readonly string[]>;
  longest: number;
}

let known: Phrases | undefined;

function phrases(): Phrases {
  if (known !== undefined) return known;
  const whole = new Map<string, string[]>();
  const begun = new Map<string, string[]>();
  let longest = 1;
  for (const [topic, words] of Object.entries(knowledge.questionWords))
    for (const word of words) {
      const folded = foldedWords(word);
      longest = Math.max(longest, folded.length);
      const [found, key] = [word.endsWith('*') ? begun : whole, folded.join(' ')];
      found.set(key, [...(found.get(key) ?? []), topic]);
    }
  known = { whole, begun, longest };
  return known;
}

/** What Arabic writes together with the word after it: "and", "with", "for", "the". */
const arabicBefore = /^[وف]?[بلك]?(?:ال|لل)?/;
const shortestArabic = 3;

/** "والحليب" is also "حليب": the word without what is written together with it. */
function bareArabic(word: string): string {
  const [before = ''] = arabicBefore.exec(word) ?? [];
  const bare = word.slice(before.length);
  return bare.length < shortestArabic ? word : bare;
}

/** Returns what folded words are about, each topic once: "windel" and "diaper" are the same. */
export function topicsIn(words: readonly string[]): ReadonlySet<string> {
  const bare = words.map(bareArabic);
  const isSame = bare.every((word, index) => word === words[index]);
  return new Set([...topicsOf(words), ...(isSame ? [] : topicsOf(bare))]);
}

function topicsOf(words: readonly string[]): ReadonlySet<string> {
  const { whole, begun, longest } = phrases();
  const found = new Set<string>();
  for (let first = 0; first < words.length; first += 1)
    for (let count = 1; count <= longest && first + count <= words.length; count += 1) {
      const phrase = words.slice(first, first + count).join(' ');
      for (const topic of whole.get(phrase) ?? []) found.add(topic);
      // A shorter phrase has had the beginnings that end before the last word.
      const from = phrase.length - (words[first + count - 1]?.length ?? 0) + 1;
      for (let end = from; end <= phrase.length; end += 1)
        for (const topic of begun.get(phrase.slice(0, end)) ?? []) found.add(topic);
    }
  return found;
}

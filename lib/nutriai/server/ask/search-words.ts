import { stopWords } from '../../../content/search/stop-words';

/** Words of asking that no article is about. */
const asking = new Set(
  (
    'baby babies babys child children childs kid kids son daughter toddler toddlers little one lo ' +
    'old month months year years week weeks im ive id he she him her his hers they them us tell ' +
    'know please thanks help need needs needed want wants get got getting any some much many often ' +
    'best good way ways thing things like really just also help think long take give gives given ' +
    'day days time times start make made let keep lets whats hows does doing done am been being ' +
    'too very still now than not no dont doesnt cant wont isnt aren ok okay safe right sure am ' +
    'pm today tomorrow ignore rules previous instructions system prompt print pretend write tell'
  ).split(' '),
);

/** The words of a plain question that say what it is about, for the search of our articles. */
export function searchWords(plain: string): string[] {
  const words = plain
    .split(' ')
    .filter((word) => word.length > 1 && !stopWords.has(word) && !/^\d+$/.test(word));
  return [...new Set(words.filter((word) => !asking.has(word)))];
}

import { type Token } from './tokens';
import { wordKey } from './word-key';

/** How a language makes a word small, or great: the ending, and what stands in its place in the word itself. */
interface Ending {
  ending: RegExp;
  instead: readonly string[];
  /** Shortest stem: shorter ones are too often another word ("ricina" is no form of "rica"). */
  stemFrom: number;
}

const endings: readonly Ending[] = [
  // Spanish: "blandita", "trocitos", "suavecito", "poquito".
  { ending: /e?cit(?=[oa]s?$)/, instead: ['', 'z', 'e', 'n'], stemFrom: 3 },
  { ending: /quit(?=[oa]s?$)/, instead: ['c'], stemFrom: 3 },
  { ending: /guit(?=[oa]s?$)/, instead: ['g'], stemFrom: 3 },
  { ending: /it(?=[oa]s?$)/, instead: [''], stemFrom: 4 },
  // Portuguese: "molinho", "pedacinhos", "pouquinho", "pãozinho".
  { ending: /z(?:inh|it)[oa](?=s?$)/, instead: [''], stemFrom: 3 },
  { ending: /quinh(?=[oa]s?$)/, instead: ['c'], stemFrom: 3 },
  { ending: /inh(?=[oa]s?$)/, instead: [''], stemFrom: 3 },
  // Italian: "morbidina", "pezzettini", "maturissima".
  { ending: /(?:i?cell|ett|ell)?in(?=[oaie]$)/, instead: [''], stemFrom: 5 },
  { ending: /ett(?=[oai]$)/, instead: [''], stemFrom: 4 },
  { ending: /is?sim(?=[oaie]s?$)/, instead: [''], stemFrom: 4 },
  // German, without its dots: "möhrchen", "stückerl", "häppchen".
  { ending: /(?:chen|lein|erl)$/, instead: ['', 'e', 'en'], stemFrom: 4 },
];

const vowels = ['o', 'a', 'e', 'i', ''];

/**
 * The word that a diminutive or a superlative of Spanish, Portuguese, Italian or German is a form of ("madurita":
 * "madura"), with the same ending where that is known. Null where none is known: it never corrects a spelling.
 */
export function withoutDiminutive(token: Token, isKnown: (word: string) => boolean): Token | null {
  const base = basesOf(token.text).find(isKnown);
  return base === undefined ? null : { ...token, text: base, key: wordKey(base) };
}

function basesOf(word: string): string[] {
  if (!/^[a-z]{6,30}$/.test(word)) return [];
  return endings.flatMap(({ ending, instead, stemFrom }) => {
    const found = ending.exec(word);
    if (found === null || found.index < stemFrom) return [];
    const stem = word.slice(0, found.index);
    const after = word.slice(found.index + found[0].length);
    return instead.flatMap((letters) => withEndings(stem + letters, after));
  });
}

/** "blandit-as": "blandas", and what else the word may end in. */
function withEndings(stem: string, after: string): string[] {
  if (after === '' || after === 's') return [stem + after, stem];
  const plural = after.endsWith('s') ? 's' : '';
  return [stem + after, ...vowels.flatMap((vowel) => [stem + vowel + plural, stem + vowel])];
}

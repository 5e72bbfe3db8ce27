/** Letters that Unicode does not take apart into a base letter and an accent. */
export const wholeLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
};

/** Words that end as a plural does but are none. */
const singularWords = new Set([
  'asparagus',
  'brussels',
  'citrus',
  'couscous',
  'cous',
  'gras',
  'haas',
  'hass',
  'houmous',
  'hummus',
  'humus',
  'hibiscus',
  'iris',
  'lens',
  'molasses',
  'octopus',
  'pancreas',
  'physalis',
  'pus',
  'swiss',
]);

/** Plurals that no rule takes back. */
const irregularPlurals: ReadonlyMap<string, string> = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['calves', 'calf'],
  ['knives', 'knife'],
  ['olives', 'olive'],
  ['chives', 'chive'],
  ['endives', 'endive'],
  ['cloves', 'clove'],
  ['geese', 'goose'],
  ['octopuses', 'octopus'],
  ['radishes', 'radish'],
  ['cookies', 'cookie'],
  ['brownies', 'brownie'],
  ['smoothies', 'smoothie'],
  ['pies', 'pie'],
  ['gummies', 'gummy'],
  ['lychees', 'lychee'],
  ['cheeses', 'cheese'],
  ['shoes', 'shoe'],
  ['avocadoes', 'avocado'],
  ['fungi', 'fungus'],
]);

/** A word in the singular, by rule of English: "tomatoes" → "tomato", "berries" → "berry". */
export function singularOf(word: string): string {
  const irregular = irregularPlurals.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || singularWords.has(word) || !word.endsWith('s') || /(ss|us|is)$/.test(word))
    return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(oes|ches|shes|sses|xes|zzes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** A word in the plural, by rule of English: "tomato" → "tomatoes", "berry" → "berries". */
export function pluralOf(word: string): string {
  for (const [plural, singular] of irregularPlurals) if (singular === word) return plural;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(potato|tomato|mango)$/.test(word)) return `${word}es`;
  if (/(ch|sh|ss|x|z|s)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

/**
 * Text in lower case without accents and punctuation, its words parted by single spaces: "Crème fraîche" →
 * "creme fraiche".
 */
export function plainText(text: string): string {
  const small = text.toLowerCase();
  // Most names are plain words, which have nothing to be taken out; there are thousands.
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(small)) return small;
  return (
    small
      .replace(/[ßæœøłđðı]/g, (letter) => wholeLetters[letter] ?? letter)
      .normalize('NFD')
      // Accents, and the short vowels of Arabic; the vowel signs of Hindi are letters, all but its dot below.
      .replace(/[\p{Script=Inherited}\u093c]/gu, '')
      .replace(/['’`]s\b/g, 's')
      .replace(/['’`]/g, '')
      .replace(/&/g, ' and ')
      .replace(/[^\p{L}\p{M}\p{N}%]+/gu, ' ')
      .trim()
  );
}

/**
 * What two spellings of one food name share: plain text with every word in the singular ("Cherry Tomatoes" →
 * "cherry tomato").
 */
export function foodNameKey(name: string): string {
  return plainText(name).split(' ').map(singularOf).join(' ');
}

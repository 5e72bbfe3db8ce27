/**
 * Porter's second stemmer for English (snowballstem.org/algorithms/english), for words that are folded
 * already: lower case, no apostrophes. Our own, so that SQLite and PostgreSQL find the same posts, and so
 * that what was found can be highlighted.
 */
export function stemWord(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = word.length > 2 && /^[a-z]+$/.test(word) ? computeStem(word) : word;
  if (stems.size >= keptStems) stems.clear();
  stems.set(word, stem);
  return stem;
}

/** Texts repeat their words: most stems are asked for again. */
const stems = new Map<string, string>();
const keptStems = 20_000;

const exceptions = new Map(
  Object.entries({
    skis: 'ski',
    skies: 'sky',
    dying: 'die',
    lying: 'lie',
    tying: 'tie',
    idly: 'idl',
    gently: 'gentl',
    ugly: 'ugli',
    early: 'earli',
    only: 'onli',
    singly: 'singl',
    sky: 'sky',
    news: 'news',
    howe: 'howe',
    atlas: 'atlas',
    cosmos: 'cosmos',
    bias: 'bias',
    andes: 'andes',
  }),
);

/** Words that only look like a plural, a past or a progressive form. */
const finished = /^(?:inning|outing|canning|herring|earring|proceed|exceed|succeed)$/;

/** `Y` is a y that sounds as a consonant. */
const vowel = /[aeiouy]/;
const shortSyllableAtEnd = /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/;

function computeStem(word: string): string {
  const exception = exceptions.get(word);
  if (exception !== undefined) return exception;
  const marked = word.replace(/^y|(?<=[aeiouy])y/g, 'Y');
  const r1 = firstRegion(marked);
  const r2 = regionAfter(marked, r1);
  const singular = singularOf(marked);
  if (finished.test(singular)) return singular;
  let stem = withoutTense(singular, r1);
  stem = stem.replace(/(?<=.[^aeiouy])[yY]$/, 'i');
  stem = replaceSuffix(stem, secondSuffixes, { from: r1 });
  stem = replaceSuffix(stem, thirdSuffixes, { from: r1, lateFrom: r2 });
  stem = replaceSuffix(stem, fourthSuffixes, { from: r2 });
  return withoutLastLetter(stem, r1, r2).replaceAll('Y', 'y');
}

/** Where the part after the first consonant that follows a vowel begins. */
function regionAfter(word: string, from: number): number {
  const match = /[aeiouy][^aeiouy]/.exec(word.slice(from));
  return match ? from + match.index + 2 : word.length;
}

function firstRegion(word: string): number {
  const start = /^(?:gener|commun|arsen)/.exec(word);
  return start ? start[0].length : regionAfter(word, 0);
}

/** The word without the ending of a plural; what only looks like one loses it too. */
export function singularOf(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
  if (/[us]s$/.test(word) || !word.endsWith('s')) return word;
  return vowel.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function withoutTense(word: string, r1: number): string {
  const double = /eed(?:ly)?$/.exec(word);
  if (double) return double.index >= r1 ? `${word.slice(0, double.index)}ee` : word;
  const match = /(?:ed|ing)(?:ly)?$/.exec(word);
  const base = match ? word.slice(0, match.index) : '';
  if (!match || !vowel.test(base)) return word;
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`;
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(base)) return base.slice(0, -1);
  return base.length <= r1 && shortSyllableAtEnd.test(base) ? `${base}e` : base;
}

interface Suffix {
  pattern: RegExp;
  becomes: string;
  /** Only where the second region has begun. */
  isLate?: boolean;
}

/** Longest first within each list: only the first that fits is looked at. */
const secondSuffixes: readonly Suffix[] = [
  { pattern: /(?:ization|izer)$/, becomes: 'ize' },
  { pattern: /(?:ational|ation|ator)$/, becomes: 'ate' },
  { pattern: /fulness$/, becomes: 'ful' },
  { pattern: /(?:ousness|ousli)$/, becomes: 'ous' },
  { pattern: /(?:iveness|iviti)$/, becomes: 'ive' },
  { pattern: /tional$/, becomes: 'tion' },
  { pattern: /biliti$/, becomes: 'ble' },
  { pattern: /lessli$/, becomes: 'less' },
  { pattern: /entli$/, becomes: 'ent' },
  { pattern: /(?:alism|aliti|alli)$/, becomes: 'al' },
  { pattern: /fulli$/, becomes: 'ful' },
  { pattern: /enci$/, becomes: 'ence' },
  { pattern: /anci$/, becomes: 'ance' },
  { pattern: /abli$/, becomes: 'able' },
  { pattern: /bli$/, becomes: 'ble' },
  { pattern: /(?<=l)ogi$/, becomes: 'og' },
  { pattern: /(?<=[cdeghkmnrt])li$/, becomes: '' },
];

const thirdSuffixes: readonly Suffix[] = [
  { pattern: /ational$/, becomes: 'ate' },
  { pattern: /tional$/, becomes: 'tion' },
  { pattern: /alize$/, becomes: 'al' },
  { pattern: /(?:icate|iciti|ical)$/, becomes: 'ic' },
  { pattern: /ative$/, becomes: '', isLate: true },
  { pattern: /(?:ful|ness)$/, becomes: '' },
];

const fourthSuffixes: readonly Suffix[] = [
  {
    pattern: /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic|(?<=[st])ion)$/,
    becomes: '',
  },
];

function replaceSuffix(
  word: string,
  suffixes: readonly Suffix[],
  { from, lateFrom = from }: { from: number; lateFrom?: number },
): string {
  for (const { pattern, becomes, isLate } of suffixes) {
    const match = pattern.exec(word);
    if (match) return match.index >= (isLate ? lateFrom : from) ? word.slice(0, match.index) + becomes : word;
  }
  return word;
}

function withoutLastLetter(word: string, r1: number, r2: number): string {
  const base = word.slice(0, -1);
  if (word.endsWith('e')) {
    const isRemoved = base.length >= r2 || (base.length >= r1 && !shortSyllableAtEnd.test(base));
    return isRemoved ? base : word;
  }
  return word.endsWith('ll') && base.length >= r2 ? base : word;
}

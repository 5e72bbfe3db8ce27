import { knowledge } from '../knowledge/knowledge';

/**
 * Words as they stand, in six languages, and things that nobody eats; regular endings of English do not hold
 * of them.
 */
const plainWords: ReadonlySet<string> = new Set([
  ...Object.values(knowledge.plainWords).flat(),
  ...knowledge.things.flatMap(({ words }) => words.flatMap((word) => [word, `${word}s`, `${word}es`])),
]);

/** Words of English that name no food, of which regular endings hold, and of which no food may be one. */
const ordinaryWords: ReadonlySet<string> = new Set(Object.values(knowledge.inflectedWords).flat());

/** Parts that no word plays which is served with something. */
const rolesNotServed: ReadonlySet<string> = new Set([
  'actions',
  'notions',
  'matters',
  'places',
  'harmful',
  'tools',
]);
const servedWords: ReadonlySet<string> = new Set(
  Object.entries(knowledge.inflectedWords).flatMap(([role, words]) =>
    rolesNotServed.has(role) ? [] : words,
  ),
);

/**
 * Whether a word that stands where a food stands is only known for something else: what one does, or a common
 * word that no recipe needs.
 */
export function isNeverServed(word: string, singular: string): boolean {
  const known = ordinaryWords.has(word) ? word : singular;
  return ordinaryWords.has(known) && !servedWords.has(known) && !plainWords.has(word);
}

const playing = (role: string): ReadonlySet<string> => new Set(knowledge.inflectedWords[role]);
const [actionWords, matterWords, harmfulWords, toolWords, qualityWords] = [
  playing('actions'),
  playing('matters'),
  playing('harmful'),
  playing('tools'),
  playing('qualities'),
];

/** Whether a word is something that no meal has beside it or in it, and can mean nothing else ("danger"). */
export function isNoPartOfMeal(word: string, singular: string): boolean {
  return [word, singular].some((form) => matterWords.has(form) || harmfulWords.has(form));
}

/** Whether a word is something that one cooks with or wraps food in. */
export function isKitchenTool(word: string, singular: string): boolean {
  return toolWords.has(word) || toolWords.has(singular);
}

/** Whether a word says what is done with food, in any of its forms. */
export function isKitchenAction(word: string): boolean {
  return actionWords.has(word) || basesOf(word).some((base) => actionWords.has(base));
}

/** Base forms of what is done with food. */
export function kitchenActions(): readonly string[] {
  return [...actionWords];
}

/** Whether a word says what something is like. */
export function isQuality(word: string): boolean {
  return qualityWords.has(word);
}

/** Whether a word is one of the list as it stands. */
export function isListedWord(word: string): boolean {
  return ordinaryWords.has(word);
}

/** Whether a word stands in one of the lists as it is, in any of the languages. */
export function standsInList(word: string): boolean {
  return plainWords.has(word) || ordinaryWords.has(word);
}

/** Endings of English and what stands in their place in the base form. */
const endings: readonly (readonly [string, string])[] = [
  ['ies', 'y'],
  ['ied', 'y'],
  ['ier', 'y'],
  ['iest', 'y'],
  ['ily', 'y'],
  ['iness', 'y'],
  ['es', ''],
  ['s', ''],
  ['ing', ''],
  ['ing', 'e'],
  ['ed', ''],
  ['ed', 'e'],
  ['er', ''],
  ['er', 'e'],
  ['est', ''],
  ['est', 'e'],
  ['ly', ''],
  ['ably', 'able'],
  ['able', ''],
  ['able', 'e'],
  ['ness', ''],
  ['ish', ''],
  ['y', ''],
  ['n', ''],
  ['ful', ''],
  ['fuls', ''],
  ['less', ''],
];

const prefixes = [
  'un',
  're',
  'pre',
  'over',
  'under',
  'non',
  'well',
  'semi',
  'half',
  'ultra',
  'extra',
  'mini',
];

/** The endings by their last letter: most words end in none of them, and every word of a text is asked about. */
const endingsByLetter: ReadonlyMap<string, typeof endings> = new Map(
  [...new Set(endings.map(([ending]) => ending.slice(-1)))].map((letter) => [
    letter,
    endings.filter(([ending]) => ending.endsWith(letter)),
  ]),
);

/** Whether a word is no food: an ordinary word, one with a regular ending, or one with a prefix such as "pre-". */
export function isOrdinaryWord(word: string): boolean {
  if (plainWords.has(word) || ordinaryWords.has(word) || hasOrdinaryBase(word)) return true;
  const prefix = prefixes.find((start) => word.startsWith(start) && word.length >= start.length + 3);
  if (prefix === undefined) return false;
  const rest = word.slice(prefix.length);
  return ordinaryWords.has(rest) || hasOrdinaryBase(rest);
}

function hasOrdinaryBase(word: string): boolean {
  return basesOf(word).some((base) => ordinaryWords.has(base));
}

/** What a word may be a regular form of. */
function basesOf(word: string): string[] {
  return (endingsByLetter.get(word.slice(-1)) ?? []).flatMap(([ending, instead]) => {
    if (!word.endsWith(ending) || word.length - ending.length < 2) return [];
    const base = word.slice(0, -ending.length) + instead;
    if (base.length < 3) return [];
    return /([bdfglmnprt])\1$/.test(base) ? [base, base.slice(0, -1)] : [base];
  });
}

import { mulberry32 } from '../mulberry32';
import { lexicon } from './lexicon';

/** A kind of text that is costly to read if any step of the reading goes back over what it has read. */
export interface HostileText {
  name: string;
  /** A text of exactly this many UTF-16 units; the same seed gives the same text. */
  ofLength: (length: number, seed?: number) => string;
  /** Made of words by chance: up to a bound, what unknown ones may mean is looked up, which is most of the work. */
  isByChance: boolean;
}

/** Every mark that parts words, or looks as if it did. */
const separators = [
  ...' -_.,;:/|+=~*\'"`()[]{}<>!?&%#@^\\\t\n\r\u00a0\u200b\u200d\u2028\u00ad\u3000•·×⁄→、。№™º–—…«»“”‘’',
];

/** What is repeated to the whole length of a text. */
const repeated: Readonly<Record<string, readonly string[]>> = {
  'single letters': ['x ', 'h o n e y ', 'é ', 'x.', 'x-', 'x,y;z/', 'q\n', 'a a a '],
  'letters and marks': ["'s ", "x's ", '**a ', '*a* ', '~b~ ', '`c` ', "a'b'c'", "d'", '-a', '--', "'"],
  brackets: ['(', ')', '[', '(a', '((egg))', '[egg](x)', '{"a":', '<b>', '<!--', '<a href="'],
  emoji: ['🥜', '🥜🍯', '👩‍👩‍👧 ', '🇬🇧', '🏽', '❤️'],
  'combining marks': ['e\u0301', '\u0301', 'a\u0300\u0316', 'ͣ', 'ﷺ', 'ﬃ', '½', '㎎', '\u{1d41a}'],
  'other scripts': ['ё ', 'мёд ', '蜂蜜', 'عسل ', 'शहद ', 'а', '\ud800', '\u202e'],
  'numbers and units': [
    '1 ',
    '1/2 ',
    '1 1/2 ',
    '1,000',
    '1.',
    '2 x ',
    '½ ',
    '1 g ',
    'tbsp ',
    'g g ',
    'a ',
    'half a ',
    '1-',
    '2 to ',
    '1 cup or ',
    '100%',
    '1 and ',
    'a few ',
  ],
  disguises: ['h0ney ', '1', '@', '$', '3gg', 'e99 ', 'p34nut', '0', '|', '!1l'],
  'parts of words': ['hon ey ', 'pea nut ', 'ban ana', 'eggless ', 'dairyfree', 'xfree ', 'zzless '],
  negations: [
    'no ',
    'not ',
    'without ',
    'no egg ',
    'no egg, ',
    'no egg or ',
    'egg, no ',
    'egg-free ',
    'free from ',
    'nut-free ',
    'egg and dairy free ',
    'not egg-free ',
    'instead of ',
    'may contain ',
    'all but no egg ',
    'replace egg with ',
  ],
  links: ['and ', 'or ', 'of ', ', ', ',', 'with ', 'in ', 'the ', 'then ', 'it ', 'everything ', 'except '],
  'lists of foods': [
    'egg ',
    'egg, ',
    'egg and ',
    'egg or ',
    'milk, no sugar, ',
    'oats with milk ',
    '1 g egg ',
    'egg 1 g, ',
    'pancakes with oat milk ',
    'rice pudding made with whole milk ',
    'juice of lemon ',
    'bread, toast ',
    'pepper, ',
    'yolk, egg ',
    'runny yolk egg ',
    'muffin: ',
    'peach in juice ',
    'the egg\n',
    'egg\n',
    '1 g egg\n',
    'egg. ',
    'egg; ',
    'pan ',
    'bar ',
    'pan, ',
    'squash ',
  ],
  preparations: [
    'chopped ',
    'halved, ',
    'mash ',
    'mash, ',
    'chopped egg ',
    'egg chopped ',
    'egg, chopped, ',
    'mash egg ',
    'mash egg and ',
    'mash all ',
    'everything mashed ',
    'mash everything except egg ',
    'word mash ',
    'egg word chopped ',
    'egg, and chopped ',
    'chopped word ',
    'smoked, ',
    'mash it. ',
    'mash the egg. ',
    'boil the egg 1 min ',
    'mixed with ',
    'then mash ',
    'egg, peas, mash, ',
    'cooked egg mash egg ',
    'mash word egg, ',
    'grated or ',
  ],
  'names that many begin with': [
    'butter ',
    'peanut butter ',
    'cream of ',
    'cheese and ',
    'chicken and ',
    'white ',
    'chocolate ',
    'green ',
    'low fat ',
    'extra virgin ',
    'sweet and ',
    'beans on ',
  ],
  claims: ['vegan ', 'plant-based ', 'plain ', 'optional ', 'to taste ', 'egg (vegan) ', 'sugar free, '],
  'emergencies and phrases': [
    'choking ',
    'rash ',
    'rash that does ',
    'breathing ',
    'no choking ',
    'not breathing ',
    'lips ',
    'lips are very very ',
    'swallowed ',
    'vomit with with ',
    'powder water ',
    'formula made with ',
    'made up with ',
    'stuck in ',
    'swollen of the ',
  ],
};

const repeating: readonly HostileText[] = Object.entries(repeated).flatMap(([kind, pieces]) =>
  pieces.map((piece) => ({
    name: `${kind}: ${JSON.stringify(piece)}`,
    isByChance: false,
    // Nothing is cut in two: half a word is another word.
    ofLength: (length: number) => piece.repeat(Math.floor(length / piece.length)).padEnd(length),
  })),
);

const withSeparators: readonly HostileText[] = separators.flatMap((separator) =>
  ['', 'x', 'egg'].map((word) => ({
    isByChance: false,
    name: `${JSON.stringify(word)} parted by ${JSON.stringify(separator)}`,
    ofLength: (length: number) =>
      (word + separator).repeat(Math.floor(length / (word.length + 1))).padEnd(length),
  })),
);

type Random = () => number;

const letters = 'abcdefghijklmnopqrstuvwxyz';

function pick(random: Random, from: string | readonly string[]): string {
  return from[Math.floor(random() * from.length)] ?? '';
}

function randomWord(random: Random, most = 12): string {
  return Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(random, letters)).join('');
}

/** A word with one letter exchanged, doubled or left out. */
function misspelt(random: Random, word: string): string {
  const place = Math.floor(random() * word.length);
  const changes = [pick(random, letters), '', `${word[place]}${word[place]}`];
  return word.slice(0, place) + pick(random, changes) + word.slice(place + 1);
}

let words: readonly string[] | undefined;

function nameWords(): readonly string[] {
  words ??= [...lexicon().words].filter((word) => word.length > 1);
  return words;
}

const allPieces = Object.values(repeated).flat();

/** The texts that chance makes, by what makes their next piece. */
const chances: Readonly<Record<string, (random: Random) => string>> = {
  'one endless word of chance': (random) => pick(random, letters),
  'names run together': (random) => pick(random, nameWords()),
  'names in a row': (random) => `${pick(random, nameWords())} `,
  'names in a list': (random) => `${pick(random, nameWords())}, `,
  'names on lines': (random) => `${pick(random, nameWords())}\n`,
  'misspelt names': (random) => `${misspelt(random, pick(random, nameWords()))} `,
  'misspelt names in halves': (random) => {
    const word = misspelt(random, pick(random, nameWords()));
    return `${word.slice(0, word.length / 2)} ${word.slice(word.length / 2)} `;
  },
  'unknown words': (random) => `${randomWord(random)} `,
  'unknown words on lines': (random) => `${randomWord(random)}\n`,
  'unknown letters': (random) => `${randomWord(random, 2)} `,
  'names and all separators': (random) => pick(random, nameWords()) + pick(random, separators),
  'soup of pieces': (random) => pick(random, allPieces),
  'soup of everything': (random) =>
    pick(random, [
      pick(random, allPieces),
      ` ${pick(random, nameWords())} `,
      ` ${misspelt(random, pick(random, nameWords()))} `,
      `${randomWord(random)} `,
      pick(random, separators),
      `${Math.floor(random() * 500)} `,
    ]),
  'soup on lines': (random) => pick(random, allPieces) + pick(random, ['', '', '\n']),
};

const byChance: readonly HostileText[] = Object.entries(chances).map(([name, next]) => ({
  name,
  isByChance: true,
  ofLength: (length, seed = 1) => {
    const random = mulberry32(seed);
    let text = '';
    while (text.length < length) text += next(random);
    return text.slice(0, length);
  },
}));

const whole: readonly HostileText[] = (
  [
    { name: 'one endless word', ofLength: (length) => 'x'.repeat(length) },
    { name: 'a letter and two', ofLength: (length) => 'ab'.repeat(length).slice(0, length) },
    { name: 'white space', ofLength: (length) => ' '.repeat(length) },
    {
      name: 'a denial and a long list',
      ofLength: (length) => `no egg, ${'milk, '.repeat(length)}`.slice(0, length),
    },
    {
      name: 'foods, then words, then what is said of them',
      ofLength: (length) =>
        ('egg, '.repeat(length / 10) + 'chopped word '.repeat(length / 10)).slice(0, length).padEnd(length),
    },
    {
      name: 'what is said first, then foods',
      ofLength: (length) => ('chopped, '.repeat(length / 18) + 'egg, '.repeat(length)).slice(0, length),
    },
    {
      name: 'a long name in words that nobody knows',
      ofLength: (length) => 'zz qq xx '.repeat(length).slice(0, length),
    },
  ] satisfies Omit<HostileText, 'isByChance'>[]
).map((text) => ({ ...text, isByChance: false }));

/** Every kind of costly text that we could think of. */
export const hostileTexts: readonly HostileText[] = [...repeating, ...withSeparators, ...byChance, ...whole];

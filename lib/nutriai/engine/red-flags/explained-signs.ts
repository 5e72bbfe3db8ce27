import type { RedFlagLanguage } from '../knowledge/schemas/red-flags';
import type { Hit } from './hits';

/** What makes signs harmless, however far from them it is told. */
interface Explanation {
  signs: readonly string[];
  /** All of these are told, in one language; a bar stands between names of which one is enough. */
  by: readonly string[];
  /** None of these is. */
  unless: readonly string[];
  /** The last of them is told behind the sign. */
  isBehind: boolean;
}

const limp = ['limp', 'limp-alone'];

/** Beside these nothing is explained away. */
const unwell = [
  ...limp,
  ...[
    'blue',
    'blue-child',
    'breathe',
    'breathing-sign',
    'not-breathing',
    'airway-since',
    'no-sound',
    'silent',
  ],
  ...['silent-now', 'went-silent', 'unconscious', 'not-responding', 'not-waking', 'seizure', 'eyes-rolled'],
];

/** With one of these who lies there "out cold" is not merely asleep. */
const notJustAsleep = [
  ...unwell.filter((sign) => sign !== 'unconscious'),
  ...['not', 'wake', 'vomit', 'blood', 'head', 'head-only', 'fell', 'fall-child', 'bump-on-head'],
];

const explanations: readonly Explanation[] = [
  // “Lips all blue, it was the blueberries, came off with a flannel.”
  {
    signs: ['blue', 'blue-child'],
    by: ['stain-berry|dark-berry', 'washed-off'],
    unless: ['not-washing'],
    isBehind: false,
  },
  // “Lips are blue from the ice pop, what a look.”
  {
    signs: ['blue', 'blue-child'],
    by: ['from-dye'],
    unless: [...unwell.filter((sign) => !sign.startsWith('blue')), 'choking', 'choking-now', 'stuck', 'pale'],
    isBehind: false,
  },
  // “Lips a bit blue after the pool, pink again in the towel.”
  {
    signs: ['blue', 'blue-child'],
    by: ['cold-water', 'pink-again'],
    unless: ['breathe', 'limp', 'unconscious', 'under-water', 'drown', 'not-responding', 'not-waking'],
    isBehind: false,
  },
  // “Goes limp the second I aim him at the high chair, then legs it laughing.”
  { signs: limp, by: ['whenever', 'seat-word', 'runs-laughing'], unless: [], isBehind: true },
  { signs: limp, by: ['to-avoid', 'runs-laughing'], unless: [], isBehind: true },
  // “Warmed-up spinach is poisoning, says my mother-in-law.”
  {
    signs: ['strong-poison'],
    by: ['reheating', 'hearsay'],
    unless: ['vomit', 'swallow', 'in-mouth'],
    isBehind: false,
  },
  // “Gags on every lump, is he choking?”: what goes on at every meal is a question, and a child who chokes is silent.
  {
    signs: ['choking', 'choking-now'],
    by: ['gag-habit', 'is-it-choking'],
    unless: [
      'blue',
      'blue-child',
      'no-sound',
      'silent',
      'silent-now',
      'limp',
      'unconscious',
      'stuck',
      'breathe',
    ],
    isBehind: false,
  },
  // “Choked a little on water, but laughing again”: who laughs has air.
  {
    signs: ['choking', 'choking-now', 'wrong-way'],
    by: ['laughs-now'],
    unless: [...unwell, 'stuck'],
    isBehind: true,
  },
  // “Bumped her head on the table leg, playing normally.”
  {
    signs: ['bump-on-head', 'hit'],
    by: ['lightly|short-cry', 'plays-on'],
    unless: [
      ...unwell,
      'fell',
      'fall',
      'dropped-child',
      'vomit',
      'sleepy',
      'very-sleepy',
      'swell',
      'blood',
      'pale',
    ],
    isBehind: true,
  },
  // “Bottle refusal, back to work in three weeks”: at the breast the baby drinks.
  {
    signs: ['refuse', 'reject', 'eats-nothing', 'not-feeding'],
    by: ['back-to-work', 'bottle-word'],
    unless: [
      ...limp,
      'weak',
      'sleepy',
      'very-sleepy',
      'fever',
      'vomit',
      'pee',
      'wet',
      'long-ago',
      'breast-too',
    ],
    isBehind: false,
  },
  // “My friend's baby choked on a grape, how do I cut them?”: who asks how to serve it tells of nobody who chokes now.
  {
    signs: ['choking', 'choking-now', 'stuck', 'swallow', 'swallowed'],
    by: ['told-story', 'serving-question'],
    unless: [...unwell, 'now', 'drool', 'gone-missing', 'went-silent', 'mouth-open', 'grabs-throat'],
    isBehind: false,
  },
  // “My mother-in-law says he will choke on pieces.”
  {
    signs: ['choking', 'choking-now', 'stuck'],
    by: ['hearsay', 'in-pieces'],
    unless: [...unwell, 'now', 'drool', 'mouth-open', 'grabs-throat'],
    isBehind: false,
  },
  // “Burnt his tongue on soup yesterday, fine today.”
  {
    signs: ['burn', 'burn-child'],
    by: ['burnt-mouth', 'lately', 'fine-today'],
    unless: [
      ...unwell,
      ...['blister-word', 'blisters', 'blister-now', 'scald-hot', 'swell', 'refuse', 'not-drinking', 'drool'],
      ...['chemical', 'sure-chemical', 'electric', 'chemical-burn'],
    ],
    isBehind: true,
  },
  // “Put a pea up his nose and blew it straight out.”
  {
    signs: ['up-nose', 'nose-ear'],
    by: ['up-nose|nose-ear', 'blown-out'],
    unless: [...unwell, 'battery', 'magnet', 'sharp', 'blood', 'nosebleed', 'stuck'],
    isBehind: true,
  },
  // “Knocked himself out running round the park and slept two hours.”
  {
    signs: ['unconscious', 'head-sign', 'fall', 'hit'],
    by: ['worn-out', 'slept-after'],
    unless: [...notJustAsleep, 'hard-floor'],
    isBehind: false,
  },
  // “Out cold after his lunch bottle, two hour nap”
  {
    signs: ['unconscious'],
    by: ['sleep-figure', 'nap-told'],
    unless: [
      ...notJustAsleep,
      ...['fall', 'hit'],
      ...['pale', 'swell', 'hives', 'rash', 'fever', 'hard-to', 'swallowed', 'drug', 'chemical'],
    ],
    isBehind: false,
  },
  // “Stopped breathing for a second, me, when I saw the price of formula”
  {
    signs: ['not-breathing', 'breathe', 'pause', 'unconscious', 'choking', 'choking-now', 'seizure'],
    by: ['price-shock'],
    unless: [
      ...unwell.filter((sign) => !['not-breathing', 'breathe', 'seizure'].includes(sign)),
      ...['still', 'stuck', 'swallowed', 'fell', 'hit'],
    ],
    isBehind: true,
  },
  // “Cousin Ellie fell off the trampoline and broke her arm, ours just wanted cake.”
  {
    signs: [
      'choking',
      'choking-now',
      'fall',
      'fell',
      'fall-child',
      'broken',
      'hit',
      'burn',
      'burn-child',
      'seizure',
    ],
    by: ['other-child', 'ours-well'],
    unless: [...unwell.filter((sign) => sign !== 'seizure'), 'now', 'lately', 'has-found', 'missing'],
    isBehind: true,
  },
];
/** “Has not washed off”: how close before it a denial stands. */
const deniedWithin = 2;

/** The hits without the signs that the same text explains away. Takes time in proportion to the length. */
export function withoutExplained(hits: readonly Hit[]): Hit[] {
  return explanations.reduce<Hit[]>((left, explanation) => withoutThose(left, explanation), [...hits]);
}

function withoutThose(hits: Hit[], { signs, by, unless, isBehind }: Explanation): Hit[] {
  if (!hits.some(({ concept }) => signs.includes(concept))) return hits;
  if (hits.some(({ concept }) => unless.includes(concept))) return hits;
  const nots = hits.filter(({ concept }) => concept === 'not');
  const isDenied = ({ from, language }: Hit) =>
    nots.some((not) => not.language === language && not.to <= from && from - not.to < deniedWithin);
  const told = (names: string, language: RedFlagLanguage) =>
    hits.filter(
      (hit) => names.split('|').includes(hit.concept) && hit.language === language && !isDenied(hit),
    );
  const last = by.at(-1) ?? '';
  const languages = [
    ...new Set(hits.filter(({ concept }) => concept === last).map(({ language }) => language)),
  ];
  const ends = languages
    .filter((language) => by.every((names) => told(names, language).length > 0))
    .flatMap((language) => told(last, language).map(({ from }) => from));
  if (ends.length === 0) return hits;
  const until = isBehind ? Math.max(...ends) : Infinity;
  return hits.filter(({ concept, to }) => !signs.includes(concept) || to > until);
}

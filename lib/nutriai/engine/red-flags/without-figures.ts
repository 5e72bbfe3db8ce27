import { type Hit, hitsIn } from './hits';
import { languagesOf, withoutForeignMisspellings } from './languages-of';
import { meantWords } from './meant-words';
import { clauseAround } from './limp-food';
import { sharedLexicon } from './shared-lexicon';
import { signsMeant } from './signs-meant';
import { type Word, wordsOf } from './words-of';

/** What a child has with a cold or a bug, and is often said to be absent, or over. */
const mildSigns: ReadonlySet<string> = new Set([
  ...[
    'fever',
    'feverish',
    'rash',
    'hives',
    'vomit',
    'vomit-sure',
    'gut',
    'diarrhoea',
    'airway-mild',
    'blood',
  ],
  ...['mucus', 'swell', 'pain', 'allergic-reaction'],
]);
/** A swallow that went the wrong way, and is coughed out. */
const gulpSigns: ReadonlySet<string> = new Set([
  'choking',
  'choking-now',
  'choke-event',
  'wrong-way',
  'stuck',
]);
/** What is harmless by itself, with the signs that belong to it: dribble to a tooth, a drop of blood to a graze. */
const harmless: ReadonlyMap<string, readonly string[]> = new Map([
  ['gnat-bite', []],
  ['teething', ['drool']],
  ['graze', ['drop-of-blood']],
]);
/** Where somebody is told of or something is eaten, no question is general: “are rhubarb leaves poisonous”. */
const eaten: ReadonlySet<string> = new Set([
  'child',
  'swallow',
  'swallowed',
  'went-down',
  'in-mouth',
  'got-into',
]);
/** “No high fever”: how many words stand between at most. */
const absentWithin = 1;

/**
 * Returns a text without its figures of speech, without what was years ago, what is said to be absent or over, and what
 * the text explains itself, in small letters without accents; null where it has nothing of these. Takes time in
 * proportion to the length. Never throws.
 */
export function withoutFigures(text: string): string | null {
  const words = wordsOf(text);
  const hits = withoutForeignMisspellings(words, hitsIn(words, sharedLexicon()));
  const [likeliest] = languagesOf(words, hits);
  const own = hits.filter(({ language }) => language === likeliest);
  const meant = meantWords(words, own);
  const isHarmless = harmlessWords(words, own);
  const isLeft = (_: Word, place: number) =>
    meant.masked[place] !== true && meant.longPast[place] !== true && isHarmless[place] !== true;
  const left = words.filter(isLeft);
  return left.length === words.length ? null : textOf(left);
}

/** The words of signs that the rules take for none, of mild ones that are absent or over, and of gulps coughed out. */
function harmlessWords(words: readonly Word[], hits: readonly Hit[]): boolean[] {
  const meant = new Set(signsMeant(words, hits));
  const of = (concept: string) => hits.filter((hit) => hit.concept === concept);
  const isNear = (one: Hit, next: Hit, within: number) =>
    next.from >= one.to &&
    next.from - one.to <= within &&
    words[one.from]?.clause === words[next.from]?.clause;
  const mild = hits.filter(({ concept }) => mildSigns.has(concept));
  const absent = mild.flatMap((sign) => [
    ...of('none-of')
      .filter((none) => isNear(none, sign, absentWithin))
      .map((none) => [none, sign]),
    ...of('none-behind')
      .filter((none) => isNear(sign, none, 0))
      .map((none) => [sign, none]),
  ]);
  const ends = of('recovered').map(({ from }) => from);
  const over = mild.filter(({ concept, to }) => concept !== 'blood' && ends.some((end) => to <= end));
  const coughedOut = ['coughed-laughed', 'laughs-now', 'choke-over'].flatMap(of);
  const gulps = coughedOut.length > 0 ? hits.filter(({ concept }) => gulpSigns.has(concept)) : [];
  const small = [...harmless].flatMap(([name, signs]) =>
    of(name).length > 0 ? [name, ...signs].flatMap(of) : [],
  );
  const found = words.map(() => false);
  for (const { from, to } of [
    ...hits.filter((hit) => !meant.has(hit)),
    ...small,
    ...absent.flat(),
    ...over,
    ...gulps,
    ...coughedOut,
  ])
    found.fill(true, from, to);
  if (!hits.some(({ concept }) => eaten.has(concept)))
    for (const { from } of of('general-talk'))
      for (const place of clauseAround(words, from)) found[place] = true;
  // “And if she chokes on a piece of apple?”
  for (const { from } of of('what-if'))
    for (let at = from; words[at]?.sentence === words[from]?.sentence && at < words.length; at += 1)
      found[at] = true;
  return found;
}

/** The words as a text, with a stop where a sentence ends and a comma where a part of it does. */
function textOf(words: readonly Word[]): string {
  return words.reduce((text, { text: word, sentence, clause }, place) => {
    const before = words[place - 1];
    if (before === undefined) return word;
    if (before.sentence !== sentence) return `${text}. ${word}`;
    return before.clause === clause ? `${text} ${word}` : `${text}, ${word}`;
  }, '');
}

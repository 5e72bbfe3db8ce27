import type { RedFlagClass, RedFlagLanguage } from '../knowledge/schemas/red-flags';
import { ageSaid } from './age-said';
import { isFeverForToday } from './fever';
import { type Hit, hitsIn } from './hits';
import { type HitsByConcept, levelOf } from './matches';
import { isMasked, meantWords } from './meant-words';
import { redFlagKnowledge } from './red-flag-knowledge';
import { languagesOf, withoutForeignMisspellings } from './languages-of';
import { sharedLexicon } from './shared-lexicon';
import { signsMeant } from './signs-meant';
import { type Drawings, stepsAt } from './steps-at';
import { type Word, wordsOf } from './words-of';

/** A sign in what a parent noted, which somebody should look at. */
export interface NotedSign extends Pick<RedFlagClass, 'id' | 'sign' | 'level' | 'sources'> {
  /** In which it was written. */
  language: RedFlagLanguage;
  /** What to do with one's hands until help comes. */
  steps: readonly string[];
  /** The drawings of these steps, by their numbers. */
  drawings: Drawings;
}

/** A sign of an emergency in a text. */
export interface RedFlag extends NotedSign {
  level: 'now' | 'today';
}

/** What stands in for an age that nobody named. */
const usualMonths = 9;

/**
 * Returns the signs of emergencies that a text tells of, the most urgent first, in any of the languages. The
 * age matters for fever; an age in the text counts before `ageMonths` where it is the younger. Takes time in
 * proportion to the length. Never throws.
 */
export function detectRedFlags(text: string, ageMonths: number = usualMonths): RedFlag[] {
  return signsIn(text, ageMonths, false).filter(isEmergency);
}

/** Returns these signs, and those which are mostly harmless in a question, of a text that a parent noted. */
export function detectNotedSigns(text: string, ageMonths: number): NotedSign[] {
  return signsIn(text, ageMonths, true);
}

/**
 * Whose steps are done first where several signs are told of: a child who is blue since a grape is choking, and
 * one who is floppy after egg needs the adrenaline pen. Others follow in the order of the classes.
 */
const firstToDo = ['anaphylaxis', 'drowning', 'seizure', 'consciousness', 'choking'];

function rankOf({ id }: NotedSign): number {
  const rank = firstToDo.indexOf(id);
  return rank < 0 ? firstToDo.length : rank;
}

/**
 * What tells how the rest of a sentence is meant. That of the likeliest language holds for words that mean the same
 * in another: "convulsiones" is Italian too, and "de pequeño" is not.
 */
const framing: ReadonlySet<string> = new Set(['mask', 'past', 'long-past', 'frame', 'asked-about', 'well']);

/** Concepts that only ever silence a pattern: a French salad is no child in Italian either. */
const silencing: ReadonlySet<string> = onlySilencing(redFlagKnowledge.classes);

function onlySilencing(classes: readonly RedFlagClass[]): Set<string> {
  const patterns = classes.flatMap((each) => each.patterns);
  const telling = new Set(patterns.flatMap(({ all }) => all.flatMap((names) => names.split('|'))));
  return new Set(patterns.flatMap(({ none = [] }) => none).filter((name) => !telling.has(name)));
}

const isEmergency = (sign: NotedSign): sign is RedFlag => sign.level !== 'soon';

function signsIn(text: string, ageMonths: number, isNote: boolean): NotedSign[] {
  const words = wordsOf(text);
  const told = withoutForeignMisspellings(words, hitsIn(words, sharedLexicon()));
  const hits = signsMeant(words, told);
  const found = new Map<string, NotedSign>();
  const languages = languagesOf(words, hits);
  const isOtherWord = otherWords(hits, languages[0]);
  for (const language of languages) {
    const own = hits.filter((hit) => isReadIn(language, hit, languages[0]) && !isOtherWord(hit));
    for (const flag of flagsIn(words, own, { language, ageMonths, isNote })) {
      const known = found.get(flag.id);
      if (known === undefined || (known.level !== 'now' && flag.level === 'now')) found.set(flag.id, flag);
    }
  }
  return [...found.values()].sort(
    (a, b) => Number(b.level === 'now') - Number(a.level === 'now') || rankOf(a) - rankOf(b),
  );
}

/**
 * Whether a hit counts in a language: English is mixed into all, but its "no" is "in the" in Portuguese.
 */
function isReadIn(language: RedFlagLanguage, hit: Hit, likeliest: RedFlagLanguage | undefined): boolean {
  if (hit.language === language) return true;
  if (hit.language === 'en') return hit.concept !== 'not' || likeliest === 'en';
  return hit.language === likeliest && (framing.has(hit.concept) || silencing.has(hit.concept));
}

/**
 * Whether a hit is a word of the likeliest language that only looks like a sign of another: "ago" is a needle in
 * Italian, and "stare" is to stay.
 */
function otherWords(hits: readonly Hit[], likeliest: RedFlagLanguage | undefined): (hit: Hit) => boolean {
  const own = new Set(
    hits
      .filter(({ concept, language }) => concept === 'own-word' && language === likeliest)
      .map(({ from }) => from),
  );
  return ({ language, from, to }) => language !== likeliest && to - from === 1 && own.has(from);
}

function flagsIn(
  words: readonly Word[],
  hits: readonly Hit[],
  { language, ageMonths, isNote }: { language: RedFlagLanguage; ageMonths: number; isNote: boolean },
): NotedSign[] {
  const meant = meantWords(words, hits);
  const byConcept = hitsByConcept(hits.filter((hit) => !isMasked(meant, hit)));
  const said = ageSaid(words, byConcept, numberReader(language));
  const youngest = Math.min(ageMonths, said ?? ageMonths);
  const isFever = isFeverForToday({ words, hits: byConcept, meant }, youngest, said !== null);
  return redFlagKnowledge.classes.flatMap((each) => {
    const matched = levelOf(each, byConcept, { meant, isNote, ageMonths: youngest });
    const level = matched ?? (each.id === 'fever' && isFever ? each.level : null);
    if (level === null) return [];
    const { id, sign, sources } = each;
    return [{ id, sign, sources, level, language, ...stepsAt(each, { ageMonths: youngest, level }) }];
  });
}

function hitsByConcept(hits: readonly Hit[]): HitsByConcept {
  const found = new Map<string, Hit[]>();
  for (const hit of hits) {
    const others = found.get(hit.concept);
    if (others === undefined) found.set(hit.concept, [hit]);
    else others.push(hit);
  }
  return found;
}

function numberReader(language: RedFlagLanguage): (word: string) => number | null {
  const lists = redFlagKnowledge.words.filter((each) => each.language === 'en' || each.language === language);
  const names = Object.assign({}, ...lists.map(({ numbers = {} }) => numbers)) as Record<string, number>;
  return (word) => (/^\d/.test(word) ? Number(word) : (names[word] ?? null));
}

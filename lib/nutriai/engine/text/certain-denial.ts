import { foods } from '../foods/food-list';
import { knowledge } from '../knowledge/knowledge';
import { type ReadLanguage } from '../knowledge/schemas/words';
import { compounds } from './compounds/compounds';
import { keysOf } from './lexicon';
import { isListedWord } from './ordinary-words';
import { type Token } from './tokens';

/** In which languages “no” denies what comes after it. In Portuguese it is “in the”, in Japanese “of”. */
const languagesOfNo: readonly ReadLanguage[] = ['es', 'it'];

const plain = (language: ReadLanguage): ReadonlySet<string> => new Set(knowledge.plainWords[language] ?? []);
const portuguese = plain('pt');
const othersOfNo = languagesOfNo.map(plain);
/** In Portuguese, “no” has its article within it, so that no such word can follow. */
const neverAfterIn: ReadonlySet<string> = new Set(['con', 'de', 'del', 'es', 'sin']);
const alike: ReadonlySet<string> = new Set(knowledge.denials.alike);
const speaksAgainst: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(knowledge.denials.otherMeanings).map(([word, words]) => [word, new Set(words)]),
);

let english: ReadonlySet<string> | undefined;

/** Words of the names that the lists write in English. */
function englishNames(): ReadonlySet<string> {
  english ??= new Set([
    ...foods.flatMap(({ name }) => keysOf(name)),
    ...compounds.flatMap(({ names: [name = ''] }) => keysOf(name)),
  ]);
  return english;
}

type Speech = 'english' | 'foreign' | 'neither';

/** What a word tells of the language; what is written the same in several tells nothing. */
function speechOf({ kind, text, key }: Token): Speech {
  if (kind !== 'word' || alike.has(text) || alike.has(key)) return 'neither';
  if (portuguese.has(text)) return isListedWord(text) ? 'neither' : 'foreign';
  if (isListedWord(text) || isListedWord(key) || englishNames().has(key)) return 'english';
  return 'foreign';
}

interface Counts {
  english: number;
  foreign: number;
  portuguese: number;
  /** Words of the language that denies by “no” and speaks most, which Portuguese has not. */
  other: number;
}

function countsOf(tokens: readonly Token[]): Counts {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text !== 'no');
  const count = (is: (token: Token) => boolean): number => words.filter(is).length;
  return {
    english: count((token) => speechOf(token) === 'english'),
    foreign: count((token) => speechOf(token) === 'foreign'),
    portuguese: count(({ text }) => portuguese.has(text) && !isListedWord(text)),
    other: Math.max(
      ...othersOfNo.map((own) =>
        count(({ text }) => own.has(text) && !portuguese.has(text) && !alike.has(text)),
      ),
    ),
  };
}

/**
 * Returns what tells whether a word that denies, from token `first` to before `end`, is certain to be one in
 * the language of the text. Where it may mean something else ("frango no leite", "saba no miso", the Danish
 * "sin" for "his") it clears no allergen. The words of the text are counted once, and only where it matters.
 */
export function denialIsCertain(tokens: readonly Token[]): (first: number, end: number) => boolean {
  let counts: Counts | undefined;
  let words: ReadonlySet<string> | undefined;
  return (first, end) => {
    const denying = tokens[first]?.text ?? '';
    const against = end === first + 1 ? speaksAgainst.get(denying) : undefined;
    if (against) {
      words ??= new Set(tokens.map(({ text }) => text));
      return ![...against].some((word) => words?.has(word));
    }
    if (denying !== 'no' || end > first + 1) return true;
    return noDenies(tokens, first, () => (counts ??= countsOf(tokens)));
  };
}

function noDenies(tokens: readonly Token[], place: number, counted: () => Counts): boolean {
  const [before, after] = [tokens[place - 1], tokens[place + 1]];
  // A Brazilian says “no cream cheese” as well.
  const isBrazilian = after?.text === 'cream' && tokens[place + 2]?.text === 'cheese';
  if (after?.kind !== 'word' || (speechOf(after) === 'english' && !isBrazilian)) return true;
  if (neverAfterIn.has(after.text)) return true;
  const { english: ours, foreign, portuguese: theirs, other } = counted();
  if (before?.kind !== 'word') return Math.max(ours, other) > theirs;
  return (other > 1 && theirs === 0) || (speechOf(before) !== 'foreign' && ours > foreign);
}

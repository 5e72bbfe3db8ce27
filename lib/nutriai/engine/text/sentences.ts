import { stepVerbs } from './function-words';
import { isOrdinaryWord } from './ordinary-words';
import { type Token } from './tokens';
import { isUnitWord } from './units';

/** `list`: a line of a list of ingredients; `method`: a step; `title`: a heading; `free`: anything else. */
export type LineKind = 'list' | 'method' | 'title' | 'free';

/** A line of the text: tokens from `first` to before `end`, without its mark of a list. */
export interface Line {
  first: number;
  end: number;
  kind: LineKind;
}

/** A part of a line that ends with a full stop, a semicolon or the like. */
export interface Sentence {
  first: number;
  end: number;
  line: number;
  /** It begins as an order to the cook does. */
  isStep: boolean;
}

export interface Layout {
  lines: readonly Line[];
  sentences: readonly Sentence[];
}

const listHeadings = new Set([
  'ingredient',
  'need',
  'shopping',
  'sauce',
  'topping',
  'serve',
  'filling',
  'garnish',
  'optional',
  'contain',
  'contents',
]);
const methodHeadings = new Set([
  'method',
  'instruction',
  'direction',
  'step',
  'preparation',
  'make',
  'note',
  'tip',
  'storage',
  'how',
  'do',
  'serving',
  'process',
]);

/** Words that open a step, besides the verbs of a method. */
const stepOpeners = new Set(
  (
    'mash halve quarter slice chop dice cube grate shred flake mince grind puree blend ' +
    'blitz whizz squash flatten crush peel core pit stone skin bone soak boil simmer ' +
    'steam poach roast bake grill fry saute brown scramble stew braise toast melt warm ' +
    'heat cook reheat thaw freeze stir swirl loosen thin cut blanch crumble first ' +
    'then next finally meanwhile once when to in carefully gently lightly while after'
  ).split(' '),
);

const abbreviations = new Set(
  'approx min mins hr hrs eg ie etc st oz lb lbs tsp tbsp tbs pkt pkts no vs incl opt'.split(' '),
);
const sentenceEnds = new Set(['.', ';', '!', '?', '|']);

/**
 * The lines and sentences of a text. A list of one line and a step of one line are told apart by their
 * headings and first words.
 */
export function layoutOf(tokens: readonly Token[]): Layout {
  const lines: Line[] = [];
  const sentences: Sentence[] = [];
  let section: LineKind = 'free';
  let place = 0;
  while (place < tokens.length) {
    let end = place;
    while (end < tokens.length && tokens[end]?.text !== '\n') end += 1;
    const first = afterListMark(tokens, place, end);
    if (first < end) {
      const heading = headingKind(tokens, first, end);
      if (heading !== null) section = heading;
      const kind = heading === null ? lineKind(tokens, { first, end }, section) : 'title';
      lines.push({ first, end, kind });
      sentences.push(...sentencesOf(tokens, { first, end }, lines.length - 1));
    }
    place = end + 1;
  }
  return { lines: withTitle(lines), sentences };
}

/** "1.", "2)", "-", "Step 3:" in front of a line; never a quantity ("1 egg"). */
function afterListMark(tokens: readonly Token[], first: number, end: number): number {
  let place = first;
  while (place < end && /^[-+#>=•"[\]]$/.test(tokens[place]?.text ?? '')) place += 1;
  if (tokens[place]?.text === 'step' && tokens[place + 1]?.kind === 'number') place += 1;
  const mark = tokens[place + 1]?.text ?? '';
  const numbered =
    tokens[place]?.kind === 'number' && ['.', ')', ':'].includes(mark) && tokens[place + 1]?.joint === '';
  return numbered && place + 2 <= end ? place + 2 : place;
}

/** A line that is a heading says what the lines after it are; null when it is none. */
function headingKind(tokens: readonly Token[], first: number, end: number): LineKind | null {
  const words = tokens.slice(first, end).filter(({ kind }) => kind === 'word');
  if (words.length === 0 || words.length > 6) return null;
  const last = tokens[end - 1]?.text;
  const alone = words.length <= 2 && tokens.slice(first, end).every(({ kind }) => kind === 'word');
  if (last !== ':' && !alone) return null;
  if (words.some(({ key }) => methodHeadings.has(key)) && words.every(({ text }) => isOrdinaryWord(text)))
    return 'method';
  if (
    words.some(({ key }) => listHeadings.has(key)) &&
    (last === ':' || words.every(({ text }) => isOrdinaryWord(text)))
  )
    return 'list';
  return null;
}

function lineKind(
  tokens: readonly Token[],
  { first, end }: Pick<Line, 'first' | 'end'>,
  section: LineKind,
): LineKind {
  if (section === 'method') return 'method';
  return opensStep(tokens, first, end) ? 'method' : section;
}

function opensStep(tokens: readonly Token[], first: number, end: number): boolean {
  const opener = tokens[first];
  if (opener?.kind !== 'word' || !(stepOpeners.has(opener.text) || stepVerbs.has(opener.text))) return false;
  return tokens.slice(first, end).filter(({ kind }) => kind === 'word').length >= 2;
}

/**
 * Lines without headings are a list when there are several and they are not steps. The first line may be the
 * name of the dish.
 */
function withTitle(lines: readonly Line[]): Line[] {
  const several = lines.length >= 3;
  return lines.map((line, place) => {
    if (line.kind !== 'free') return line;
    if (several && place === 0) return { ...line, kind: 'title' };
    return several ? { ...line, kind: 'list' } : line;
  });
}

function sentencesOf(
  tokens: readonly Token[],
  { first, end }: Pick<Line, 'first' | 'end'>,
  line: number,
): Sentence[] {
  const sentences: Sentence[] = [];
  let start = first;
  for (let place = first; place < end; place += 1) {
    if (!endsSentence(tokens, place)) continue;
    if (place > start)
      sentences.push({ first: start, end: place, line, isStep: opensStep(tokens, start, place) });
    start = place + 1;
  }
  if (start < end) sentences.push({ first: start, end, line, isStep: opensStep(tokens, start, end) });
  return sentences;
}

function endsSentence(tokens: readonly Token[], place: number): boolean {
  const token = tokens[place];
  if (token?.kind !== 'mark' || !sentenceEnds.has(token.text)) return false;
  if (token.text !== '.') return true;
  const next = tokens[place + 1];
  if (next?.joint === '') return false;
  const before = tokens[place - 1]?.text ?? '';
  const shortened = abbreviations.has(before) || (isUnitWord(before) && before.length <= 4);
  return !(shortened && tokens[place]?.joint === '' && next !== undefined && next.kind !== 'mark');
}

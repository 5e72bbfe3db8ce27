/** A list that a text goes on with ("milk, egg and soya"), and where it ends. */
export interface FoodsListed {
  items: readonly string[];
  end: number;
}

/** How many of an item's words name something to eat; 0 for none. */
export type CountFoodWords = (words: readonly string[]) => number;

const wordsOf = (text: string) => new Set(text.trim().split(/\s+/));

/** Words that no list of foods goes on with. */
const stops = wordsOf(`
  a an the can could may might should shall would will is isnt isn't am are aren't was were do does don't
  doesn't did has have had having what when where which who how why so but if
  then than she he they it we i you her his him our my their them this that these those please tea for with
  without at in on only too also though although since after before
  until ok okay safe fine alright allowed good bad yes no not because as about just now currently still help
  here there really very any thing things eat eats ate eating
  says said say thinks think thought told diagnosed
  give giving gave try tried trying get gets got got's he's she's they're we're i'm it's baby allergy
  allergies allergic intolerance free reaction last today yesterday
  month months year years week weeks mo yo old lo dd ds whenever when's every once twice again ever does
`);
const connectors = wordsOf('and or nor plus n & + /');
/** What begins another clause, so that a list may end before it. */
const clauseWords = wordsOf(
  "can could may should shall is are what so but which how does do i'm she he we they if she's he's",
);
const wordsInItem = 3;
const itemsAtMost = 8;

const piece = /\s*(?:(,)|([&+/])|([a-zà-ÿ][a-zà-ÿ']*)|([^\s]))/y;

interface Piece {
  text: string;
  kind: 'comma' | 'word' | 'other';
  start: number;
  end: number;
}

function pieceAt(text: string, from: number): Piece | null {
  piece.lastIndex = from;
  const match = piece.exec(text);
  if (match === null) return null;
  const [whole, comma, sign, word, other] = match;
  const found = comma ?? sign ?? word ?? other ?? '';
  const end = from + whole.length;
  const kind = comma !== undefined ? 'comma' : (sign ?? word) !== undefined ? 'word' : 'other';
  return { text: found, kind, start: end - found.length, end };
}

const isFoodWord = (each: Piece | null): each is Piece =>
  each !== null && each.kind === 'word' && !stops.has(each.text) && !connectors.has(each.text);

function itemAt(text: string, from: number, count: CountFoodWords): { item: string; end: number } | null {
  const pieces: Piece[] = [];
  for (
    let next = pieceAt(text, from);
    isFoodWord(next) && pieces.length < wordsInItem;
    next = pieceAt(text, next.end)
  )
    pieces.push(next);
  const used = pieces.slice(0, count(pieces.map((each) => each.text)) || pieces.length);
  const last = used.at(-1);
  return last === undefined ? null : { item: used.map((each) => each.text).join(' '), end: last.end };
}

/**
 * Whether what stands after a comma belongs to the list, and is not what is asked about: "allergic to egg,
 * waffles?"
 */
function goesOn(text: string, end: number): boolean {
  const next = pieceAt(text, end);
  if (next === null) return true;
  if (next.kind === 'other') return '.!;)'.includes(next.text);
  return next.kind === 'comma' || connectors.has(next.text) || clauseWords.has(next.text);
}

/** Reads the foods that a text lists from a position on. */
export function listFrom(text: string, from: number, count: CountFoodWords): FoodsListed {
  const items: string[] = [];
  let end = from;
  let at = from;
  while (items.length < itemsAtMost) {
    const found = itemAt(text, at, count);
    if (found === null) break;
    const isOwn = items.length > 0 && isOnlyComma(text, end);
    if (isOwn && !(count(found.item.split(' ')) > 0 && goesOn(text, found.end))) break;
    items.push(found.item);
    end = found.end;
    at = afterConnectors(text, end);
    if (at === end) break;
  }
  return { items, end };
}

/** Whether a comma follows, and no "and" after it. */
function isOnlyComma(text: string, from: number): boolean {
  const next = pieceAt(text, from);
  return next?.kind === 'comma' && !connectors.has(pieceAt(text, next.end)?.text ?? '');
}

function afterConnectors(text: string, from: number): number {
  let at = from;
  for (
    let next = pieceAt(text, at);
    next !== null && (next.kind === 'comma' || connectors.has(next.text));
    next = pieceAt(text, at)
  )
    at = next.end;
  return at;
}

/** "Can he have porridge, milk allergy": the clause before the comma asks, and is no part of the list. */
function asks(before: string): boolean {
  const clause = before.split(/[,.?!;:]/).at(-1) ?? '';
  return /\b(?:can|could|may|might|should|shall|will|would|is|are|does|do)\b/.test(clause);
}

/** Reads the foods that are listed just before a position: "milk and egg" of "a milk and egg allergy". */
export function listBefore(text: string, end: number): { items: readonly string[]; start: number } {
  const before = text.slice(0, end);
  const pieces = [...before.matchAll(/[a-zà-ÿ][a-zà-ÿ']*|[^\s]/g)];
  const items: string[][] = [[]];
  let start = end;
  for (const match of pieces.reverse()) {
    const [word] = match;
    const current = items[0] ?? [];
    if (connectors.has(word) || word === ',') {
      if (current.length === 0 || (word === ',' && asks(before.slice(0, match.index)))) break;
      items.unshift([]);
      continue;
    }
    if (!/^[a-zà-ÿ]/.test(word) || stops.has(word) || current.length === wordsInItem) break;
    current.unshift(word);
    start = match.index;
  }
  return { items: items.filter((each) => each.length > 0).map((each) => each.join(' ')), start };
}

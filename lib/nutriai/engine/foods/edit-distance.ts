/** Rows of the table below, used again by every call: most of what a text costs is this comparison. */
const rows: [number[], number[], number[]] = [[], [], []];

/**
 * Edits between two words (a letter put in, left out, exchanged, or swapped with its neighbour), or null when
 * there are more than `most`. Optimal string alignment distance.
 */
export function editDistance(from: string, to: string, most: number): number | null {
  if (Math.abs(from.length - to.length) > most) return null;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= to.length; column += 1) last[column] = column;
  for (let row = 1; row <= from.length; row += 1) {
    const letter = from.charCodeAt(row - 1);
    const letterBefore = from.charCodeAt(row - 2);
    let least = row;
    current[0] = row;
    for (let column = 1; column <= to.length; column += 1) {
      const other = to.charCodeAt(column - 1);
      let edits = at(last, column - 1) + (letter === other ? 0 : 1);
      edits = Math.min(edits, at(last, column) + 1, at(current, column - 1) + 1);
      const isSwapped = letter === to.charCodeAt(column - 2) && letterBefore === other;
      if (isSwapped) edits = Math.min(edits, at(beforeLast, column - 2) + 1);
      current[column] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return null;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const edits = at(last, to.length);
  return edits <= most ? edits : null;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}

/** The letters of a word as 32 bits; letters that share a bit only let more pairs through `mayBeWithin`. */
export function letterSet(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index += 1) set |= 1 << (word.charCodeAt(index) & 31);
  return set;
}

/**
 * Whether two words of these letters can lie within `most` edits, each of which changes at most two letters:
 * a quick way to say no.
 */
export function mayBeWithin(letters: number, otherLetters: number, most: number): boolean {
  let different = 0;
  for (let rest = letters ^ otherLetters; rest !== 0; rest &= rest - 1) different += 1;
  return different <= 2 * most;
}

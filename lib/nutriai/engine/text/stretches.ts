import { type Token } from './tokens';
import { unitOf } from './units';

/** What stands between two marks of a text, found once for all its tokens. */
export interface Stretches {
  /** Where the stretch of a token begins: after the last mark before it. */
  firstOf: (place: number) => number;
  /** Where it ends: at the next mark after the token. */
  endOf: (place: number) => number;
  /** How many of these tokens are neither numbers nor units. */
  wordsIn: (first: number, end: number) => number;
}

/** The stretches of a text. */
export function stretchesOf(tokens: readonly Token[]): Stretches {
  const firsts: number[] = [];
  const ends = tokens.map((_, place) => place + 1);
  const wordsBefore = [0];
  tokens.forEach(({ kind, text }, place) => {
    firsts.push(tokens[place - 1]?.kind === 'mark' ? place : (firsts[place - 1] ?? 0));
    const isWord = kind !== 'number' && unitOf(text) === undefined;
    wordsBefore.push((wordsBefore[place] ?? 0) + (isWord ? 1 : 0));
  });
  for (let place = tokens.length - 2; place >= 0; place -= 1)
    if (tokens[place + 1]?.kind !== 'mark') ends[place] = ends[place + 1] ?? tokens.length;
  return {
    firstOf: (place) => firsts[place] ?? place,
    endOf: (place) => ends[place] ?? place + 1,
    wordsIn: (first, end) => (wordsBefore[end] ?? 0) - (wordsBefore[first] ?? 0),
  };
}

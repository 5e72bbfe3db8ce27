import { knowledge } from '../knowledge/knowledge';
import { type Mention } from './mention';
import { normaliseText } from './normalise-text';
import { type Token } from './tokens';

const plain = (word: string) => normaliseText(word).text;
const impliedParts = knowledge.impliedParts.map(({ food, words, unless }) => ({
  food,
  words: new Set(words.map(plain)),
  unless: new Set(unless.map(plain)),
}));

/** “Creamy tomato and mushroom soup”: words between the adjective and the name of the dish. */
const mostBefore = 4;
/** Words around a dish among which something says what makes it creamy. */
const around = 14;
const sentenceEnds = new Set(['\n', '.', ';', '!', '?']);

/** Ids of the foods that an adjective says are in a dish: cream in “creamy mushroom soup”. */
export function impliedPartsOf({ first, end, meaning }: Mention, tokens: readonly Token[]): string[] {
  if (meaning.compound?.kind !== 'dish') return [];
  const from = startOf(tokens, first, mostBefore);
  return impliedParts.flatMap(({ food, words, unless }) => {
    const isSaid = tokens.slice(from, Math.min(tokens.length, end + 1)).some(({ text }) => words.has(text));
    if (!isSaid) return [];
    const near = tokens.slice(startOf(tokens, first, around), endOf(tokens, end));
    return near.some(({ text }) => unless.has(text)) ? [] : [food];
  });
}

/** The place so many words back at most, in the same part of the sentence. */
function startOf(tokens: readonly Token[], first: number, most: number): number {
  let place = first;
  while (place > 0 && first - place < most && !isEnd(tokens[place - 1])) place -= 1;
  return place;
}

function endOf(tokens: readonly Token[], end: number): number {
  let place = end;
  while (place < tokens.length && place - end < around && !isEnd(tokens[place])) place += 1;
  return place;
}

function isEnd(token: Token | undefined): boolean {
  return token?.kind === 'mark' && sentenceEnds.has(token.text);
}

import { knowledge } from '../knowledge/knowledge';
import { longestMatch } from '../text/phrase-tree';
import { type Token } from '../text/tokens';
import { isDeniedStatement } from './denied-statement';
import { handlingTrees } from './handling-tree';

const words = knowledge.handlingWords.whileEating;
const meanwhile = new Set(words.meanwhile);
const others = new Set(words.others);
const seated = new Set(words.seated);
const otherTimes = new Set(words.otherTimes);
const statementsByWord: ReadonlyMap<string, string> = new Map(
  Object.entries(words.doing).flatMap(([statement, doing]) =>
    doing.map((word): [string, string] => [word, statement]),
  ),
);
/** Words from “while” to what is done, and from another time, or from somebody else, to it. */
const longestMeanwhile = 6;
const longestBefore = 5;
const nearestOther = 2;
const wordOf = ({ text }: Token) => text;

/**
 * What a sentence says of how the child eats: “while he runs around”, “on the swing”, “lying down”. “After
 * running around” is another time, and in “while I run the bath” it is not the child who runs. Takes time in
 * proportion to the length.
 */
export function howItIsEaten(tokens: readonly Token[], first: number, end: number): string[] {
  const said: string[] = [];
  for (let place = first; place < end; place += 1) {
    if (meanwhile.has(tokens[place]?.text ?? '')) {
      const statement = doneMeanwhile(tokens, place, end);
      if (statement !== undefined && !isDeniedStatement({ tokens, first }, place)) said.push(statement);
    }
    const phrase = longestMatch(handlingTrees().eatenHow, tokens, { first: place, wordOf, end });
    if (phrase && !isOfOther(tokens, first, place)) said.push(...(phrase.value.statements ?? []));
  }
  return said;
}

/** What is done at the same time, unless somebody else does it or the child sits all the same. */
function doneMeanwhile(tokens: readonly Token[], place: number, end: number): string | undefined {
  let statement: string | undefined;
  for (let next = place + 1; next < Math.min(end, place + 1 + longestMeanwhile); next += 1) {
    const token = tokens[next];
    if (token?.kind !== 'word') break;
    if (seated.has(token.text)) return undefined;
    if (statement === undefined && (others.has(token.text) || otherTimes.has(token.text))) return undefined;
    statement ??= statementsByWord.get(token.text);
  }
  return statement;
}

/** Whether the words right before a phrase make it that of another time, or of somebody else, or deny it. */
function isOfOther(tokens: readonly Token[], first: number, place: number): boolean {
  if (isDeniedStatement({ tokens, first }, place)) return true;
  for (let before = place - 1; before >= Math.max(first, place - longestBefore); before -= 1) {
    const token = tokens[before];
    if (token?.kind !== 'word') return false;
    if (otherTimes.has(token.text)) return true;
    if (others.has(token.text) && place - before <= nearestOther) return true;
  }
  return false;
}

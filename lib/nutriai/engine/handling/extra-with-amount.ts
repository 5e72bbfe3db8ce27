import { numberAt } from '../text/numbers-in-text';
import { longestMatch } from '../text/phrase-tree';
import { type Token } from '../text/tokens';
import { isUnitWord } from '../text/units';
import { isDeniedStatement } from './denied-statement';
import { handlingTrees } from './handling-tree';

const wordOf = ({ text }: Token) => text;
/** Between a unit and what it measures. */
const links = new Set(['of', 'de', 'd', 'di', 'a', 'an']);

/**
 * What a sentence says with an amount in the middle of it: “an extra 60 ml of water” says “extra water”, “two
 * ounces more of boiled water”. Takes time in proportion to the length.
 */
export function extraWithAmount(tokens: readonly Token[], first: number, end: number): string[] {
  const rest: Token[] = [];
  let left = false;
  for (let place = first; place < end;) {
    const after = endOfAmount(tokens, place, end);
    left ||= after !== null;
    const token = tokens[place];
    if (after === null && token) rest.push(token);
    place = after ?? place + 1;
  }
  if (!left) return [];
  return rest.flatMap((_, place) => {
    const said = longestMatch(handlingTrees().said, rest, { first: place, wordOf, end: rest.length });
    const isSaid = said && !isDeniedStatement({ tokens: rest, first: 0 }, place);
    return isSaid ? (said.value.statements ?? []).filter((statement) => amountsApart.has(statement)) : [];
  });
}

/** Statements that are of how much: others gain nothing by an amount that is left out. */
const amountsApart = new Set(['less-powder', 'more-powder']);

/** Where a measure that begins at a place ends, with its “of”; null where none does. */
function endOfAmount(tokens: readonly Token[], place: number, end: number): number | null {
  const number = numberAt(tokens, place, end);
  if (!number || !isUnitWord(tokens[number.end]?.text ?? '')) return null;
  let after = number.end + 1;
  while (after < end && links.has(tokens[after]?.text ?? '')) after += 1;
  return after;
}

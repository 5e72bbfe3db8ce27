import { type Locale } from '../child';
import { type AmountLanguage } from '../knowledge/schemas/amounts-in-languages';
import { languageOfAmounts } from './amount-languages';
import { wordsOf } from './amount-tokens';
import { isBreak, partsOf, type Word, wordsIn } from './clause-words';
import { leftParts, only, rest } from './eaten-phrases';
import { clauseIn, crustIn, type Found, leftByName, partBehindDash, partOfOne } from './found-clauses';
import { partOfPieces } from './part-of-pieces';
import { type StatedAmount, statedAmount } from './stated-amount';

/** Words of a text that say which part of what stands before them was eaten, or was left. */
export interface EatenClause {
  kind: 'ate' | 'left';
  /** Place of the whole clause, and of what it says, in the text. */
  start: number;
  end: number;
  content: string;
  contentStart: number;
  /** Nothing else was eaten. */
  isOnly: boolean;
  /** Of what was served the rest was left. */
  isRest: boolean;
  /** Nothing follows. */
  isLast: boolean;
  /** It is the crust that was left. */
  isCrust: boolean;
  /** In brackets or between two foods it is said of the food before it alone. */
  isOfOne: boolean;
  /** How much it says, where it names no food. */
  stated: StatedAmount;
  /** What part vague words of what was left stand for. */
  leftPart: number | null;
  /** What part of one piece is named: its middle, its edges. */
  partOfOne: number | null;
  /** "2 of 3", or "2 of them" of what was cut into three. */
  partOfPieces: number | null;
}

const isPartAlone = ({ isPart, share, measure, grams, millilitres, ounces }: StatedAmount) =>
  (isPart || share !== null) && [measure, grams, millilitres, ounces].every((each) => each === null);

/**
 * Returns what a text says of how much was eaten or left of the foods before it ("ate 2", "left the peas", "half on the
 * floor"), in the order of the text.
 */
export function eatenClauses(
  text: string,
  names: readonly { start: number; end: number }[],
  locale: Locale,
): EatenClause[] {
  const line = wordsIn(text, names);
  const language = languageOfAmounts(text);
  const firstName = line.findIndex(({ isName }) => isName);
  if (firstName < 0) return [];
  return partsOf(line).flatMap((part): EatenClause[] => {
    const within = { from: Math.max(part.from, firstName), to: part.to };
    const crust = crustIn(line, within);
    const found =
      crust ??
      leftByName(line, within.from, within.to) ??
      clauseIn(line, within) ??
      partBehindDash(line, within);
    if (!found || found.from <= firstName) return [];
    const clause = clauseOf(found, {
      line,
      text,
      locale,
      language,
      isCrust: crust !== null,
    });
    return found.isDashed === true && !isPartAlone(clause.stated) ? [] : [clause];
  });
}

interface Setting {
  line: readonly Word[];
  text: string;
  locale: Locale;
  language: AmountLanguage | null;
  isCrust: boolean;
}

function clauseOf(
  { kind, from, contentFrom, contentTo }: Found,
  { line, text, locale, language, isCrust }: Setting,
): EatenClause {
  const start = line[from]?.start ?? 0;
  const end = line[contentTo - 1]?.end ?? text.length;
  const contentStart = line[contentFrom]?.start ?? end;
  const content = text.slice(contentStart, end);
  const said = line.slice(from, contentTo).map((word) => word.text);
  const saidLeft = line
    .slice(contentFrom, contentTo)
    .map((word) => word.text)
    .join(' ');
  const isOfOne = line[from - 1]?.text === '(' || line.slice(contentTo).some(({ isName }) => isName);
  return {
    kind,
    start,
    end: Math.max(end, endOfPart(line, contentTo)),
    content,
    contentStart,
    isOnly: said.some((word) => only.has(word)),
    isRest: rest.some((word) => said.join(' ').includes(word)),
    isLast: contentTo >= line.length,
    isCrust,
    isOfOne,
    stated: statedAmount(wordsOf(content, language), locale),
    leftPart: kind === 'left' ? (leftParts.get(saidLeft) ?? null) : null,
    partOfOne: partOfOne(line, contentFrom, contentTo),
    partOfPieces: partOfPieces(wordsOf(content, language), text.slice(0, start)),
  };
}

/** What stands behind what a clause says, up to the next mark, is part of it. */
function endOfPart(line: readonly Word[], at: number): number {
  let end = line[at - 1]?.end ?? 0;
  for (
    let next = at;
    next < line.length && !isBreak(line[next]?.text) && line[next]?.isName === false;
    next += 1
  )
    end = line[next]?.end ?? end;
  return end;
}

import { type Locale } from '../child';
import { type ParsedIngredient, type ParsedText } from '../text/parsed-ingredient';
import { parseIngredients } from '../text/parse-ingredients';
import { eatenClauses } from './eaten-clauses';
import { isOfServed, type ReadClause, withEatenParts } from './eaten-parts';
import { amountsAsServed } from './portion-mentions';
import { readAs } from './read-as';
import { type Reading } from './reading';
import { withoutRefused } from './refusals';

/** A text of a log, taken apart into what was served and what was eaten of it. */
export interface ServedText {
  /** As it is read, with spaces in the place of the clauses. */
  text: string;
  parsed: ParsedText;
  clauses: readonly ReadClause[];
  /** What was read as other words, with its places in the text. */
  readings: readonly Reading[];
  /**
   * What the words themselves name, whatever they were read as, without what was refused or left: allergens are
   * neither guessed nor met on the plate.
   */
  eatenAsWritten: readonly ParsedIngredient[];
}

const isEaten = ({ role, madeHere }: ParsedIngredient) =>
  !madeHere && (role === 'ingredient' || role === 'drink');

/** Takes out of a text what it says of how much was eaten or left of the foods before it. */
export function servedText(written: string, locale: Locale | undefined, ageMonths?: number): ServedText {
  const { text, readings } = readAs(written, ageMonths);
  const served = withoutClauses(text, locale);
  const { text: eaten } = withoutRefused({ text: written, readings: [] });
  const own = text === eaten ? served : withoutClauses(eaten, locale);
  return { ...served, readings, eatenAsWritten: eatenIngredients(own, locale) };
}

/** The foods of a text of which something was eaten. */
function eatenIngredients(
  { text, parsed, clauses }: Pick<ServedText, 'text' | 'parsed' | 'clauses'>,
  locale: Locale | undefined,
): ParsedIngredient[] {
  const amounts = amountsAsServed(parsed.ingredients.filter(isEaten), { text, locale: locale ?? 'uk' });
  return withEatenParts(amounts, clauses).map(({ ingredient }) => ingredient);
}

/** What parted a clause at the end from the foods before it. */
const markAtEnd = /[.;]\s*$/u;

function withoutClauses(
  text: string,
  locale: Locale | undefined,
): Pick<ServedText, 'text' | 'parsed' | 'clauses'> {
  const parsed = parseIngredients(text, { locale });
  const foods = parsed.ingredients.filter(isEaten);
  const clauses = eatenClauses(text, foods, locale ?? 'uk').flatMap((clause): ReadClause[] => {
    const named = parseIngredients(clause.content, { locale }).ingredients.filter(isEaten);
    if (!isOfServed(clause, named, foods)) return [];
    const amounts = amountsAsServed(named, { text: clause.content, locale: locale ?? 'uk' });
    return [
      {
        ...clause,
        named: clause.isCrust ? [] : amounts.map((each) => movedBy(clause.contentStart, each)),
      },
    ];
  });
  if (clauses.length === 0) return { text, parsed, clauses };
  const served = clauses
    .reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)
    .replace(markAtEnd, (mark) => ' '.repeat(mark.length));
  return { text: served, parsed: parseIngredients(served, { locale }), clauses };
}

function movedBy<Named extends { ingredient: ParsedIngredient }>(places: number, named: Named): Named {
  const { ingredient } = named;
  return {
    ...named,
    ingredient: { ...ingredient, start: ingredient.start + places, end: ingredient.end + places },
  };
}

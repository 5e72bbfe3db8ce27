import { findFoods } from '../foods/find-foods';
import { isFunctionWord } from './function-words';
import { nameContexts } from './name-contexts';
import { isOrdinaryWord } from './ordinary-words';
import { type UnknownIngredient } from './parsed-ingredient';
import { isPreparationWord } from './preparations-in';
import { type Token } from './tokens';
import { isUnitWord } from './units';

/** Looking up what is near takes time; a text of so many unknown words is no recipe. */
const mostLookUps = 20;
const nearestFoods = 3;
const longestName = 60;

/** Words of three letters and more that no step of the reading knows, those that stand together as one. `named` are tokens within names. */
export function unknownWords(
  tokens: readonly Token[],
  named: ReadonlySet<number>,
  original: string,
): UnknownIngredient[] {
  const unknown: UnknownIngredient[] = [];
  const nearest = new Map<string, readonly string[]>();
  for (let place = 0; place < tokens.length;) {
    let end = place;
    while (
      end < tokens.length &&
      isUnknown(tokens, end, named) &&
      (end === place || tokens[end]?.kind === 'word')
    )
      end += 1;
    const [first, last] = [tokens[place], tokens[end - 1]];
    if (end > place && first && last) {
      const text = original.slice(first.start, last.end);
      if (!nearest.has(text) && nearest.size < mostLookUps) nearest.set(text, nearestTo(text));
      unknown.push({ text, start: first.start, end: last.end, nearest: nearest.get(text) ?? [] });
    }
    place = Math.max(end, place + 1);
  }
  return unknown;
}

function isUnknown(tokens: readonly Token[], place: number, named: ReadonlySet<number>): boolean {
  const token = tokens[place];
  if (token?.kind !== 'word' || named.has(place) || isNumberWord(token.text)) return false;
  // Two letters say little in Latin script, and much in others.
  if (token.text.length < 3 && /^[a-z]*$/.test(token.text)) return false;
  return ![isOrdinaryWord, isFunctionWord, isUnitWord, isPreparationWord, isCommonName].some((is) =>
    is(token.text),
  );
}

function isNumberWord(text: string): boolean {
  return /\d/.test(text);
}

/** A common word that names a food only in another place ("pan"). */
function isCommonName(text: string): boolean {
  return Object.hasOwn(nameContexts, text);
}

function nearestTo(text: string): readonly string[] {
  return findFoods(text.slice(0, longestName), { limit: nearestFoods }).map(({ food }) => food.id);
}

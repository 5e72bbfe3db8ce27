import { pronouns } from './function-words';
import { isPreparationWord } from './preparations-in';
import { type Token } from './tokens';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * After these a word names what is on the plate, and orders nothing: "some mash", "a spoon of mash", "fish
 * with mash".
 */
const beforeFood = wordsOf('some of with more extra his her my our their cheesy buttery creamy leftover');
/** What it is served with: "3 spoons mash". */
const measures = wordsOf(
  'spoon spoons spoonful spoonfuls scoop scoops dollop dollops ladle ladles ' +
    'forkful forkfuls bowl bowlful tbsp tbsps tsp tsps tablespoon ' +
    'tablespoons teaspoon teaspoons cup cups handful blob blobs portion helping',
);
const joining = wordsOf('and & + n ,');
/** What may follow the name of a food. */
const afterFood = wordsOf('and & + n with on but');
/** Words by which a text tells how to cook: "boil the carrots and mash". */
const orders = wordsOf(
  'peel boil simmer steam poach bake cook reheat blend chop drain cool soak cube dice grate ' +
    'heat microwave cut take remove add then until the serve mix stir give leave freeze mash',
);

/**
 * Whether "mash" is a helping of its own: "some mash", "peas and mash". In "boil the carrots and mash" and "carrots and
 * mash with a fork" it is an order.
 */
export function namesHelping(
  tokens: readonly Token[],
  place: number,
  { first, end }: { first: number; end: number },
): boolean {
  const before = tokens.slice(first, place);
  const after = tokens.slice(place + 1, end);
  const [previous, joined] = [before.at(-1), before.at(-2)];
  if (!isFollowedAsFood(after)) return false;
  if (previous !== undefined && (beforeFood.has(previous.text) || measures.has(previous.text))) return true;
  const isFirstOfList = previous === undefined && after.length > 1 && joining.has(after[0]?.text ?? '');
  const isJoined =
    previous !== undefined &&
    joining.has(previous.text) &&
    joined !== undefined &&
    !isPreparationWord(joined.text);
  if (!isFirstOfList && !isJoined) return false;
  return ![...before, ...after].some(({ text }) => orders.has(text) || pronouns.has(text));
}

function isFollowedAsFood([next, ...rest]: readonly Token[]): boolean {
  if (next === undefined || next.kind === 'mark') return true;
  return (
    afterFood.has(next.text) && !rest.slice(0, 2).some(({ text }) => /^(fork|masher|spoon)$/u.test(text))
  );
}

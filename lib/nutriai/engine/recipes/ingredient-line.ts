import { foodNameKey } from '../foods/food-name-key';
import { nameInSentence } from '../foods/name-in-sentence';
import { isDoneInSteps, type Method } from './done-in-steps';
import { type RecipeIngredient } from './recipe';
import { expressionInLines } from '../text/expression-in-lines';

/** An ingredient as a list shows it. */
export interface IngredientLine {
  /** What to buy or to take: "2 eggs", "55 g dry (140 g cooked)". */
  amount: string;
  /** What to do to it before the steps: "beaten", "peeled, cored"; empty where there is nothing. */
  toDo: string;
}

/** How an ingredient ends up in the dish: the gate reads it, and the steps say how it gets there. */
const endsUp = expressionInLines()`
  ^(?:then |freshly |well )?(?:cooked|boiled hard|fried|toasted|poached|steamed|warmed|baked|roasted|stewed|taken out$|
  (?:very )?soft\b|stirred in|blended in|tinned$)
`;
/** What is done before cooking although it is written after. */
const doneBefore = expressionInLines()`
  ^(?:peeled|skinned|boned|stems? |strings? |stoned|cored|pips |skins? |picked|cut in|
  in (?:thick|thin|long) |diced|grated|rinsed|finely (?:grated|diced|sliced)|thinly sliced)
`;

/**
 * Returns what a list says of an ingredient: the amount that one buys and what to do to it before the steps,
 * without how it ends up once it is cooked, what a step says to do, and words that the amount has already.
 */
export function ingredientLine(
  { food, household, preparation }: Pick<RecipeIngredient, 'food' | 'household' | 'preparation'>,
  method: Method,
): IngredientLine {
  const clauses = preparation.split(', ').map(beforeCooking);
  const cooked = clauses.findIndex((clause) => endsUp.test(clause));
  const toDo = clauses
    .filter((clause, at) => cooked < 0 || at < cooked || doneBefore.test(clause))
    .map((clause) => leftToDo(clause, (act) => isDoneInSteps(act, food, method)))
    .filter((clause) => clause !== '');
  return { amount: household, toDo: withoutRepeats(toDo, household).join(', ') };
}

/** "peeled and finely grated" is "peeled" where a step says to grate it; "pips and skin removed" is one act. */
function leftToDo(clause: string, isDone: (act: string) => boolean): string {
  return clause
    .split(/ and (?!\S+ (?:removed|off|out)$)/)
    .filter((act) => act !== '' && !isDone(act))
    .join(' and ');
}

/** "cored and cooked soft" is "cored", "grated before cooking" is "grated". */
function beforeCooking(clause: string): string {
  return clause
    .replace(/ and (?:then )?(?:cooked|boiled|steamed)(?: (?:very )?(?:soft|through|until .*))?$/, '')
    .replace(/ before cooking$/, '');
}

function withoutRepeats(clauses: readonly string[], amount: string): string[] {
  const said = new Set(['very', 'and', ...foodNameKey(amount).split(' ')]);
  return clauses.flatMap((clause) => {
    const words = foodNameKey(clause).split(' ');
    if (words.every((word) => said.has(word))) return [];
    for (const word of words) said.add(word);
    return [clause];
  });
}

const measured = expressionInLines()`
  ^(.*?\b(?:g|ml|tsp|tbsp|cups?|dry|raw|fresh|frozen|shelled)|a pinch|.*\b
  (?:handfuls?|florets?|slices?|heads?|sticks?|sprigs?|bulb|squeeze|piece|leaf|tins?|jar))$
`;
const takesOf = /\b(?:pinch|handfuls?|florets?|slices?|heads?|sticks?|sprigs?|bulb|squeeze|piece|tins?)$/;

/** Names an amount and its food in one breath: "2 eggs", "55 g dry red lentils (140 g cooked)", "a pinch of cumin". */
export function amountOf(amount: string, name: string): { what: string; note: string } {
  const at = /(?:,| \()/.exec(amount)?.index ?? amount.length;
  const count = amount.slice(0, at);
  const said = amount.slice(at).replace(/^, /, '').trim();
  const note = name.includes(said) ? '' : said;
  if (isNamedIn(count, name) || !measured.test(count)) {
    return { what: isNamedIn(amount, name) ? count : `${nameInSentence(name)}: ${count}`, note };
  }
  return { what: `${count}${takesOf.test(count) ? ' of' : ''} ${nameInSentence(name)}`, note };
}

function isNamedIn(words: string, name: string): boolean {
  const said = new Set(foodNameKey(words).split(' '));
  return foodNameKey(name)
    .split(' ')
    .some((word) => said.has(word));
}

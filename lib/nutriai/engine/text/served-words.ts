import { articles } from './function-words';
import { isKitchenAction, isKitchenTool, isNeverServed, isNoPartOfMeal, isQuality } from './ordinary-words';
import { type Token } from './tokens';
import { isUnitWord } from './units';

/** After these comes what a dish is served with, or made of. */
const servesWith = new Set(['with', 'plus', 'containing', 'contains', 'featuring']);
/** After these comes another part of the meal, or something else altogether. */
const servesBeside = new Set(['and', 'n', 'in', 'on', 'over', '&', '+']);
const goesOn = new Set(['and', 'or', 'in', 'on', 'for', 'at', 'plus', 'as', 'then']);
/** Words between these and what is served: "with a bit of danger". */
const amounts = new Set([
  'bit',
  'bits',
  'lot',
  'lots',
  'touch',
  'hint',
  'little',
  'some',
  'of',
  'more',
  'much',
]);

/** What says which kind of a tool it is: “kitchen foil”. */
const kitchenNouns = new Set(['kitchen', 'tin', 'aluminium', 'aluminum', 'baking', 'greaseproof', 'cling']);

const mostModifiers = 5;

/**
 * Whether a known word stands where a food stands and names none: "porridge with danger", "toast and a bit of
 * music", "rice with foil". What one eats with, who eats along, when, and in what mood may stand there.
 */
export function isServedWithoutBeingFood(
  tokens: readonly Token[],
  place: number,
  named: ReadonlySet<number>,
): boolean {
  const token = tokens[place];
  if (token === undefined || !endsServing(tokens, place + 1, named)) return false;
  const lead = leadOf(tokens, place);
  const word = tokens[lead]?.text ?? '';
  if (servesBeside.has(word)) return named.has(lead - 1) && isNoPartOfMeal(token.text, token.key);
  if (!servesWith.has(word) || !isNeverServed(token.text, token.key)) return false;
  return !isKitchenTool(token.text, token.key) || !isWorkedOn(tokens, lead);
}

/** Whether nothing follows that the word only describes. */
function endsServing(tokens: readonly Token[], next: number, named: ReadonlySet<number>): boolean {
  const token = tokens[next];
  return token === undefined || (!named.has(next) && (token.kind === 'mark' || goesOn.has(token.text)));
}

/** The place of the word that brings in what is served, before its articles, amounts and qualities. */
function leadOf(tokens: readonly Token[], place: number): number {
  let lead = place - 1;
  while (lead > 0 && place - lead <= mostModifiers && isModifier(tokens[lead])) lead -= 1;
  return lead;
}

function isModifier(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'mark') return false;
  const { kind, text } = token;
  return (
    kind === 'number' ||
    [articles.has(text), amounts.has(text), isQuality(text), isUnitWord(text), kitchenNouns.has(text)].some(
      Boolean,
    )
  );
}

/** Whether a step before says what the tool is for: "mash it with a masher", "cover the fish with foil". */
function isWorkedOn(tokens: readonly Token[], lead: number): boolean {
  for (let place = lead - 1; place >= 0 && tokens[place]?.kind !== 'mark'; place -= 1)
    if (isKitchenAction(tokens[place]?.text ?? '')) return true;
  return false;
}

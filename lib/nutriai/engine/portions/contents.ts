import { foodById } from '../foods/food-list';
import { expressionInLines } from '../text/expression-in-lines';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { isBare } from './amount-of-all';
import { asPartOfLast, type MentionAmount } from './amounts-of-mentions';
import { combinedAmount } from './combined-amount';
import { isWeighed, type StatedAmount } from './stated-amount';

/** What is named by what it holds: of its contents nothing is eaten besides it. */
const holder = expressionInLines('iu')`
  \b(?:pouch|quetsch\p{L}*|gourde|pompote|pomp'potes|(?:ice )?loll(?:y|ies)|popsicles?|compotes?|compota|compost[ae]|
  omogeneizzato|papilla|papinha|pur[eé]e|fruithap(?:je)?|groentehap(?:je)?|obstbrei|obstmus|fruchtmus|fruit salad|
  baby food jar|fruit bowl|mousse)\b
`;

const made =
  '(?:(?:home ?made|made|\\p{L}{5,9}) )?(?:from|of|out of|with|w\\/?|aus|mit|van|met|de|di|da|con|com|avec|z)';
const firstJoint = expressionInLines('iu')`
  ^ ?(?:(?:glas|gl[aä]schen|jar|pouch|pot|potje|men[uü]|meal) )?(?:[-–:(] ?)?(?:home ?made )?(?:(?:${made})\s)?
  (?:(?:de|la|le|les|du|das|der|die)\s)?(?:\d{2,3}\s?(?:g|gr|ml)\s)?$
`;
const nextJoint = /^ ?(?:[-&+/,]|and|n|und|et|y|e|en|i|z|with|mit|con|com|met|avec)? ?$/iu;

const contents: readonly (string | undefined)[] = ['vita_fruits_veg', 'other_fruits_veg', 'dairy'];
const ofPacks: readonly (string | undefined)[] = [
  ...contents,
  'flesh_foods',
  'grains_roots_tubers',
  'pulses_nuts_seeds',
];

const groupOf = ({ food }: ParsedIngredient) => (food === null ? undefined : foodById(food)?.group);

const isHolder = ({ compound, text }: ParsedIngredient) => compound === 'baby-pouch' || holder.test(text);

/** An amount that may be the holder's: a weight, or a count and size behind all that it holds. */
const isOfHolder = (stated: StatedAmount, isTrailing: boolean) =>
  isBare(stated) || isTrailing || isWeighed(stated);

/** "Apple, banana" after a comma are a list, of which the pouch may be the first. */
function contentsAfter(at: number, ingredients: readonly ParsedIngredient[], text: string): number[] {
  const holding = ingredients[at];
  if (!holding || !isHolder(holding)) return [];
  const groups = holding.compound === 'baby-pouch' ? ofPacks : contents;
  const found: number[] = [];
  for (let next = at + 1; next < ingredients.length; next += 1) {
    const [part, last] = [ingredients[next], ingredients[next - 1]];
    if (!part || !last || !groups.includes(groupOf(part))) break;
    const between = text.slice(last.end, part.start);
    if (!(found.length === 0 ? firstJoint : nextJoint).test(between)) break;
    found.push(next);
  }
  return found;
}

/**
 * "Fruit pouch apple + mango", "ice lolly made from yoghurt and fruit", "Quetschie Apfel-Banane 90 g": what fills a
 * pack or a purée says of what kind it is, and a weight among them is that of the whole.
 */
export function withContents(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  const read = [...amounts];
  for (const at of ingredients.keys()) {
    const own = read[at];
    if (!own || own.isPartOfLast) continue;
    for (const place of contentsAfter(at, ingredients, text)) {
      const [part, of] = [read[place], read[at]];
      if (!part || !of || !isOfHolder(part.stated, part.isTrailing)) break;
      if (!isBare(part.stated)) read[at] = { ...of, stated: combinedAmount(of.stated, part.stated) };
      read[place] = asPartOfLast(part);
    }
  }
  return read;
}

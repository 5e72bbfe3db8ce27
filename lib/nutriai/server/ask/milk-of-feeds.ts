import type { ParsedIngredient } from '../../engine/text/parsed-ingredient';
import { expressionInLines } from '@/lib/nutriai/engine/text/expression-in-lines';

/** What is said of a baby's own milk: breast milk or formula, and not cow's milk on a plate. */
const ofFeeds = expressionInLines()`
  \b(wak\w+|nights?|feeds?|feeding|bottles?|breast\w*|nurs\w+|formula|wean\w*|solids?|before|first|
  instead of|enough|target|amount|intake|oz|ounces|mls?|dropp\w+|drops?|cut down|refus\w*|wont|off|prefers?|
  only|just|fever|temp\w*|temperature|sick|ill|poorly|reflux|spit\w*|still|which|what|cups?|beakers?|
  so fast|too fast|so quickly|too quickly|gulp\w*|guzzl\w*|brush\w*|clean\w*|teeth|tooth\w*|between|gap|
  order of|timing)\b
`;
const asNextMilk =
  /\b(more|extra|less|enough|any more|(his|her|their|the) (usual|normal|own|morning|bedtime|night)?) ?milk\b/;
/** "Can she have milk?" asks it of cow's milk. */
const asFood = expressionInLines()`
  \b(can|could|may|when|should|shall|ok|okay|safe) (\w+ ){0,5}
  (have|drink|give|try|start|switch to|swap to|introduce|be given|put|use|add) (\w+ ){0,2}milk\b
`;

/** Whether the bare word “milk” in a plain question is the milk of its feeds. */
function isOfFeeds(plain: string): boolean {
  if (asNextMilk.test(plain)) return true;
  return ofFeeds.test(plain) && !asFood.test(plain);
}

/**
 * Returns a question's words without the bare “milk” that is breast milk or formula: what the gate says of
 * cow's milk is then no answer. `text` keeps its length.
 */
export function withoutMilkOfFeeds(
  text: string,
  plain: string,
  mentions: readonly ParsedIngredient[],
): string {
  if (!isOfFeeds(plain)) return text;
  return mentions
    .filter((mention) => mention.text.toLowerCase() === 'milk')
    .reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);
}

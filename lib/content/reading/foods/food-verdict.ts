import { type Food } from '../../../nutriai/engine/foods/food';
import { servingAt } from '../../../nutriai/engine/foods/serving-at';
import type { Finding, VerdictWord } from '../../../nutriai/engine/safety/verdict';

/** How the question of a food's page is answered for a baby of six months and older. */
export type FoodVerdict = 'yes' | 'prepared' | 'not-yet' | 'no';

export interface FoodAnswer {
  verdict: FoodVerdict;
  /** "Yes, prepared like this" */
  words: string;
  /** In a sentence or two, for the parent. */
  reason: string;
}

/** What the gate says of the plain food at six months. */
interface GateAnswer {
  verdict: VerdictWord;
  findings: readonly Finding[];
}

/**
 * Rules in the order in which their reason is told where several hold: poison and alcohol before what only
 * makes the food unwise. A rule that is not named here comes after those that are.
 */
const weightiest = [
  'H26-poisonous',
  'H26-alcohol',
  'H27-adult-vitamins',
  'H2-honey',
  'H10-H11-mercury-fish',
  'H15-hijiki',
  'supplement',
  'H12-pate',
  'H12-raw-animal',
  'H9-raw-egg',
  'H9-raw-dough',
  'H13-unpasteurised',
  'H13-said-unpasteurised',
  'H20-slush-ice',
  'H18-tea-coffee-caffeine',
  'H18-caffeine-drink',
  'H6-nuts-by-nature',
  'choking-crisps',
  'H8-never',
  'H15-rice-drink',
  'H19-fennel-tea',
];

/** Messages that name no reason of their own. */
const isBare = ({ message }: Finding) => message === 'Not suitable at this age.';

/** Answers the question of a food's page from its first age and from the gate's word about it at six months. */
export function foodVerdict(food: Food, gate: GateAnswer): FoodAnswer {
  if (food.fromMonths === null) return { verdict: 'no', words: 'No', reason: whyNot(food, gate.findings) };
  if (food.fromMonths > 6)
    return {
      verdict: 'not-yet',
      words: `Not yet: from ${food.fromMonths} months`,
      reason: whyNot(food, gate.findings),
    };
  const serving = servingAt(food, 6)?.text ?? food.note ?? 'As it is.';
  if (food.flags.includes('animal_milk') && food.flags.includes('drink'))
    return { verdict: 'prepared', words: 'In food from 6 months, as a drink from 12', reason: serving };
  return gate.verdict === 'allow'
    ? { verdict: 'yes', words: food.fromMonths === 0 ? 'Yes, from birth' : 'Yes', reason: serving }
    : { verdict: 'prepared', words: 'Yes, prepared like this', reason: serving };
}

const reasonsAtMost = 2;

/** The one or two reasons that weigh most of those that speak against a food. */
function whyNot(food: Food, findings: readonly Finding[]): string {
  // What the rule says of all that is poisonous names other foods.
  if (food.flags.includes('toxic') && food.note) return food.note;
  const blocks = findings.filter(({ severity }) => severity === 'block');
  const against = blocks.length > 0 ? blocks : findings.filter(({ rule }) => rule === 'not-at-this-age');
  const reasons = against
    .filter((finding) => !isBare(finding))
    .sort((one, other) => weightOf(one) - weightOf(other))
    .slice(0, reasonsAtMost)
    .map(({ message }) => message);
  const serving = food.fromMonths === null ? undefined : servingAt(food, food.fromMonths)?.text;
  return reasons.length > 0 ? reasons.join(' ') : (food.note ?? serving ?? 'Leave it out.');
}

function weightOf({ rule }: Finding): number {
  const place = weightiest.indexOf(rule);
  return place === -1 ? weightiest.length : place;
}

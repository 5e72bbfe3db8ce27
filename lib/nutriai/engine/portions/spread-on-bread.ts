import { expressionInLines } from '../text/expression-in-lines';
import { saysAmount, type StatedAmount } from './stated-amount';

/** A food of a text with its weight, as far as a spread has to know it. */
interface Laid {
  id: string | null;
  grams: number | null;
  stated: StatedAmount;
  start: number;
  end: number;
}

/** What is spread, and how much lies on a slice where nobody says it. Ours, but for butter (USDA: a pat is 5 g). */
const onASlice: Readonly<Record<string, number>> = {
  'unsalted-butter': 5,
  'salted-butter': 5,
  margarine: 5,
  ghee: 4,
  avocado: 30,
  'peanut-butter': 10,
  'almond-butter': 10,
  tahini: 8,
  hummus: 15,
  'shop-hummus': 15,
  'cream-cheese': 14,
  'cheese-spread': 15,
  'cottage-cheese': 25,
  ricotta: 25,
  quark: 25,
  labneh: 20,
  'fromage-frais': 20,
  'liver-pate': 12,
  liverwurst: 15,
  jam: 8,
  honey: 8,
  marmalade: 8,
  'chocolate-spread': 10,
  'yeast-extract': 2,
};

const bread = expressionInLines('u')`
  bread|toast|crumpet|english-muffin|bagel|rice-cake|oatcake|cracker|pitta|bun|brioche|chapati|naan|roll|rusk|
  breadstick|crispbread
`;

/** A slice of bread, on which the spreads above lie; what is light for its size holds as much. */
const sliceG = 35;
const light: readonly (readonly [RegExp, number])[] = [
  [/rice-cake|crispbread/u, 10],
  [/cracker/u, 8],
  [/oatcake|rusk/u, 12],
];
/** Nothing that is spread lies much heavier than the bread under it. */
const mostOfBread = 0.9;
const mostOfLight = 1.5;

const spreadBehind = expressionInLines('iu')`
  ^,?\s*(?:\p{L}{2,9}\s){0,2}(?:with|w\/?|and|n|&|\+|mit|und|avec|et|au|con|y|e|met|en|com|z|i|ve|ile)
  (?:\s(?:du|de la|the))?\s*$
`;
const spreadBefore = expressionInLines('iu')`
  ^\s*(?:(?:mashed|spread|smeared|sm[uo]shed|squashed|melted|grated|thinly) )?
  (?:on|onto|auf|sur|sobre|su|sul|op|na|em)
  (?:\s[\p{L}\d½¼¾/]{1,9}){0,3}\s*$
`;

/** What lies on a finger of toast is little heavier than that. Ours. */
const mostOnFinger = 1.3;

/** "Tinned salmon on a toast finger": no more than lies on it. */
function heldByFingers({ grams }: Laid, under: Laid): number | null {
  const isFinger = under.stated.measure === 'stick';
  return isFinger && grams !== null ? Math.min(grams, (under.grams ?? 0) * mostOnFinger) : null;
}

/**
 * Returns the weight of a spread of which nothing is said, by how much bread it lies on: on a finger of toast there is
 * less than on a slice. Null where it lies on none.
 */
export function spreadGrams(at: number, foods: readonly Laid[], text: string): number | null {
  const spread = foods[at];
  if (!spread || spread.grams === null || saysAmount(spread.stated)) return null;
  const usual = onASlice[spread.id ?? ''];
  const [before, behind] = [foods[at - 1], foods[at + 1]];
  const isOn = (of: Laid | undefined, joint: RegExp, between: [number, number]) =>
    of?.grams !== null && of !== undefined && bread.test(of.id ?? '') && joint.test(text.slice(...between));
  const under = isOn(before, spreadBehind, [before?.end ?? 0, spread.start])
    ? before
    : isOn(behind, spreadBefore, [spread.end, behind?.start ?? 0])
      ? behind
      : undefined;
  if (!under || !saysAmount(under.stated)) return null;
  const grams = under.grams ?? 0;
  if (usual === undefined) return heldByFingers(spread, under);
  const lightSlice = light.find(([name]) => name.test(under.id ?? ''))?.[1];
  const most = Math.min(
    (usual * grams) / (lightSlice ?? sliceG),
    grams * (lightSlice === undefined ? mostOfBread : mostOfLight),
  );
  return Math.min(spread.grams * piecesOf(under), most);
}

/** Measures of which each piece is spread by itself. */
const spreadEach: ReadonlySet<string> = new Set(['piece', 'slice']);

/** How many pieces are spread: "2 rice cakes with peanut butter". What is cut small or weighed is one. */
function piecesOf({ stated: { count, measure, grams } }: Laid): number {
  const isPieces = grams === null && (measure === null || spreadEach.has(measure));
  return isPieces ? Math.max(1, count ?? 1) : 1;
}

import { type Locale } from '../child';
import { type QuantityUnit } from './quantity';

const unitNames: Readonly<Record<QuantityUnit, string>> = {
  g: 'g gr grs gram grams gramme grammes gm gms gramos gramo gramm grammi grammo gramas grama gramy gramow',
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes',
  mg: 'mg milligram milligrams',
  oz: 'oz ozs ounce ounces',
  lb: 'lb lbs pound pounds',
  ml:
    'ml mls millilitre millilitres milliliter milliliters cc ' +
    'mililitros mililitro millilitri millilitro mililitry mililitrow',
  cl: 'cl centilitre centilitres centiliter centiliters',
  dl: 'dl decilitre decilitres deciliter deciliters',
  l: 'l lt ltr ltrs litre litres liter liters litro litros litri litr litry litrow litra',
  fl_oz: 'floz',
  pint: 'pint pints pt pts',
  quart: 'quart quarts',
  tsp:
    'tsp tsps teaspoon teaspoons teaspoonful teaspoonfuls cucharadita ' +
    'cucharaditas teeloffel teeloffelchen kaffeeloffel tl cucchiaino cucchiaini ' +
    'lyzeczka lyzeczki lyzeczek theelepel theelepels theelepeltje',
  dessertspoon: 'dessertspoon dessertspoons dessertspoonful dessertspoonfuls dsp dstsp dsps',
  tbsp:
    'tbsp tbsps tbs tblsp tablespoon tablespoons tablespoonful tablespoonfuls ' +
    'cucharada cucharadas essloffel el cucchiaio cucchiai lyzka lyzki ' +
    'lyzek eetlepel eetlepels cucchiaiata cucchiaiate colherada colheradas',
  cup: 'cup cups cupful cupfuls taza tazas tasse tassen tazza tazze szklanka szklanki xicara xicaras katori',
  piece:
    'piece pieces head heads stalk stalks floret florets ear ears ' +
    'segment segments ball balls rib ribs bulb bulbs stuck stueck',
  slice:
    'slice slices rasher rashers tranche tranches rodaja rodajas ' +
    'scheibe scheiben fetta fette fatia fatias plaster plastry',
  clove: 'clove cloves gousse gousses',
  stick: 'stick sticks',
  handful:
    'handful handfuls fistful fistfuls handvoll poignee poignees punado punados manciata manciate punhado punhados',
  pinch: 'pinch pinches pincee pizca prise pizzico pitada szczypta',
  drop: 'drop drops',
  dash: 'dash dashes',
  splash: 'splash splashes glug glugs',
  drizzle: 'drizzle drizzles squeeze squirt squirts sprinkle sprinkling trickle',
  knob: 'knob knobs pat pats dab dabs dot',
  sprig: 'sprig sprigs',
  leaf: 'leaf leaves',
  bunch: 'bunch bunches',
  fillet: 'fillet fillets',
  scoop: 'scoop scoops',
  tin: 'tin tins can cans lata dose boite',
  packet: 'packet packets pack packs pkt pkts sachet sachets bag bags box boxes carton cartons',
  pouch: 'pouch pouches',
  jar: 'jar jars',
  pot: 'pot pots tub tubs',
  bottle:
    'bottle bottles biberon biberons biberones biberao biberoes mamadeira mamadeiras ' +
    'flasche flaschen flaschchen fles flessen flesje butelka butelki butelek',
  bowl: 'bowl bowls',
  glass:
    'glass glasses glaasje glazen bekers beaker beakers mug mugs tumbler tumblers ' +
    'verre verres vaso vasos glas glaser becher bicchiere bicchieri copo copos',
  serving: 'serving servings portion portions helping helpings',
  part: 'part parts',
};

const units: ReadonlyMap<string, QuantityUnit> = new Map(
  (Object.entries(unitNames) as [QuantityUnit, string][]).flatMap(([unit, names]) =>
    names.split(' ').map((name): [string, QuantityUnit] => [name, unit]),
  ),
);

/** The unit that a word names, or undefined. */
export function unitOf(word: string): QuantityUnit | undefined {
  return units.get(word);
}

/** Whether a word is a unit. */
export function isUnitWord(word: string): boolean {
  return units.has(word);
}

/** Units that hold a number of things of a weight that a size may say ("2 x 400g tins"). */
export const containers: ReadonlySet<QuantityUnit> = new Set([
  'tin',
  'packet',
  'pouch',
  'jar',
  'pot',
  'bottle',
]);

/** Cups, bottles and other vessels whose size may be stated ("3 cups of 200 ml"). */
export const vessels: ReadonlySet<QuantityUnit> = new Set(['cup', 'glass', 'bowl']);

export const gramsByUnit: Partial<Record<QuantityUnit, number>> = {
  g: 1,
  kg: 1000,
  mg: 0.001,
  oz: 28.3495,
  lb: 453.592,
};

/**
 * Millilitres of a unit of volume: imperial pints and fluid ounces, 5, 10 and 15 ml spoons and the metric cup
 * of 250 ml, or US customary measures for `us`. Undefined for a unit that is no volume.
 */
export function millilitresOf(unit: QuantityUnit, locale: Locale): number | undefined {
  return (locale === 'us' ? usMillilitres : metricMillilitres)[unit];
}

const litres: Partial<Record<QuantityUnit, number>> = { ml: 1, cl: 10, dl: 100, l: 1000 };

/** A fluid ounce where nobody says of which country, in millilitres: between the imperial 28.4 and the US 29.6. */
export const fluidOunceMl = 29;

/** Millilitres of units that are one everywhere, or near enough for the size of a vessel. */
export const millilitresByUnit: Partial<Record<QuantityUnit, number>> = { ...litres, fl_oz: fluidOunceMl };

const metricMillilitres: Partial<Record<QuantityUnit, number>> = {
  ...litres,
  tsp: 5,
  dessertspoon: 10,
  tbsp: 15,
  cup: 250,
  fl_oz: 28.4131,
  pint: 568.261,
  quart: 1136.52,
};

const usMillilitres: Partial<Record<QuantityUnit, number>> = {
  ...litres,
  tsp: 4.92892,
  dessertspoon: 9.85784,
  tbsp: 14.7868,
  cup: 236.588,
  fl_oz: 29.5735,
  pint: 473.176,
  quart: 946.353,
};

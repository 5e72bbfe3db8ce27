import { type Locale } from '../child';
import { knowledge } from '../knowledge/knowledge';
import { type QuantityUnit } from './quantity';

const units: ReadonlyMap<string, QuantityUnit> = new Map(
  Object.values(knowledge.unitWords).flatMap((ofLanguage) =>
    (Object.entries(ofLanguage) as [QuantityUnit, string][]).flatMap(([unit, words]) =>
      words.split(' ').map((word): [string, QuantityUnit] => [word, unit]),
    ),
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

import type { WeightUnit } from './import-row';

/**
 * The last of comma and point is the decimal mark where both stand; a comma alone is one too, unless it parts
 * thousands of a small unit. A point does so too: nobody weighs a baby to the thousandth of a gram.
 */
export function readNumber(text: string, { partsThousands = false } = {}): number | null {
  const bare = text.replaceAll(/[\s'’]/g, '');
  if (!/^-?[\d.,]+$/.test(bare)) return null;
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  if (partsThousands && /^\d{1,3}(?:\.\d{3})+$/.test(bare)) return Number(bare.replaceAll('.', ''));
  const isGrouped = comma >= 0 && point < 0 && partsThousands && /^\d{1,3}(?:,\d{3})+$/.test(bare);
  const normal =
    isGrouped || point > comma ? bare.replaceAll(',', '') : bare.replaceAll('.', '').replace(',', '.');
  const plain = comma < 0 ? bare : normal;
  const value = Number(plain);
  return plain === '' || !Number.isFinite(value) ? null : value;
}

const gramsIn: Readonly<Record<WeightUnit, number>> = { kg: 1000, g: 1, lb: 453.59237, oz: 28.349523125 };
const mlInOunce = 29.5735295625;
const cmInInch = 2.54;

type Measure = 'weight' | 'volume' | 'length';

/** How units are written, by what they measure, as so much of the measure's own unit (g, ml, cm). */
const units: Readonly<Record<Measure, Readonly<Record<string, number>>>> = {
  weight: {
    ...gramsIn,
    kgs: 1000,
    kilo: 1000,
    kilos: 1000,
    kilogram: 1000,
    kilograms: 1000,
    gram: 1,
    grams: 1,
    gr: 1,
    lbs: gramsIn.lb,
    pound: gramsIn.lb,
    pounds: gramsIn.lb,
    ounce: gramsIn.oz,
    ounces: gramsIn.oz,
  },
  volume: {
    ml: 1,
    mls: 1,
    millilitre: 1,
    millilitres: 1,
    milliliter: 1,
    milliliters: 1,
    cc: 1,
    cl: 10,
    l: 1000,
    litre: 1000,
    liter: 1000,
    oz: mlInOunce,
    'fl oz': mlInOunce,
    'fl. oz.': mlInOunce,
    floz: mlInOunce,
    fl_oz: mlInOunce,
    ounce: mlInOunce,
    ounces: mlInOunce,
  },
  length: {
    cm: 1,
    mm: 0.1,
    m: 100,
    in: cmInInch,
    inch: cmInInch,
    inches: cmInInch,
    '"': cmInInch,
    '″': cmInInch,
  },
};

export type Quantity = { value: number } | { problem: string } | { needsUnit: number };

/**
 * Reads a size with its unit ("7 lb 4 oz", "120ml", "3,45 kg") as g, ml or cm; a bare number in `unit`, or as one
 * that needs a unit where that is not known.
 */
export function readQuantity(text: string, measure: Measure, unit?: string): Quantity {
  const parts = [...withDecimals(text.toLowerCase()).matchAll(/(-?\d[\d.,'’]*)\s*([a-z"″][a-z_. ]*)?/g)];
  if (parts.length === 0 || !/^[-\d]/.test(text)) return { problem: `“${shortened(text)}” is not a number.` };
  let sum = 0;
  for (const [, digits = '', written = ''] of parts) {
    const word = written.trim() || (parts.length === 1 ? (unit?.toLowerCase() ?? '') : '');
    const factor = units[measure][word] ?? units[measure][word.replaceAll('.', '')];
    const value = readNumber(digits, { partsThousands: factor === 1 && measure !== 'length' });
    if (value === null || value < 0) return { problem: `“${shortened(text)}” is not a number.` };
    if (word === '') return { needsUnit: value };
    if (factor === undefined)
      return { problem: `“${shortened(word)}” is not a unit of ${measure} that is known here.` };
    sum += value * factor;
  }
  return { value: sum };
}

const signs: Readonly<Record<string, string>> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' };

/** Fractions as decimals: "26 1/2 in", "4½ oz". */
function withDecimals(text: string): string {
  return text
    .replace(/[½¼¾]/g, (sign) => signs[sign] ?? sign)
    .trim()
    .replace(
      /(?:(\d{1,3}) )?(\d{1,2})\/(\d{1,2})(?!\d)/g,
      (...[written = '', whole = '0', over, under]: string[]) =>
        Number(under) === 0 ? written : String(Number(whole) + Number(over) / Number(under)),
    );
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

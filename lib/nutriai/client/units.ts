/** How a member reads measures. What is stored and sent is metric always. */
export type UnitSystem = 'metric' | 'us';

const gramsInOunce = 28.349523125;
const ouncesInPound = 16;
const centimetresInInch = 2.54;
const millilitresInFluidOunce = 29.5735295625;

/** Pounds with the ounces that are left over, as scales for babies show them. */
export interface PoundsAndOunces {
  pounds: number;
  ounces: number;
}

/** Kilograms as whole pounds and ounces of one decimal; sixteen ounces carry over into the next pound. */
export function poundsAndOuncesOf(kilograms: number): PoundsAndOunces {
  const ounces = rounded((kilograms * 1000) / gramsInOunce, 1);
  const pounds = Math.floor(ounces / ouncesInPound);
  return { pounds, ounces: rounded(ounces - pounds * ouncesInPound, 1) };
}

/** Kilograms to the gram, which loses nothing that a scale showed. */
export function kilogramsOf({ pounds, ounces }: PoundsAndOunces): number {
  return rounded(((pounds * ouncesInPound + ounces) * gramsInOunce) / 1000, 3);
}

/** Pounds with two decimals, for an axis or a table where a pair would not do. */
export function poundsOf(kilograms: number): number {
  return rounded((kilograms * 1000) / gramsInOunce / ouncesInPound, 2);
}

/** Inches, to a tenth by default. */
export function inchesOf(centimetres: number, decimals = 1): number {
  return rounded(centimetres / centimetresInInch, decimals);
}

/** Centimetres to a tenth, as lengths are measured and stored. */
export function centimetresOf(inches: number): number {
  return rounded(inches * centimetresInInch, 1);
}

/** US fluid ounces, to a tenth by default. */
export function fluidOuncesOf(millilitres: number, decimals = 1): number {
  return rounded(millilitres / millilitresInFluidOunce, decimals);
}

/** Whole millilitres. */
export function millilitresOf(fluidOunces: number): number {
  return Math.round(fluidOunces * millilitresInFluidOunce);
}

/** A weight to read: '7.45 kg', '16 lb 6.8 oz'. */
export function weightText(kilograms: number, units: UnitSystem): string {
  if (units === 'metric') return `${numberText(kilograms, 2)} kg`;
  const { pounds, ounces } = poundsAndOuncesOf(kilograms);
  return `${pounds} lb ${numberText(ounces, 1)} oz`;
}

/** A length or a head's circumference to read: '67.5 cm', '26.6 in'. */
export function lengthText(centimetres: number, units: UnitSystem): string {
  return units === 'metric'
    ? `${numberText(centimetres, 1)} cm`
    : `${numberText(inchesOf(centimetres), 1)} in`;
}

/** A drink to read: '120 ml', '4.1 fl oz'. */
export function volumeText(millilitres: number, units: UnitSystem): string {
  return units === 'metric'
    ? `${numberText(millilitres, 0)} ml`
    : `${numberText(fluidOuncesOf(millilitres), 1)} fl oz`;
}

/** The names of the units, for labels of fields and axes. */
export const unitNames = {
  metric: { weight: 'kg', length: 'cm', volume: 'ml' },
  us: { weight: 'lb', length: 'in', volume: 'fl oz' },
} as const satisfies Record<UnitSystem, Record<'weight' | 'length' | 'volume', string>>;

/** The member's choice as their preferences hold it; metric for what is not set or not known. */
export function unitsIn(preferences: Readonly<Record<string, unknown>> | null | undefined): UnitSystem {
  return preferences?.units === 'us' ? 'us' : 'metric';
}

function numberText(value: number, decimals: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: decimals });
}

function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  // The smallest step of a float added, so that 1.005 is not taken for a little less than it says.
  return Math.round((value + Number.EPSILON) * factor) / factor;
}

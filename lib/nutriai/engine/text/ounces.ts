import { type Replacement, withReplacements } from './replacements';

const gramsInOunce = 28.349523125;
const millilitresInFluidOunce = 29.5735295625;
const fluidOuncesInCup = 8;
const millilitresInTablespoon = 14.8;
const centimetresInInch = 2.54;

/** What is less is measured in spoons, or too little for a scale that shows ounces. */
const weighedFromG = 15;
const pouredFromMl = 30;
/** What is more has a mark on a measuring cup, or on a jug. */
const spoonedToMl = 60;

/** How far from a cup's mark a cook may be. */
const tolerance = 0.03;

/** The marks of a measuring cup. */
const cupMarks: readonly [share: number, sign: string][] = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];
const quarterSigns = ['', '¼', '½', '¾'];

/** "55 g", "240 ml", "1.5 cm". Nothing that is said per 100 g. */
const metric = /(?<![\d.,/–-]|per )(\d{2,4}(?= (?:g|ml)\b)|\d(?:\.\d)?(?= cm\b)) (g|ml|cm)\b/g;

/** "600 ml", "120–180 ml": what is drunk, and nothing that says ounces already. */
const drunk = /(?<![\d.,/–-]|per )(?:(\d{2,4})(\s?[–-]\s?| to ))?(\d{2,4})\s?ml\b(?!\s?\([^)]*oz)/g;
/** What a label counts by. */
const labelMl = 100;
/** Nobody reads a bottle's mark more exactly than this. */
const roundedFromFluidOunces = 10;

/** Returns a text with fluid ounces before the millilitres of what is drunk. */
export function withFluidOunces(text: string): string {
  return withReplacements(text, fluidOunceWords(text));
}

/** Returns what is drunk by the text in fluid ounces, with millilitres behind: "4–6 fl oz / 120–180 ml". */
export function fluidOunceWords(text: string): Replacement[] {
  return [...text.matchAll(drunk)].flatMap(({ index, 0: said, 1: from, 2: between = '', 3: to = '' }) => {
    if (Number(to) < pouredFromMl || (from === undefined && Number(to) === labelMl)) return [];
    const least = from === undefined ? '' : `${fluidOunces(Number(from))}${between}`;
    return [
      { start: index, end: index + said.length, to: `${least}${fluidOunces(Number(to))} fl oz / ${said}` },
    ];
  });
}

function fluidOunces(millilitres: number): string {
  const amount = millilitres / millilitresInFluidOunce;
  return amount < roundedFromFluidOunces ? inHalves(amount) : String(Math.round(amount));
}

/** Returns a text with ounces, spoons, cups or inches before what it weighs or pours: "2 oz / 55 g dry lentils". */
export function withOunces(text: string): string {
  return withReplacements(text, ounceWords(text));
}

/** Returns the amounts of a text as a kitchen in America measures them, with the metric ones behind. */
export function ounceWords(text: string): Replacement[] {
  return [...text.matchAll(metric)].flatMap(({ index, 0: said, 1: count, 2: unit }) => {
    const amount = Number(count);
    const words = americanAmount(amount, unit);
    return words === null ? [] : [{ start: index, end: index + said.length, to: `${words} / ${said}` }];
  });
}

function americanAmount(amount: number, unit: string | undefined): string | null {
  if (unit === 'cm') return `${inQuarters(amount / centimetresInInch)} in`;
  return unit === 'g' ? ounces(amount) : poured(amount);
}

function ounces(grams: number): string | null {
  return grams < weighedFromG ? null : `${inQuarters(grams / gramsInOunce)} oz`;
}

function poured(millilitres: number): string | null {
  if (millilitres < pouredFromMl) return null;
  if (millilitres < spoonedToMl) return `${inHalves(millilitres / millilitresInTablespoon)} tbsp`;
  const fluidOunces = millilitres / millilitresInFluidOunce;
  return inCups(fluidOunces / fluidOuncesInCup) ?? `${inQuarters(fluidOunces)} fl oz`;
}

/** Only where a measuring cup has such a mark. */
function inCups(cups: number): string | null {
  const whole = Math.floor(cups + tolerance);
  const part = cups - whole;
  const sign =
    Math.abs(part) <= tolerance ? '' : cupMarks.find(([share]) => Math.abs(part - share) <= tolerance)?.[1];
  if (sign === undefined) return null;
  return `${whole || ''}${sign} ${whole > 1 || (whole === 1 && sign !== '') ? 'cups' : 'cup'}`;
}

function inHalves(amount: number): string {
  return inQuarters(Math.round(amount * 2) / 2);
}

function inQuarters(amount: number): string {
  const quarters = Math.max(1, Math.round(amount * 4));
  return `${Math.floor(quarters / 4) || ''}${quarterSigns[quarters % 4] ?? ''}`;
}

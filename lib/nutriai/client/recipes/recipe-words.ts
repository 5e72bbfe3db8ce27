import type { MemberRecipe, RecipeIngredientAnswer } from '../../../contract/nutriai-recipes';
import { nutrients } from '../../engine/nutrients';
import { type AllergenCode, allergenName } from '../babies/baby-words';
import { scaledMeasure } from './scaled-measure';
import type { nutrientCodes } from '../../../contract/nutriai-words';

export type NutrientCode = (typeof nutrientCodes)[number];
type Nutrients = MemberRecipe['nutrients'];

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "egg, milk and wheat": wheat is what most gluten comes from, and naming both would say it twice. */
export function allergensInWords(codes: readonly AllergenCode[]): string {
  const named = codes.filter((code) => code !== 'gluten' || !codes.includes('wheat'));
  return and.format(named.map((code) => allergenName(code).toLowerCase()));
}

/** "1 hour 15 min", "20 min" */
export function minutesInWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = `${Math.floor(minutes / 60)} h`;
  return minutes % 60 === 0 ? hours : `${hours} ${minutes % 60} min`;
}

/** "Iron" */
export function nutrientName(code: NutrientCode): string {
  const { name } = nutrients[code];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** "2.1 mg", "95 kcal" */
export function nutrientAmount(code: NutrientCode, amount: number): string {
  return `${figure(amount)} ${nutrients[code].unit}`;
}

/** Two figures that count below ten, and whole numbers above. */
export function figure(amount: number): string {
  return amount.toLocaleString('en-GB', { maximumFractionDigits: amount < 1 ? 2 : amount < 10 ? 1 : 0 });
}

export interface NutrientShare {
  code: NutrientCode;
  amount: number;
  need: number;
  share: number;
}

/** What runs short first in babies stands first. */
const shownFirst: readonly NutrientCode[] = [
  'iron_mg',
  'energy_kcal',
  'protein_g',
  'zinc_mg',
  'calcium_mg',
  'vitamin_a_ug',
  'vitamin_c_mg',
  'fat_g',
];

/** Amounts against a day's need, for nutrients of which both are known. */
export function sharesOf(amounts: Nutrients, day: Nutrients, codes = shownFirst): NutrientShare[] {
  return codes.flatMap((code) => {
    const [amount, need] = [amounts[code], day[code]];
    return amount === undefined || need === undefined || need <= 0
      ? []
      : [{ code, amount, need, share: amount / need }];
  });
}

/** "3 of 11 mg needed a day, 27%"; all of the need is said without the figure, which would sound like too much. */
export function shareWords({ code, amount, need, share }: NutrientShare): string {
  return share >= 1
    ? `${nutrientAmount(code, amount)}, all of a day’s need`
    : `${figure(amount)} of ${nutrientAmount(code, need)} needed a day, ${Math.round(share * 100)}%`;
}

/** Amounts of a helping of another weight. */
export function scaled(amounts: Nutrients, factor: number): Nutrients {
  return Object.fromEntries(Object.entries(amounts).map(([code, amount]) => [code, amount * factor]));
}

/** Grams as a kitchen scale tells them. */
export function gramsInWords(grams: number): string {
  if (grams < 1) return 'a pinch';
  return `${figure(grams < 10 ? Math.round(grams * 2) / 2 : Math.round(grams))} g`;
}

/** "1 serving", "2.5 servings" */
export function servingsInWords(servings: number): string {
  return servings === 1 ? '1 serving' : `${figure(servings)} servings`;
}

/** "of about 100 g": a serving weighs what the one who cooks makes of it. */
export function ofAboutGrams(grams: number): string {
  return `of about ${Math.max(servingRoundingG, Math.round(grams / servingRoundingG) * servingRoundingG)} g`;
}

const servingRoundingG = 5;

/**
 * In the measures of the kitchen: "2 tbsp, rinsed", or of another batch "3 tbsp, rinsed" and "1.5 × 1 egg".
 * What is only weighed has nothing to add to its grams.
 */
function kitchenWords(
  { household, preparation, line, grams }: RecipeIngredientAnswer,
  factor: number,
): string {
  const written = line ?? [household, preparation].filter((words) => words !== '').join(', ');
  const isWeight = line === null && household === `${grams} g`;
  if (isWeight) return preparation;
  if (factor === 1 || written === '' || grams < 1) return written;
  return scaledMeasure(written, factor) ?? `${figure(factor)} × ${written}`;
}

/** "80 g dry (200 g cooked)", "130 g, drained, from a tin": what one weighs, and what is said of it. */
const weighedFirst = /^(\d+ (?:g|ml)(?: (?:dry|fresh|raw))?)(?:$|, (.*)$| \((.*?)\)(?:, (.*))?$)/u;

const cookedStates: ReadonlySet<string> = new Set([
  ...['boiled', 'cooked', 'baked', 'fried', 'stewed', 'roasted', 'grilled', 'scrambled'],
]);

/**
 * An ingredient in a list: the amount that one weighs, and what to do with it. What is bought by the piece or
 * the spoon is weighed as it is eaten.
 */
export function listedAmount(
  ingredient: RecipeIngredientAnswer,
  factor: number,
): { amount: string; how: string } {
  const { grams, state, line } = ingredient;
  const words = kitchenWords(ingredient, factor);
  const [, bought, ...more] = (line === null ? weighedFirst.exec(words) : null) ?? [];
  if (bought !== undefined) return { amount: bought, how: more.filter(Boolean).join(', ') };
  const isCooked = state !== null && cookedStates.has(state);
  return { amount: `${gramsInWords(grams * factor)}${isCooked ? ' cooked' : ''}`, how: words };
}

/** An ingredient by itself, in the words of the kitchen: what is weighed dry now is counted cooked elsewhere. */
export function atHandWords(ingredient: RecipeIngredientAnswer, factor: number): string {
  const { name, household, line, grams } = ingredient;
  if (line !== null) return kitchenWords(ingredient, factor);
  if (household === `${grams} g`) return `${name}: ${gramsInWords(grams * factor)}`;
  return `${name}: ${kitchenWords({ ...ingredient, preparation: '' }, factor)}`;
}

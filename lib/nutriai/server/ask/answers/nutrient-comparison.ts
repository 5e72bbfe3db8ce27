import { askingOf } from '../../../engine/asking/asking';
import { capitalised } from '../../../engine/capitalised';
import { formOf } from '../../../engine/foods/composition-of';
import type { Food } from '../../../engine/foods/food';
import { needsFor } from '../../../engine/needs/needs-for';
import { nutrients, type NutrientCode } from '../../../engine/nutrients';
import { uncapitalised } from '../../../engine/uncapitalised';
import type { AskedChild } from '../asked-child';
import { nutrientAsked } from '../nutrient-words';
import type { Question } from '../read-question';
import { answerOf, type CitedPart, documentSource, foodSource, part, type RuleAnswer } from '../rule-answer';

const comparing = askingOf('answer-details', []).pattern('compared-nutrient');
const comparedAtMost = 4;

interface Measured {
  food: Food;
  amount: number;
  /** "lentils, boiled" */
  words: string;
}

/**
 * Which of two foods has more iron, by the tables of composition. Null where a question compares no nutrient, or
 * one of the foods was not analysed for it.
 */
export function nutrientComparison({ plain, foods }: Question, { child }: AskedChild): RuleAnswer | null {
  const code = nutrientAsked(plain);
  if (code === null || !comparing.test(plain) || foods.length < 2 || foods.length > comparedAtMost)
    return null;
  const measured = foods.flatMap((food) => measuredIn(food, code) ?? []);
  const [most, next] = measured.toSorted((one, other) => other.amount - one.amount);
  if (most === undefined || next === undefined || measured.length < foods.length) return null;
  const { name, unit } = nutrients[code];
  const amounts = measured
    .toSorted((one, other) => other.amount - one.amount)
    .map(({ words, amount }) => `${words} ${rounded(amount)} ${unit}`)
    .join(', ');
  const lead = isAlike(most, next)
    ? `About the same ${name}, by weight: ${amounts}, each in 100 g.`
    : `${capitalised(most.words)}, by weight. ${capitalised(name)} in 100 g: ${amounts}.`;
  return answerOf(
    'needs',
    [part(lead, foods.map(foodSource)), ...taken(code, foods, child.ageMonths)],
    code === 'iron_mg' ? ['Recipe ideas rich in iron', 'How much iron does my baby need?'] : [],
  );
}

function measuredIn(food: Food, code: NutrientCode): Measured | null {
  // What is bought dry is eaten cooked.
  const form = formOf(food, 'cooked') ?? formOf(food);
  const amount = form?.composition[code];
  if (form === null || amount === undefined) return null;
  const state = form.state === 'ready' ? '' : `, ${form.state}`;
  return { food, amount, words: `${uncapitalised(food.name)}${state}` };
}

/** Within a tenth two rows of a table say nothing. */
const isAlike = (most: Measured, next: Measured) => most.amount === 0 || next.amount / most.amount > 0.9;

function taken(code: NutrientCode, foods: readonly Food[], ageMonths: number): CitedPart[] {
  if (code !== 'iron_mg') return [];
  const isMixed = new Set(foods.map(({ flags }) => flags.includes('haem_iron'))).size > 1;
  const { iron } = needsFor({ ageMonths });
  const both = isMixed ? 'The iron of meat and fish is absorbed better than that of plants. ' : '';
  return [part(`${both}${iron.advice.join(' ')}`, iron.sources.map(documentSource))];
}

const rounded = (amount: number) => (amount >= 20 ? Math.round(amount) : Math.round(amount * 10) / 10);

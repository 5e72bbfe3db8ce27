import type { SafetyCheckAnswer } from '../../../contract/nutriai-public';
import { runInEngine } from '../engine-thread/run-in-engine';
import { ApiError } from '../../../platform/http/api-error';
import { checkAges, firstCheckAge, questionProblem } from '../../../content/reading/foods/food-check-ages';
import { type CheckFamily, familyFields, familyOf } from '../../../content/reading/foods/food-check-family';
import { americanTexts } from './safety-in-english';
import { markPageUnavailable } from '../../../platform/cache/page-outcome';
import { allValues, firstValue } from '../../../content/reading/query';

export interface FoodCheck {
  age: number;
  text: string;
  family: CheckFamily;
  /** null where nothing was asked yet, or what was asked cannot be read. */
  answer: SafetyCheckAnswer | null;
  /** Texts of the answer that read otherwise in America. */
  american?: Readonly<Record<string, string>>;
  problem: string | null;
}

/** The question in an address (`?age=9&text=grapes&allergy=egg&diet=vegan`), and the gate's answer to it. */
export async function foodCheckOf(
  parameters: Readonly<Record<string, string | string[] | undefined>>,
): Promise<FoodCheck> {
  const given = firstValue(parameters.age);
  const age = checkAges.find(({ months }) => String(months) === given)?.months ?? firstCheckAge;
  const text = firstValue(parameters.text);
  const family = familyOf({ allergies: allValues(parameters.allergy), diet: firstValue(parameters.diet) });
  const isAsked = parameters.text !== undefined;
  const problem = isAsked ? questionProblem(text) : null;
  const asked = { age, text, family };
  if (!isAsked || problem !== null) return { ...asked, answer: null, problem };
  return { ...asked, ...(await answerOf(asked)) };
}

/** The gate's answer, or that it has too much to read at the moment; the page then says so with its status too. */
async function answerOf({
  age,
  text,
  family,
}: Pick<FoodCheck, 'age' | 'text' | 'family'>): Promise<Pick<FoodCheck, 'answer' | 'american' | 'problem'>> {
  const request = { age_months: age, text, ...familyFields(family) };
  try {
    const answer = await runInEngine('safetyCheck', { request, child: null });
    return { answer, american: americanTexts(answer), problem: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'unavailable') throw error;
    markPageUnavailable();
    return { answer: null, problem: 'Many texts are being read. Ask again in a moment.' };
  }
}

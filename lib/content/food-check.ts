import type { SafetyCheckAnswer } from '../contract/nutriai-public';
import { checkSafety } from '../nutriai-api/check-safety';
import { checkAges, firstCheckAge, questionProblem } from './food-check-ages';
import { type CheckFamily, familyFields, familyOf } from './food-check-family';
import { allValues, firstValue } from './query';

export interface FoodCheck {
  age: number;
  text: string;
  family: CheckFamily;
  /** null where nothing was asked yet, or what was asked cannot be read. */
  answer: SafetyCheckAnswer | null;
  problem: string | null;
}

/** The question in an address (`?age=9&text=grapes&allergy=egg&diet=vegan`), and the gate's answer to it. */
export function foodCheckOf(parameters: Readonly<Record<string, string | string[] | undefined>>): FoodCheck {
  const given = firstValue(parameters.age);
  const age = checkAges.find(({ months }) => String(months) === given)?.months ?? firstCheckAge;
  const text = firstValue(parameters.text);
  const family = familyOf({ allergies: allValues(parameters.allergy), diet: firstValue(parameters.diet) });
  const isAsked = parameters.text !== undefined;
  const problem = isAsked ? questionProblem(text) : null;
  const answer =
    isAsked && problem === null ? checkSafety({ age_months: age, text, ...familyFields(family) }) : null;
  return { age, text, family, answer, problem };
}

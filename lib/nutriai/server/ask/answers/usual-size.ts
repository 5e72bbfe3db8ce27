import { askingOf } from '../../../engine/asking/asking';
import { valueAtZ } from '../../../engine/growth/z-score';
import { centileSpace } from '../../../engine/growth/centile-lines';
import { type AgeIndicator, daysPerMonth, lmsForAge } from '../../../engine/growth/standards';
import type { Reading } from '../reading';
import {
  ageWords,
  answerOf,
  type CitedPart,
  documentSource,
  part,
  type RuleAnswer,
  withMore,
} from '../rule-answer';
import { expressionInLines } from '@/lib/nutriai/engine/text/expression-in-lines';

const asked = expressionInLines()`
  \b(average|normal|usual|typical|healthy|ideal|good|right|expected|should|what|
  how (?:much|heavy|tall|long|big|small))\b|^(?:my )?
  (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:month|week|year)s?(?: old)?
  (?: baby| boy| girl)? (?:weight|height|length|size)\b|\b(?:weight|height|length) (?:for|of|at|chart)\b
`;
const ofFood =
  /\b(gain\w*|put(?:ting)? on|fatten\w*|foods?|meals?|cent[ie]les?|percentiles?|low|poor|worried)\b/;
const details = askingOf('answer-details', []);
const length = details.pattern('length');
const weight = details.pattern('weight');

/** Two of the UK lines on either side of the middle hold about 95 of 100 children. */
const usualZ = 3 * centileSpace;
const lastMonth = 60;

/**
 * Returns what children of an age weigh or measure by WHO's standards, where a question asks for it in general;
 * null for another.
 */
export function usualSizePart(plain: string, ageMonths: number): CitedPart | null {
  if (!asked.test(plain) || ofFood.test(plain) || ageMonths > lastMonth) return null;
  const isLength = length.test(plain);
  if (!isLength && !weight.test(plain)) return null;
  const of = (sex: 'female' | 'male') => rangeOf(isLength ? 'lengthForAge' : 'weightForAge', sex, ageMonths);
  const unit = isLength ? 'cm' : 'kg';
  const [girls, boys] = [of('female'), of('male')];
  return part(
    `At ${ageWords(ageMonths)} half of all girls ${isLength ? 'measure' : 'weigh'} ` +
      `more than ${girls.median} ${unit} and half of all boys more than ` +
      `${boys.median} ${unit}; about 95 of 100 girls are between ${girls.low} and ` +
      `${girls.high} ${unit}, and of boys between ${boys.low} and ${boys.high} ${unit}.`,
    [documentSource('who-2006-growth')],
  );
}

function rangeOf(indicator: AgeIndicator, sex: 'female' | 'male', ageMonths: number) {
  const lms = lmsForAge(indicator, { sex, ageDays: ageMonths * daysPerMonth });
  const at = (z: number) => valueAtZ(z, lms, 'restricted').toFixed(1);
  return { median: at(0), low: at(-usualZ), high: at(usualZ) };
}

/** "How heavy is a nine month old?": the figures of WHO come before what they mean. */
export function withUsualSize(answer: RuleAnswer, { question, asked }: Reading): RuleAnswer {
  const months = question.statedMonths ?? (asked.isAgeKnown ? asked.child.ageMonths : null);
  const size = months === null ? null : usualSizePart(question.wholePlain, months);
  return size === null ? answer : withMore(answerOf(answer.kind, [size], answer.followUps), answer);
}

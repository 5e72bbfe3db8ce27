import type { Allergen } from '../../../engine/child';
import { allergenNames } from '../../../engine/safety/rules/allergens';
import { type CitedPart, inWords, pageSource, part } from '../rule-answer';
import { dayWords } from './days-asked';
import type { LogQuestion } from './logged-meals';

const profilePage = pageSource('Profile', '/profile');

/**
 * What the profile says of allergens that were met outside the log, one part or none. What was eaten before
 * the log began has no day, and none is made up.
 */
export function introducedPart({ name, log }: LogQuestion, codes?: readonly Allergen[]): CitedPart[] {
  const { baby, today } = log.input;
  const met = baby.introducedAllergens.filter(({ code }) => codes === undefined || codes.includes(code));
  const undated = met.flatMap(({ code, date }) => (date === null ? [allergenNames[code]] : []));
  const dated = met.flatMap(({ code, date }) =>
    date === null ? [] : [`${allergenNames[code]} ${dayWords(date, today)}`],
  );
  if (met.length === 0) return [];
  const said = [
    ...(dated.length > 0 ? [`first had ${inWords(dated)}`] : []),
    ...(undated.length > 0 ? [`had ${inWords(undated)} before the log began, on days nobody noted`] : []),
  ];
  return [part(`The profile says that ${name} ${said.join(', and ')}.`, [profilePage])];
}

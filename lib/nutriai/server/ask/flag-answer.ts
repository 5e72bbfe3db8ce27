import { emergencyCard, type EmergencyCard } from '../../engine/red-flags/emergency-card';
import { redFlagCards } from '../../engine/red-flags/red-flag-cards';
import { expressionInLines } from '../../engine/text/expression-in-lines';
import { foodWarning } from './answers/food-answer';
import { articleInGeneral } from './answers/medical-answer';
import type { AskedChild } from './asked-child';
import { besideAlarm } from './beside-alarm';
import type { Reading } from './reading';
import { answerOf, documentSource, part, type RuleAnswer } from './rule-answer';

/** The card of an emergency that a question tells of; null for none. */
export function flagCard(text: string, ageMonths: number, { child }: AskedChild): EmergencyCard | null {
  return emergencyCard(withoutStandingAllergy(text), ageMonths, {
    locale: child.locale,
    cards: redFlagCards,
  });
}

/** "She is anaphylactic to sesame" tells what a child has, not what is happening. */
function withoutStandingAllergy(text: string): string {
  return text
    .replace(/\banaphyla(ctic|xis)( allergy| reactions?)? to\b/gi, 'allergic to')
    .replace(notReacting, 'tolerates');
}

/** "He doesn’t react to milk", and not "he doesn’t react to my voice". */
const notReacting = expressionInLines('gi')`
  \b(?:doesn.?t|does not|didn.?t|did not|never|hasn.?t|has not) react
  (?:s|ed)? to (?=(?:cow|milk|dairy|egg|nut|peanut|wheat|gluten|soy|fish|sesame|cheese|yog|butter|food))
`;

/**
 * The alarm first; then the written answer to the rest of the question, or else what an article of ours says in
 * general. It never says yes to a food.
 */
export async function flagAnswer(
  { sourceIds, ...emergency }: EmergencyCard,
  reading: Reading,
): Promise<RuleAnswer> {
  const { question, asked, articles } = reading;
  const lead = part(emergency.message, sourceIds.map(documentSource));
  const isNow = emergency.level === 'now';
  const warnings = isNow ? [] : foodWarning(question, asked);
  const written = isNow ? [] : await besideAlarm(reading);
  const rest = written.length > 0 ? written : articleInGeneral(await articles());
  return {
    ...answerOf(isNow ? 'emergency' : 'urgent', [lead, ...warnings, ...rest]),
    emergency,
  };
}

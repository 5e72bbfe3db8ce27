import { emergencyCard, type EmergencyCard } from '../../engine/red-flags/emergency-card';
import { redFlagCards } from '../../engine/red-flags/red-flag-cards';
import { expressionInLines } from '../../engine/text/expression-in-lines';
import { foodWarning } from './answers/food-answer';
import { articleInGeneral } from './answers/medical-answer';
import type { AskedChild } from './asked-child';
import type { Question } from './read-question';
import { answerOf, documentSource, type FoundArticle, part, type RuleAnswer } from './rule-answer';

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

/** The box first; then what is known of the illness in general, and no answer to the rest of the question. */
export function flagAnswer(
  { sourceIds, ...emergency }: EmergencyCard,
  { question, asked, articles }: { question: Question; asked: AskedChild; articles: readonly FoundArticle[] },
): RuleAnswer {
  const cited = sourceIds.map(documentSource);
  const lead = part(emergency.message, cited);
  const warnings = emergency.level === 'now' ? [] : foodWarning(question, asked);
  return {
    ...answerOf(emergency.level === 'now' ? 'emergency' : 'urgent', [
      lead,
      ...warnings,
      ...articleInGeneral(articles),
    ]),
    emergency,
  };
}

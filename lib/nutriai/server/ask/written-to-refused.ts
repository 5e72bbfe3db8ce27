import { isParticular } from './common-answers';
import { answersAsked } from './find-intent';
import type { MedicalTopic } from './medical-question';
import type { Question } from './read-question';

/**
 * What has an answer without a dose: coffee, wine or fish while breastfeeding, whom to ask about what a mother
 * takes, MMR and egg, a vitamin drop that was forgotten.
 */
const answers: Partial<Record<MedicalTopic, ReadonlySet<string>>> = {
  mother: new Set(['breastfeeding-and-solids', 'fish-and-mercury']),
  medicine: new Set(['breastfeeding-and-solids', 'out-of-scope']),
  dose: new Set(['vitamins']),
};

/** Whether something particular is written to a question of a topic that is else refused whatever it says. */
export function isWrittenTo(topic: MedicalTopic, question: Question, months: number): boolean {
  const ids = answers[topic];
  return answersAsked({ question, months }).some(
    (answer) => isParticular(answer) && answer.kind === 'medical' && ids?.has(answer.id) === true,
  );
}

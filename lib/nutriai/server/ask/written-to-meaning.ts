import { commonAnswers, isParticular } from './common-answers';
import type { IntentId } from './intent-ids';

/** What is written to an illness or a worry that the model names, where the rules have only words beside it. */
export const medicalGuide = (meant: IntentId | null) =>
  commonAnswers.find((answer) => answer.id === meant && !isParticular(answer) && answer.kind === 'medical');

/**
 * What the model takes a question to be about, unless its own words say that it is no such question: what
 * concerns health only where nothing else is written.
 */
export function writtenTo(meant: IntentId | null, plain: string) {
  const answers = commonAnswers.filter(
    (answer) =>
      answer.id === meant && !isParticular(answer) && !answer.notAsks.some((pattern) => pattern.test(plain)),
  );
  return answers.toSorted((one, other) => Number(one.kind === 'medical') - Number(other.kind === 'medical'));
}

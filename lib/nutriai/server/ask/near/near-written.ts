import { isParticular, type RecognisedAnswer } from '../common-answers';
import type { Reading } from '../reading';
import { nearestAnswer } from './nearest-answer';

/** What the rules make of a question. */
interface ReadByRules {
  /** No pattern of an answer fits, and no rule by more than a single word. */
  isUnheard: boolean;
  /** It is answered as one about a food that it names. */
  isFood: boolean;
}

/**
 * Finds what is written to questions like this one: where no rule knows it, or none but a wide pattern, which
 * a single word fits. Null leaves it to them.
 */
export function nearWritten(
  asksFor: readonly RecognisedAnswer[],
  { isUnheard, isFood }: ReadByRules,
  { question, months, meant }: Reading,
): RecognisedAnswer[] | null {
  const isWide = asksFor.length > 0 && !asksFor.some(isParticular);
  if (!isUnheard && !isWide && !isFood) return null;
  if (asksFor.length > 0 && !isWide) return null;
  const near = nearestAnswer({
    text: isFood ? withoutFoods(question) : question.text,
    plain: question.wholePlain,
    months,
  });
  if (near === null) return null;
  const isDoubted = !isUnheard || (meant !== null && meant !== near.answer.id);
  return isDoubted && !near.isSure ? null : [near.answer];
}

/** "Is yoghurt ok at 6 months" is near to every question about yoghurt: what else it says is to decide. */
function withoutFoods({ text, mentions }: Reading['question']): string {
  return mentions.reduce((rest, mention) => rest.replace(mention.text, ' '), text);
}

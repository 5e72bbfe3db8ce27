import type { RecognisedAnswer } from './common-answers';
import { likelyQuestions } from './near/likely-questions';
import type { Candidates } from './near/nearest-answer';
import type { RuleAnswer } from './rule-answer';

/** As many stand below an answer on a phone. */
const mostFollowUps = 4;

/** Puts what else the question may have meant before the questions to ask next. */
export function withLikelyQuestions(
  answer: RuleAnswer,
  { candidates, main }: { candidates: Candidates; main: RecognisedAnswer | null },
): RuleAnswer {
  const followUps = [...new Set([...likelyQuestions(candidates, main), ...answer.followUps])];
  return { ...answer, followUps: followUps.slice(0, mostFollowUps) };
}

import { needsAnswer } from '../answers/needs-answer';
import type { Reading } from '../reading';
import { type RuleAnswer, withMore } from '../rule-answer';
import { chooseBabyAnswer, logAnswer } from './log-answer';
import { isOfAnyChildToo, logTopic } from './log-topic';
import { recordTopic } from './record-topic';
import { asksWhatNext, topicOfWords } from './topic-of-words';

const asksLog = /\b(what|whats|when|how|hows|did|has|have|which|is|was|show|list|whos|who|any)\b/;
const ofFoodKind = /\b(veg|veggies|vegetables?|greens|fruits?|meat|fish|dairy|variety)\b/;
const comparedAsked = /\b(enough|too (much|little)|target|goal|needs?)\b/;

/**
 * What the log, the plan or the measurements say; null where nothing of them was asked. How a child grows has
 * an answer for any child too.
 */
export async function fromLog({ question, asked, readLog }: Reading): Promise<RuleAnswer | null> {
  const { wholePlain } = question;
  const isKnown = asked.baby !== null;
  const topic =
    isKnown && asksWhatNext(wholePlain)
      ? 'what-next'
      : ((isKnown ? recordTopic(wholePlain) : null) ??
        logTopic(wholePlain) ??
        (isKnown ? topicOfWords(wholePlain) : null));
  if (topic === null) return null;
  const log = await readLog();
  if (log !== null) {
    const own = logAnswer(topic, { question, asked, log });
    const isCompared =
      topic === 'eaten-today' &&
      comparedAsked.test(question.wholePlain) &&
      !ofFoodKind.test(question.wholePlain);
    return withMore(own, isCompared ? needsAnswer(question, asked) : null);
  }
  // "Refused lunch and tea today, cutting molars" tells something, and asks no log.
  if (!asksLog.test(question.wholePlain)) return null;
  return isOfAnyChildToo(topic, question.wholePlain) ? null : chooseBabyAnswer();
}

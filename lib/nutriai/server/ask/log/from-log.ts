import { askingOf } from '../../../engine/asking/asking';
import { needsAnswer } from '../answers/needs-answer';
import type { AskedChild } from '../asked-child';
import { saysAllergy } from '../asked-with-facts';
import type { Reading } from '../reading';
import { type RuleAnswer, withMore } from '../rule-answer';
import { chooseBabyAnswer, logAnswer } from './log-answer';
import { isOfAnyChildToo, logTopic } from './log-topic';
import type { LogTopic } from './log-topics';
import { recordTopic } from './record-topic';
import { asksWhatNext, topicOfWords } from './topic-of-words';

const details = askingOf('log-details', []);
const asksLog = details.pattern('asks-log');
const asksReaction = details.pattern('asks-reaction');
const ofFoodKind = details.pattern('kind-of-food');
const comparedAsked = details.pattern('compared-with-needs');

/** Which part of the log, the plan or the measurements a question asks for; null for none. */
export function topicAsked(wholePlain: string, { baby }: AskedChild): LogTopic | null {
  if (baby === null) return logTopic(wholePlain);
  if (asksWhatNext(wholePlain)) return 'what-next';
  return recordTopic(wholePlain) ?? logTopic(wholePlain) ?? topicOfWords(wholePlain);
}

/** "How did she react to egg?", and not "she reacted to egg". */
export function asksOfReactions(wholePlain: string, asked: AskedChild): boolean {
  return (
    asked.baby !== null && asksReaction.test(wholePlain) && topicAsked(wholePlain, asked) === 'reactions'
  );
}

/**
 * What the log, the plan or the measurements say; null where nothing of them was asked. How a child grows has
 * an answer for any child too.
 */
export async function fromLog({ question, asked, readLog }: Reading): Promise<RuleAnswer | null> {
  const topic = topicAsked(question.wholePlain, asked);
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
  // "He licked peanut butter and has a peanut allergy" tells what has happened, and is never sent to choose a baby.
  if (saysAllergy(question.facts)) return null;
  return isOfAnyChildToo(topic, question.wholePlain) ? null : chooseBabyAnswer();
}

/** What the log says to a question of this topic; without a log, that a baby is to be chosen. */
export async function ofLog(topic: LogTopic, { question, asked, readLog }: Reading): Promise<RuleAnswer> {
  const log = await readLog();
  return log === null ? chooseBabyAnswer() : logAnswer(topic, { question, asked, log });
}

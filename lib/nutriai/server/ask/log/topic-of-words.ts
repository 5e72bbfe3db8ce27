import { askingOf } from '../../../engine/asking/asking';
import { type LogTopic, logTopics } from './log-topics';

const words = askingOf('log-words', logTopics);
const nextAsked = words.pattern('next-asked');

/** Whether a question asks what comes next; "new" and "tried" in it ask for nothing of the past. */
export const asksWhatNext = (plain: string): boolean => nextAsked.test(plain);

/**
 * Returns which part of the log or the plan a question about a known baby asks for, whatever the order of its
 * words; null for none. It is for what `logTopic` does not know by its sentence: "menu for the rest of the week".
 */
export const topicOfWords = (plain: string): LogTopic | null => words.topicOf(plain);

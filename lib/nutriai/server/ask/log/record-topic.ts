import { askingOf } from '../../../engine/asking/asking';
import { type LogTopic, logTopics } from './log-topics';

const records = askingOf('log-records', logTopics);

/** Returns which part of a known baby's records a question asks for; null where it asks for none. */
export const recordTopic = (plain: string): LogTopic | null => records.topicOf(plain);

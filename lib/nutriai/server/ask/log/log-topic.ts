import { askingOf } from '../../../engine/asking/asking';
import { type LogTopic, logTopics } from './log-topics';

const sentences = askingOf('log-sentences', logTopics);

const enough = sentences.pattern('enough');
const dayNamed = sentences.pattern('day-named');
const told = sentences.pattern('told');
const whatShouldWe = sentences.pattern('what-should-we');

/** Returns what of the log, the plan, the measurements or the profile a question asks for; null for none. */
export const logTopic = (plain: string): LogTopic | null => sentences.topicOf(plain);

/** Whether a question of the log has an answer for any child too: "is she eating enough". */
export function isOfAnyChildToo(topic: LogTopic, plain: string): boolean {
  if (topic === 'growth-and-weight' || topic === 'given-drops') return true;
  if (topic === 'reactions') return !told.test(plain);
  if (topic === 'planned-meals') return whatShouldWe.test(plain);
  return topic === 'eaten-today' && enough.test(plain) && !dayNamed.test(plain);
}

import { guidanceParts } from './answers/guidance-answer';
import { answersAsked } from './find-intent';
import { candidatesFor } from './near/nearest-answer';
import { rankedCandidates } from './near/ranked-candidates';
import { foldedWords, topicsIn } from './near/topics-in';
import { questionKind } from './question-kind';
import type { Reading } from './reading';
import { type CitedPart, part } from './rule-answer';

/** From this share on what is written is likely what was asked. */
const leastShare = 0.4;

/** What a sentence without a question mark asks with. */
const askingTopics: readonly string[] = [
  ...['how-to', 'how-much', 'how-many', 'how-often', 'how-long', 'when', 'which', 'why', 'where'],
  ...['may-i', 'normal', 'safe', 'ideas'],
];

/**
 * Returns what is written to a question that also raised an alarm: "she hasn’t pooed for four days and drinks less,
 * what can I feed her?" Empty where nothing is asked, or where neither the rules nor the model of questions know an
 * answer.
 */
export async function besideAlarm({ question, asked, months, findArticles }: Reading): Promise<CitedPart[]> {
  if (!isQuestion(question.text)) return [];
  const [best] = rankedCandidates({
    question,
    candidates: candidatesFor(question, months),
    written: answersAsked({ question, months, allergies: asked.child.allergies }),
    kind: questionKind(question),
    hasBaby: asked.baby !== null,
  });
  // A verdict on a food, next to an alarm, would read as if all were well.
  if (best === undefined || typeof best.found === 'string') return [];
  if (best.share < leastShare || !best.isBorneOut) return [];
  const parts = await guidanceParts(best.found, { months, findArticles });
  return [part('If that is over, or was only a worry:'), ...parts];
}

function isQuestion(text: string): boolean {
  if (/[?؟]/.test(text)) return true;
  const topics = topicsIn(foldedWords(text));
  return askingTopics.some((topic) => topics.has(topic));
}

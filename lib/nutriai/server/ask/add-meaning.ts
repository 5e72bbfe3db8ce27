import type { Meaning } from '../meaning/meaning';
import type { AskedChild } from './asked-child';
import { cardOfTold } from '../../engine/red-flags/card-of-class';
import type { IntentId } from './intent-ids';
import { documentSource, type FindArticles, part, type RuleAnswer } from './rule-answer';
import { searchWords } from './search-words';
import { articleAnswer } from './answers/article-answer';
import { statedAge } from '../../engine/statements/stated-age';

interface Asked {
  text: string;
  asked: AskedChild;
  findArticles: FindArticles;
}

/** What is better left unanswered than answered by an article. */
const withoutArticle: ReadonlySet<IntentId> = new Set(['out-of-scope', 'diagnosis', 'medicine-or-dose']);
const enoughCoverage = 0.5;
const asksLog = /^(?:what|which|when|how|list|show)\b/i;
/** In words. A longer one may tell of something besides. */
const shortQuestion = 8;

/**
 * Adds what the embedding model understands to the answer of the rules. It may raise an alarm that the rules
 * do not see, with their answer below it, and name what is asked where they know nothing. An alarm of theirs
 * stays as it is, and so does every yes and no.
 */
export async function addMeaning(
  answer: RuleAnswer,
  meaning: Meaning | null,
  question: Asked,
): Promise<RuleAnswer> {
  if (meaning === null || answer.emergency !== null) return answer;
  // "What did she react to?" only asks the log, and the rules see nothing grave in it.
  const isShort = question.text.trim().split(/\s+/).length <= shortQuestion;
  const isVague = meaning.emergency?.class === null || asksLog.test(question.text.trim());
  const isOfLog = answer.kind === 'log' && isShort && isVague;
  if (meaning.emergency !== null && !isOfLog) return withAlarm(answer, meaning.emergency.class, question);
  if (answer.kind !== 'unknown' || meaning.intent === null) return answer;
  return (await articlesOn(meaning.intent, question)) ?? answer;
}

function withAlarm(answer: RuleAnswer, emergencyClass: string | null, { text, asked }: Asked): RuleAnswer {
  const ageMonths = Math.min(asked.child.ageMonths, statedAge(text, 'question') ?? asked.child.ageMonths);
  const { sourceIds, ...emergency } = cardOfTold(emergencyClass, text, {
    ageMonths,
    locale: asked.child.locale,
  });
  const lead = part(emergency.message, sourceIds.map(documentSource));
  const sources = [...lead.cited, ...answer.sources];
  return {
    ...answer,
    kind: emergency.level === 'now' ? 'emergency' : 'urgent',
    emergency,
    parts: [lead.part, ...answer.parts],
    sources: [...new Map(sources.map((source) => [source.id, source])).values()],
  };
}

/** Our articles on what is asked, found by the words of the intent: "bottle to cup". */
async function articlesOn(intent: IntentId, { findArticles }: Asked): Promise<RuleAnswer | null> {
  if (withoutArticle.has(intent)) return null;
  const found = await findArticles(searchWords(intent.replaceAll('-', ' ')).join(' '));
  return articleAnswer(found.filter(({ coverage }) => coverage >= enoughCoverage));
}

import { allergenAnswer } from './answers/allergen-answer';
import { articleAnswer, unknownAnswer } from './answers/article-answer';
import { foodAnswer, foodWarning } from './answers/food-answer';
import { servingAnswer, storageAnswer } from './answers/general-answer';
import { articleInGeneral, medicalAnswer } from './answers/medical-answer';
import { needsAnswer } from './answers/needs-answer';
import { recipeAnswer } from './answers/recipe-answer';
import type { AskedChild } from './asked-child';
import { medicalTopic } from './medical-question';
import { isOfOurTopics, type OrdinaryKind, questionKind } from './question-kind';
import { type Question, readQuestion } from './read-question';
import { emergencyCard, type EmergencyCard } from '../../engine/red-flags/emergency-card';
import {
  answerOf,
  documentSource,
  type FindArticles,
  type FoundArticle,
  part,
  type RuleAnswer,
} from './rule-answer';
import { searchWords } from './search-words';

/** An article that has less of the question's words than this is about something else; a word in passing is enough where the topic is ours. */
const enoughCoverage = { ours: 0.4, other: 0.5 };

/**
 * An answer from rules, foods, needs, recipes and our articles, in this order: signs of an emergency, what only a clinician may say, what is known here, our
 * articles, and that nothing here knows. The same question about the same child gives the same answer.
 */
export async function answerByRules(
  text: string,
  asked: AskedChild,
  findArticles: FindArticles,
): Promise<RuleAnswer> {
  const question = readQuestion(text, asked.name);
  const { plain } = question;
  const youngest = Math.min(asked.child.ageMonths, question.statedMonths ?? asked.child.ageMonths);
  const flags = emergencyCard(text, youngest, asked.child.locale);
  const enough = isOfOurTopics(plain) ? enoughCoverage.ours : enoughCoverage.other;
  const articles = async (words = searchWords(plain)) =>
    (await findArticles(words.join(' '))).filter(({ coverage }) => coverage >= enough);
  if (flags !== null) return flagAnswer(flags, question, asked, await articles());
  const topic = medicalTopic(plain);
  if (topic !== null) return medicalAnswer(topic, question, asked, await articles());
  const kind = questionKind(question);
  const known = await knownAnswer(kind, question, asked, articles);
  return known ?? articleAnswer(await articles()) ?? unknownAnswer(asked.name);
}

type Articles = (words?: string[]) => Promise<FoundArticle[]>;

async function knownAnswer(
  kind: OrdinaryKind | null,
  question: Question,
  asked: AskedChild,
  articles: Articles,
): Promise<RuleAnswer | null> {
  switch (kind) {
    case 'food':
      return foodAnswer(question, asked);
    case 'needs':
      return needsAnswer(question, asked);
    case 'allergens':
      return allergenAnswer(question, asked);
    case 'recipes':
      return recipeAnswer(question, asked);
    case 'serving':
      return servingAnswer(question, asked, await articles());
    case 'storage':
      return storageAnswer(question, asked, await keepingArticles(articles));
    default:
      return null;
  }
}

/** The article on keeping food, where none has the question's own words. */
async function keepingArticles(articles: Articles): Promise<FoundArticle[]> {
  const own = await articles();
  return own.length > 0 ? own : articles(['freezing', 'batch', 'cooking']);
}

/** The box first; then what is known of the illness in general, and no answer to the rest of the question. */
function flagAnswer(
  { sourceIds, ...emergency }: EmergencyCard,
  question: Question,
  asked: AskedChild,
  articles: readonly FoundArticle[],
): RuleAnswer {
  const cited = sourceIds.map(documentSource);
  const lead = part(emergency.message, cited);
  const warnings = emergency.level === 'now' ? [] : foodWarning(question, asked);
  return {
    ...answerOf(emergency.level === 'now' ? 'emergency' : 'urgent', [
      lead,
      ...warnings,
      ...articleInGeneral(articles),
    ]),
    emergency,
  };
}

import { addMeaning } from './add-meaning';
import { answerByRules } from './answer-by-rules';
import { inLanguageAsked } from './in-language-asked';
import type { AskedLog } from './log/asked-log';
import type { AskedChild } from './asked-child';
import type { Meaning } from '../meaning/meaning';
import type { FoundArticle, RuleAnswer } from './rule-answer';

/** A question, and the articles that were looked up for it so far, by the words they were looked up with. */
export interface QuestionStep {
  text: string;
  asked: AskedChild;
  found: ReadonlyMap<string, readonly FoundArticle[]>;
  /** What the embedding model makes of the question; null where it has no say. */
  meaning?: Meaning | null;
  /** The log of the baby, once it was read; null where no baby was chosen. */
  log?: AskedLog | null;
}

/** The answer, or what it needs first: the words whose articles it needs first. */
export type StepOutcome = { answer: RuleAnswer } | { wanted: string } | { wantsLog: true };

class ArticlesWanted extends Error {
  constructor(readonly words: string) {
    super('Articles are wanted.');
    this.name = 'ArticlesWanted';
  }
}

class LogWanted extends Error {
  constructor() {
    super('The log is wanted.');
    this.name = 'LogWanted';
  }
}

/**
 * Answers a question as far as it can be without a database: the same question about the same child wants the
 * same articles.
 */
export async function answerStep({
  text,
  asked,
  found,
  meaning = null,
  log,
}: QuestionStep): Promise<StepOutcome> {
  const look = async (words: string) => {
    const articles = found.get(words);
    if (articles === undefined) throw new ArticlesWanted(words);
    return articles;
  };
  const readLog = async () => {
    if (log === undefined) throw new LogWanted();
    return log;
  };
  try {
    const answer = await answerByRules(text, asked, {
      findArticles: look,
      readLog,
      meant: meaning?.intent ?? null,
      likely: meaning?.answers ?? [],
      isCalm: meaning?.isCalm ?? false,
    });
    const withMeaning = await addMeaning(answer, meaning, { text, asked, findArticles: look });
    return { answer: inLanguageAsked(withMeaning, text) };
  } catch (error) {
    if (error instanceof LogWanted) return { wantsLog: true };
    if (error instanceof ArticlesWanted) return { wanted: error.words };
    throw error;
  }
}

import type { AskedChild } from './asked-child';
import type { LikelyAnswer } from '../meaning/likely-answers';
import type { IntentId } from './intent-ids';
import type { AskedLog } from './log/asked-log';
import type { Question } from './read-question';
import type { FindArticles, FoundArticle } from './rule-answer';

/** Finds articles that have enough of these words, else of the question's own. */
export type Articles = (words?: string[]) => Promise<FoundArticle[]>;

/** What of an answer is not in the question. */
export interface Beside {
  findArticles: FindArticles;
  /** The log of the baby that is asked about; null where none was chosen. */
  readLog?: () => Promise<AskedLog | null>;
  /** What the embedding model takes the question to be about, for where no rule knows. */
  meant?: IntentId | null;
  /** What of all that is written it takes the question to ask for. */
  likely?: readonly LikelyAnswer[];
  /** Whether it is all but certain that the text tells of no emergency, whatever signs it names. */
  isCalm?: boolean;
}

/** A question, and what its answer may look up. */
export interface Reading extends Required<Beside> {
  question: Question;
  /** With what the question says of the child. */
  asked: AskedChild;
  /** The age in months that is asked about: the one the question names, else the child's own. */
  months: number;
  articles: Articles;
}

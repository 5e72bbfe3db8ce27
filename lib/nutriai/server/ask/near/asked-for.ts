import { otherSubject } from '../asks-to-eat';
import { isParticular, type RecognisedAnswer } from '../common-answers';
import { type LogTopic, logTopics } from '../log/log-topics';
import type { OrdinaryKind } from '../question-kind';
import type { Question } from '../read-question';
import { type Nearest, nearestTo } from './nearest-answer';
import type { Route } from './routes';

/** What the rules make of a question. */
export interface ReadByRules {
  question: Question;
  months: number;
  /** The answers whose patterns fit, in their order. */
  written: readonly RecognisedAnswer[];
  kind: OrdinaryKind | null;
}

/** What a question asks for: one of the three. */
export type AskedFor =
  { written: RecognisedAnswer; isSure: boolean } | { kind: OrdinaryKind } | { log: LogTopic };

/**
 * How sure the model has to be where the rules know something, and where they do not. Set on 300 questions that
 * it had not learnt from (docs/meaning.md).
 */
const least = {
  /** An article has all words of the question. */
  scoreBeforeArticles: 0,
  /** No rule fits. */
  scoreAlone: -0.6,
  /** A wide pattern fits, as a single word does. */
  scoreAgainstWide: -0.5,
  leadAgainstWide: 0.1,
  /** The rules read a nutrient, a recipe or the like in it, and no answer is written to it. */
  scoreAgainstKind: 0.35,
  /** A pattern of one particular question fits. */
  scoreAgainstPattern: -0.45,
  leadAgainstPattern: 0.15,
};

/** Finds what a question asks for by the model of questions; null where the rules know better. */
export function askedFor(rules: ReadByRules): AskedFor | null {
  if (otherSubject(rules.question) !== null) return null;
  const nearest = nearestTo(rules.question, rules.months);
  if (nearest === null || !isTrusted(nearest, rules)) return null;
  const { found } = nearest;
  if (typeof found !== 'string') {
    // On one subject a pattern of the particular question knows better, and so do the figures for this child.
    const isSame = rules.written.some(
      (answer) => answer.id === found.id && (isParticular(answer) || rules.kind !== null),
    );
    return isSame ? null : { written: found, isSure: nearest.score >= least.scoreBeforeArticles };
  }
  // Where a question goes says less than an answer that is written to it.
  if (rules.written.some(isParticular)) return null;
  const topic = logTopicOf(found);
  if (topic !== undefined) return rules.kind === null ? { log: topic } : null;
  const kind = kinds[found];
  return kind === undefined || (kind === 'food' && !namesFood(rules.question)) ? null : { kind };
}

function isTrusted({ score, lead }: Nearest, { written, kind }: ReadByRules): boolean {
  if (written.some(isParticular))
    return score >= least.scoreAgainstPattern && lead >= least.leadAgainstPattern;
  if (kind === 'food') return false;
  if (kind !== null && written.length === 0) return score >= least.scoreAgainstKind;
  if (written.length === 0) return score >= least.scoreAlone;
  return score >= least.scoreAgainstWide && lead >= least.leadAgainstWide;
}

const namesFood = ({ mentions, unknown }: Question) => mentions.length + unknown.length > 0;

const kinds: Partial<Record<Route, OrdinaryKind>> = {
  'route may-eat': 'food',
  'route how-to-serve': 'food',
  'route portion': 'food',
  'route needs': 'needs',
  'route recipes': 'recipes',
  'route allergens': 'allergens',
  'route storage': 'storage',
};

/** "log last-had" is the topic "last-had". */
const logTopicOf = (route: Route) => logTopics.find((topic) => route === `log ${topic}`);

import { otherSubject } from '../asks-to-eat';
import type { RecognisedAnswer } from '../common-answers';
import type { LogTopic } from '../log/log-topics';
import type { OrdinaryKind } from '../question-kind';
import { kindOfRoute, logTopicOf } from './kind-of-route';
import { isShort, type RankedCandidate, rankedCandidates, type ReadByRules } from './ranked-candidates';

/** What a question asks for: one of the three. */
export type AskedFor = ({ written: RecognisedAnswer } | { kind: OrdinaryKind } | { log: LogTopic }) & {
  isSure: boolean;
  /** The rules find it as well. */
  isBorneOut: boolean;
};

/** From this share on what ranks first is right 95 times of 100. */
const sureShare = 0.8;
/** Where the rules bear nothing out, a likeness is better than none, down to this score. */
const leastScoreAlone = -0.75;
const leastScoreOfOthers = 0;
const leastScoreOfShort = -0.25;
const shareOfShort = 0.5;

/**
 * Whether a short question, of whose kind the rules are certain, is only a little like another: it has few words to be
 * like. In other languages the rules are certain only that a food is asked for: “darf sie Fisch essen”.
 */
const isReadOtherwise = ({ score, share }: RankedCandidate, { question, kind }: ReadByRules): boolean =>
  kind !== null &&
  (question.language === null || kind === 'food') &&
  isShort(question) &&
  score < leastScoreOfShort &&
  share < shareOfShort;

/** Finds what a question asks for, by the model of questions and what the rules find; null where neither knows. */
export function askedFor(
  rules: ReadByRules,
  ranked: readonly RankedCandidate[] = rankedCandidates(rules),
): AskedFor | null {
  const [best] = ranked;
  if (best === undefined) return null;
  const { found, score, share, isBorneOut } = best;
  const subject = otherSubject(rules.question);
  if (subject === 'animal') return null;
  // Of money, the law or things for the kitchen the model knows little.
  const least = subject === null ? leastScoreAlone : leastScoreOfOthers;
  if (!isBorneOut && (score < least || isReadOtherwise(best, rules))) return null;
  const isSure = share >= sureShare;
  if (typeof found !== 'string') return { written: found, isSure, isBorneOut };
  const topic = logTopicOf(found);
  if (topic !== undefined) return { log: topic, isSure, isBorneOut };
  const kind = kindOfRoute(found, rules.kind);
  return kind === undefined ? null : { kind, isSure, isBorneOut };
}

import { otherSubject } from '../asks-to-eat';
import { isParticular, mayBeLike, type RecognisedAnswer } from '../common-answers';
import { type LogTopic, logTopics } from '../log/log-topics';
import { isAskedOfFood, type OrdinaryKind } from '../question-kind';
import type { Question } from '../read-question';
import { type Candidate, type Candidates, hasLearnt } from './nearest-answer';
import type { Route } from './routes';

/** What the rules make of a question. */
export interface ReadByRules {
  question: Question;
  /** What the model makes of it. */
  candidates: Candidates;
  /** The answers whose patterns fit, in their order. */
  written: readonly RecognisedAnswer[];
  kind: OrdinaryKind | null;
  /** Without a chosen baby there is no log to ask. */
  hasBaby: boolean;
}

/** What a question asks for: one of the three. */
export type AskedFor =
  | { written: RecognisedAnswer; isSure: boolean }
  | { kind: OrdinaryKind }
  | { log: LogTopic };

/**
 * What the rules add to the score of the model. Set on 422 questions that it had not learnt from
 * (docs/meaning.md).
 */
const evidence = {
  /** A pattern of one particular question fits, */
  particular: 0.5,
  /** or a wide one, as of a single word. */
  wide: 0.15,
  /** Of the patterns that fit, the first. */
  first: 0.1,
  /** The rules find a particular answer or a kind in a question of few words, which has little else to go by. */
  short: 0.5,
  /** The rules read a nutrient, a recipe or the like in it. */
  kind: 0.4,
  /** They read a food that is asked about, */
  food: 1,
  /** or one that is only told of, as in "he drank half of it". */
  foodTold: 0.6,
  /** They do not see that the log is asked, and no baby was chosen. */
  noLog: -0.3,
};

/** In words. */
const shortQuestion = 7;

/** Below this score a question is like none that the model knows, and only the rules can tell. */
const leastScore = -0.5;
/** Where they know nothing, a likeness is better than none, down to this score. */
const leastScoreAlone = -0.65;
/** From this score on the model is right nine times of ten. */
const sureScore = -0.1;
/** Where the rules read a kind of question in English, a mere likeness to another one says nothing. */
const leastScoreAgainstKind = -0.2;

/** Finds what a question asks for, by the model of questions and what the rules find; null where neither knows. */
export function askedFor(rules: ReadByRules): AskedFor | null {
  const { question, candidates, written } = rules;
  const subject = otherSubject(question);
  if (subject === 'animal') return null;
  const best = [...candidates.all, ...knownByPatterns(written)]
    .filter(({ found }) => isOffered(found, rules))
    // Of money, the law or things for the kitchen the model knows no more than is written to them.
    .filter(({ found, score }) => subject === null || isWrittenToOther(found, score, written))
    .map((candidate) => ({ ...candidate, rank: candidate.score + evidenceFor(candidate.found, rules) }))
    .reduce<Ranked | null>((one, other) => (one !== null && one.rank >= other.rank ? one : other), null);
  if (best === null) return null;
  const { found, score } = best;
  if (typeof found !== 'string') {
    if (score < leastScoreFor(rules) && !written.includes(found)) return null;
    return { written: found, isSure: score >= sureScore };
  }
  if (score < leastScoreAlone) return null;
  const topic = logTopicOf(found);
  if (topic !== undefined) return { log: topic };
  const kind = kindOf(found, rules.kind);
  return kind === undefined ? null : { kind };
}

function leastScoreFor({ question, written, kind }: ReadByRules): number {
  // Their words for what is asked are English, and of a food that is named the gate knows more.
  const isReadInEnglish = question.language === null && (kind !== null || question.mentions.length > 0);
  if (isReadInEnglish) return leastScoreAgainstKind;
  const isUnread = written.length === 0 && kind === null && question.mentions.length === 0;
  return isUnread ? leastScoreAlone : leastScore;
}

/** Of answers that it has not learnt from the model says nothing: what their patterns say is all there is. */
const knownByPatterns = (written: readonly RecognisedAnswer[]): Candidate[] =>
  written.filter((answer) => !hasLearnt(answer)).map((found) => ({ found, score: sureScore }));

const isWrittenToOther = (
  found: RecognisedAnswer | Route,
  score: number,
  written: readonly RecognisedAnswer[],
) => typeof found !== 'string' && (score >= sureScore || (written.includes(found) && isParticular(found)));

interface Ranked {
  found: RecognisedAnswer | Route;
  score: number;
  rank: number;
}

/** Without a food nobody asks whether it may be eaten; the law of one country is for those who name it. */
function isOffered(found: RecognisedAnswer | Route, { question, written, kind }: ReadByRules): boolean {
  if (typeof found !== 'string') return mayBeLike(found) || written.includes(found);
  if (kind === 'serving' && found === servingRoute) return true;
  return kinds[found] !== 'food' || question.mentions.length + question.unknown.length > 0;
}

function evidenceFor(found: RecognisedAnswer | Route, rules: ReadByRules): number {
  const isShort = rules.question.plain.split(' ').length <= shortQuestion;
  const ofShort = isShort ? evidence.short : 0;
  if (typeof found === 'string') {
    if (logTopicOf(found) !== undefined) return rules.hasBaby ? 0 : evidence.noLog;
    if (rules.kind === null || kindOf(found, rules.kind) !== rules.kind) return 0;
    return evidenceOfKind(rules) + ofShort;
  }
  if (!rules.written.includes(found)) return 0;
  const ofFirst = rules.written[0] === found ? evidence.first : 0;
  return ofFirst + (isParticular(found) ? evidence.particular + ofShort : evidence.wide);
}

function evidenceOfKind({ kind, question }: ReadByRules): number {
  if (kind !== 'food') return evidence.kind;
  // Of words of other languages nothing tells whether they ask.
  return question.language !== null || isAskedOfFood(question.plain) ? evidence.food : evidence.foodTold;
}

const kinds: Partial<Record<Route, OrdinaryKind>> = {
  'route may-eat': 'food',
  'route how-to-serve': 'food',
  'route portion': 'food',
  'route needs': 'needs',
  'route recipes': 'recipes',
  'route allergens': 'allergens',
  'route storage': 'storage',
};

/** How to serve is asked of a food, or of all at an age. */
const servingRoute: Route = 'route how-to-serve';

const kindOf = (found: Route, byRules: OrdinaryKind | null) =>
  found === servingRoute && byRules === 'serving' ? byRules : kinds[found];

/** "log last-had" is the topic "last-had". */
const logTopicOf = (route: Route) => logTopics.find((topic) => route === `log ${topic}`);

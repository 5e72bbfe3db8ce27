import { mayBeLike, type RecognisedAnswer } from '../common-answers';
import { logTopicOf, kindOfRoute } from './kind-of-route';
import type { OrdinaryKind } from '../question-kind';
import type { Question } from '../read-question';
import { type Candidate, type Candidates, hasLearnt } from './nearest-answer';
import { isFoodRoute } from './routes';

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

/** A candidate with what speaks for it. */
export interface RankedCandidate extends Candidate {
  /** Whether the rules bear it out: a pattern fits, or they read that kind of question. */
  isBorneOut: boolean;
  /** How likely it is the one that is asked for, of all of them 1. */
  share: number;
}

/**
 * What the rules add to the score of the model. These, the steepness below and the weight of the meaning lie between
 * two fits on questions that it had not learnt from (docs/meaning.md).
 */
const evidence = {
  /** A pattern fits, */
  pattern: 0.6,
  /** and of those that fit it is the first. */
  first: 0.2,
  /** What is computed is learnt from fewer questions of more kinds than what is written, */
  route: 0.45,
  /** and asked for more often where a food is named. */
  routeOfFood: 0.45,
  /** But how much of one food is asked seldom, and often has a written answer. */
  portion: -0.5,
  /** The rules seldom read that an allergen is introduced, and are right then; other kinds add nothing. */
  allergens: 0.3,
  /** They read a food in much that asks something else of it, */
  food: -0.1,
  /** and what they read counts more in few words, which give the model little to go by. */
  short: 0.28,
  /** They do not see that the log is asked, and no baby was chosen. */
  noLog: -0.3,
};
/** In words. */
const shortQuestion = 7;
/** By how much the share grows with the rank. */
const steepness = 2.8;
/** What is less like the question than this, and borne out by nothing, is none of what may be asked for. */
const leastScore = -0.8;
const scoreOfUnlearnt = -0.1;

/** Returns what a question may ask for, by the model of questions and what the rules find, the likeliest first. */
export function rankedCandidates(rules: ReadByRules): RankedCandidate[] {
  const ranked = [...rules.candidates.all, ...knownByPatterns(rules.written)]
    .filter(({ found }) => isOffered(found, rules))
    .map((candidate) => {
      const isBorneOut = isFoundByRules(candidate.found, rules);
      return { ...candidate, isBorneOut, rank: candidate.score + evidenceFor(candidate.found, rules) };
    })
    .filter(({ score, isBorneOut }) => isBorneOut || score >= leastScore)
    .sort((one, other) => other.rank - one.rank);
  const weights = ranked.map(({ rank }) => Math.exp(steepness * (rank - (ranked[0]?.rank ?? 0))));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return ranked.map(({ rank: _rank, ...candidate }, index) => ({
    ...candidate,
    share: (weights[index] ?? 0) / sum,
  }));
}

/** Of answers that it has not learnt from the model says nothing: what their patterns say is all there is. */
const knownByPatterns = (written: readonly RecognisedAnswer[]): Candidate[] =>
  written.filter((answer) => !hasLearnt(answer)).map((found) => ({ found, score: scoreOfUnlearnt }));

/** Whether a question has few words to be like another. */
export const isShort = ({ plain }: Question): boolean => plain.split(' ').length <= shortQuestion;

/** Without a food nobody asks whether it may be eaten; the law of one country is for those who name it. */
function isOffered(found: Candidate['found'], { question, written, kind }: ReadByRules): boolean {
  if (typeof found !== 'string') return mayBeLike(found) || written.includes(found);
  // How a new allergen is tried says nothing to who wrote of an allergy, and not to what.
  if (found === 'route allergens' && kind !== 'allergens' && tellsOfAllergy(question)) return false;
  if (kind === 'serving' && kindOfRoute(found, kind) === kind) return true;
  return kindOfRoute(found, null) !== 'food' || question.mentions.length + question.unknown.length > 0;
}

const tellsOfAllergy = ({ facts: { isUnnamedAllergy, allergies } }: Question) =>
  isUnnamedAllergy || allergies.length > 0;

function isFoundByRules(found: Candidate['found'], { written, kind }: ReadByRules): boolean {
  if (typeof found !== 'string') return written.includes(found);
  return kind !== null && kindOfRoute(found, kind) === kind;
}

function evidenceFor(found: Candidate['found'], rules: ReadByRules): number {
  if (typeof found !== 'string') {
    if (!rules.written.includes(found)) return 0;
    return evidence.pattern + (rules.written[0] === found ? evidence.first : 0);
  }
  if (logTopicOf(found) !== undefined) return rules.hasBaby ? 0 : evidence.noLog;
  if (!isFoodRoute(found)) return 0;
  const ofRoute =
    evidence.route +
    (rules.question.mentions.length > 0 ? evidence.routeOfFood : 0) +
    (found === 'route portion' ? evidence.portion : 0);
  if (!isFoundByRules(found, rules)) return ofRoute;
  return ofRoute + evidenceOfKind(rules.kind) + (isShort(rules.question) ? evidence.short : 0);
}

const evidenceOfKind = (kind: ReadByRules['kind']) =>
  kind === 'food' || kind === 'allergens' ? evidence[kind] : 0;

import type { LikelyAnswer } from '../../meaning/likely-answers';
import { commonAnswers, type RecognisedAnswer } from '../common-answers';
import { type Question, readQuestion } from '../read-question';
import { clausesOf } from './clauses-of';
import { questionFeatures } from './question-features';
import { readQuestionModel, type TrainedQuestionModel } from './question-model';
import { isRoute, type Route } from './routes';

/** What a question may ask for, and how much speaks for it. */
export interface Candidate {
  /** A written answer, or where else the question goes. */
  found: RecognisedAnswer | Route;
  /** 1 for what is like many questions that the model learnt from, -1 for nothing. */
  score: number;
}

/** What a question, and each part of it that may ask something by itself, may ask for. */
export interface Candidates {
  /** Of the whole question, or of a part where that is far likelier, with what its meaning adds. */
  all: readonly Candidate[];
  whole: readonly Candidate[];
  /** None where it has only one part. */
  clauses: readonly (readonly Candidate[])[];
}

/** By how much a part of a question has to be likelier than the whole: it has less to go by. */
const lessOfClause = 1;

/**
 * What a sure meaning adds to the score of a written answer: where else a question goes, its words say better. Of 339
 * English questions that neither had learnt from, 225 came to a right answer with it and 211 without.
 */
const weightOfMeaning = 0.6;
const wordsOfSentence = 4;

let trained: TrainedQuestionModel | undefined;
let classes: readonly (RecognisedAnswer | Route | null)[] | undefined;

/**
 * Returns all that a question of a child of that age may ask for, with what the model of questions says of it, and
 * what the embedding model holds `likely`.
 */
export function candidatesFor(
  question: Question,
  months: number,
  likely: readonly LikelyAnswer[] = [],
): Candidates {
  // "Safe sleep" is a title more than a sentence: what it means is anybody's guess.
  const isSentence = question.plain.split(' ').length >= wordsOfSentence;
  const shares = new Map(isSentence ? likely.map(({ name, share }) => [name, share]) : []);
  const clauses = clausesOf(question.text).map((text) => scored(readQuestion(text, null), months));
  const whole = scored(question, months);
  const all = whole.map(({ found, score }, index) => {
    const ofClauses = clauses.map((clause) => (clause[index]?.score ?? -1) - lessOfClause);
    const meant = typeof found === 'string' ? 0 : (shares.get(found.examples?.[0] ?? '') ?? 0);
    return { found, score: Math.max(score, ...ofClauses) + weightOfMeaning * meant };
  });
  return { all, whole, clauses };
}

/** Whether the model has learnt from questions of an answer: of a new one, or one without examples, it knows none. */
export function hasLearnt(answer: RecognisedAnswer): boolean {
  return allClasses().includes(answer);
}

/** Always the same classes in the same order. */
function scored(question: Question, months: number): Candidate[] {
  const scores = model().scoresOf(questionFeatures(question));
  return allClasses().flatMap((found, index) =>
    found !== null && isOpen(found, months) ? [{ found, score: scores[index] ?? -1 }] : [],
  );
}

function allClasses(): readonly (RecognisedAnswer | Route | null)[] {
  classes ??= classesOf(model().classes);
  return classes;
}

function model(): TrainedQuestionModel {
  return (trained ??= readQuestionModel());
}

function classesOf(names: readonly string[]): (RecognisedAnswer | Route | null)[] {
  const byExample = new Map(commonAnswers.map((answer) => [answer.examples?.[0] ?? '', answer]));
  return names.map((name) => (isRoute(name) ? name : (byExample.get(name) ?? null)));
}

function isOpen(found: RecognisedAnswer | Route, months: number): boolean {
  if (typeof found === 'string') return true;
  if (found.ageUntil !== undefined && months >= found.ageUntil) return false;
  return found.parts.some(
    ({ fromMonths = 0, untilMonths = Infinity }) => fromMonths <= months && months < untilMonths,
  );
}

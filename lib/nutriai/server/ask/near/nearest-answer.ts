import { commonAnswers, type RecognisedAnswer } from '../common-answers';
import { type ComparedQuestion, questionFeatures } from './question-features';
import storedModel from './question-model.json';
import { type QuestionModel, questionModelOf } from './question-model';
import { isRoute, type Route } from './routes';

/** What a question asks for, as far as the model of questions tells. */
export interface Nearest {
  /** A written answer, or where else the question goes. */
  found: RecognisedAnswer | Route;
  /** How much speaks for it: 1 for what is like many questions that it learnt from, -1 for nothing. */
  score: number;
  /** By how much more than for the next one. */
  lead: number;
}

let model: QuestionModel | undefined;
let classes: readonly (RecognisedAnswer | Route | null)[] | undefined;

/** Finds what a question of a child of that age asks for; null where the model knows nothing at all. */
export function nearestTo(question: ComparedQuestion, months: number): Nearest | null {
  model ??= questionModelOf(storedModel);
  classes ??= classesOf(storedModel.classes);
  const scores = model(questionFeatures(question));
  const ranked = classes
    .flatMap((found, index) =>
      found !== null && isOpen(found, months) ? [{ found, score: scores[index] ?? -1 }] : [],
    )
    .sort((one, other) => other.score - one.score);
  const [best, next] = ranked;
  return best === undefined ? null : { ...best, lead: best.score - (next?.score ?? -1) };
}

function classesOf(names: readonly string[]): (RecognisedAnswer | Route | null)[] {
  const byExample = new Map(commonAnswers.map((answer) => [answer.examples?.[0] ?? '', answer]));
  return names.map((name) => (isRoute(name) ? name : (byExample.get(name) ?? null)));
}

function isOpen(found: RecognisedAnswer | Route, months: number): boolean {
  if (typeof found === 'string') return true;
  if (found.onlyByPatterns === true) return false;
  if (found.ageUntil !== undefined && months >= found.ageUntil) return false;
  return found.parts.some(
    ({ fromMonths = 0, untilMonths = Infinity }) => fromMonths <= months && months < untilMonths,
  );
}

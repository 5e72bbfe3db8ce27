import type { Allergen } from '../../engine/child';
import { knowledge } from '../../engine/knowledge/knowledge';
import type { CommonAnswer } from '../../engine/knowledge/schemas/answers';
import { type AnswerId, intentIds, otherAnswerIds } from './intent-ids';

const isAnswerId = (id: string): id is AnswerId =>
  [...intentIds, ...otherAnswerIds].some((known) => known === id);

/** An answer of `knowledge/answers`, with how its question is recognised. */
export interface RecognisedAnswer extends Omit<
  CommonAnswer,
  'id' | 'asks' | 'asksOfFood' | 'notAsks' | 'kind' | 'followUps' | 'foods' | 'allergies' | 'replaces'
> {
  id: AnswerId;
  kind: 'guidance' | 'medical';
  followUps: readonly string[];
  asks: readonly RegExp[];
  /** On a question in which every food is the word “food”. */
  asksOfFood: readonly RegExp[];
  notAsks: readonly RegExp[];
  /** Foods or compounds of which the question has to name one; null for any. */
  foods: ReadonlySet<string> | null;
  /** Allergies of which the child has to have one; null for any child. */
  allergies: ReadonlySet<Allergen> | null;
  /** Allergens for which it says what to use instead; empty for none. */
  replaces: ReadonlySet<Allergen>;
}

/** Every answer of `knowledge/answers`, in its order. Throws an Error for one whose id is no intent. */
export const commonAnswers: readonly RecognisedAnswer[] = knowledge.answers.map((answer) => {
  const { id } = answer;
  if (!isAnswerId(id)) throw new Error(`knowledge/answers: “${id}” is no intent.`);
  return {
    ...answer,
    id,
    kind: answer.kind ?? 'guidance',
    followUps: answer.followUps ?? [],
    asks: answer.asks.map((pattern) => new RegExp(pattern)),
    asksOfFood: (answer.asksOfFood ?? []).map((pattern) => new RegExp(pattern)),
    notAsks: (answer.notAsks ?? []).map((pattern) => new RegExp(pattern)),
    foods: answer.foods === undefined ? null : new Set(answer.foods),
    allergies: answer.allergies === undefined ? null : new Set(answer.allergies),
    replaces: new Set(answer.replaces),
  };
});

/** Whether an answer fits one particular question: a subject that the model names is too wide for it. */
export function isParticular({ with: place }: RecognisedAnswer): boolean {
  return place === 'first' || place === 'first-if-allowed';
}

/** Whether an answer is written to one food or to one allergy, so that nothing that is merely like it fits better. */
export function isOfNamed({ foods, allergies }: RecognisedAnswer): boolean {
  return foods !== null || allergies !== null;
}

/** Whether likeness to its questions is enough for an answer: not where it is of one law, one food or one allergy. */
export function mayBeLike(answer: RecognisedAnswer): boolean {
  return answer.onlyByPatterns !== true && !isOfNamed(answer);
}

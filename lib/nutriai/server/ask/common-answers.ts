import { knowledge } from '../../engine/knowledge/knowledge';
import type { CommonAnswer } from '../../engine/knowledge/schemas/answers';
import { type IntentId, intentIds } from './intent-ids';

const isIntent = (id: string): id is IntentId => intentIds.some((intent) => intent === id);

/** An answer of `knowledge/answers`, with how its question is recognised. */
export interface RecognisedAnswer extends Omit<
  CommonAnswer,
  'id' | 'asks' | 'notAsks' | 'kind' | 'followUps'
> {
  id: IntentId;
  kind: 'guidance' | 'medical';
  followUps: readonly string[];
  asks: readonly RegExp[];
  notAsks: readonly RegExp[];
}

/** Every answer of `knowledge/answers`, in its order. Throws an Error for one whose id is no intent. */
export const commonAnswers: readonly RecognisedAnswer[] = knowledge.answers.map((answer) => {
  const { id } = answer;
  if (!isIntent(id)) throw new Error(`knowledge/answers: “${id}” is no intent.`);
  return {
    ...answer,
    id,
    kind: answer.kind ?? 'guidance',
    followUps: answer.followUps ?? [],
    asks: answer.asks.map((pattern) => new RegExp(pattern)),
    notAsks: (answer.notAsks ?? []).map((pattern) => new RegExp(pattern)),
  };
});

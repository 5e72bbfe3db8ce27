import { withoutFigures } from '../../engine/red-flags/without-figures';
import type { IntentModel } from './intent-model';
import { likelyAnswers } from './likely-answers';
import type { LinearModel } from './linear-model';
import { judgeSentence, meaningOf } from './judge-sentence';
import { type Meaning, noMeaning } from './meaning';
import { readFeatures } from './read-features';
import type { SentenceEmbedder } from './sentence-embedder';

/** What a text is read with. */
export interface MeaningModels {
  embed: SentenceEmbedder;
  model: IntentModel;
  /** Of all that is written and where else a question may go. */
  answers: LinearModel;
}

/** Reads what a text means: of one in another language than English only whether it tells of an emergency. */
export async function readMeaning(text: string, { embed, model, answers }: MeaningModels): Promise<Meaning> {
  const [read] = await readFeatures([text], { embed, words: model.words });
  if (read === undefined || read.plain === '') return noMeaning;
  const meaning = meaningOf(judgeSentence(read, model), model, read.plain);
  const isFigure = meaning.emergency !== null && !(await isAlarmWithoutFigures(text, { embed, model }));
  return {
    ...meaning,
    ...(isFigure && { emergency: null }),
    answers: read.embedding === null ? [] : likelyAnswers(read.embedding, answers),
  };
}

/**
 * From which share on an alarm is believed of what is left of a text. It is higher than the thresholds of the model,
 * because parts of sentences are not what it has learnt from: of 1,304 emergencies that it alone heard, two are lost.
 */
const ofRestFrom = 0.5;

/**
 * Whether the text still tells of an emergency without its figures of speech and without what was years ago: the model
 * knows “blood oranges” for blood.
 */
async function isAlarmWithoutFigures(
  text: string,
  { embed, model }: Omit<MeaningModels, 'answers'>,
): Promise<boolean> {
  const rest = withoutFigures(text);
  if (rest === null) return true;
  const [read] = await readFeatures([rest], { embed, words: model.words });
  if (read === undefined || read.plain === '') return false;
  const judgement = judgeSentence(read, model);
  return judgement.emergency >= ofRestFrom && meaningOf(judgement, model, read.plain).emergency !== null;
}

import { withoutFigures } from '../../engine/red-flags/without-figures';
import type { IntentModel } from './intent-model';
import { likelyAnswers } from './likely-answers';
import type { LinearModel } from './linear-model';
import { classOf, isCalmFigure, judgeSentence, meaningOf } from './judge-sentence';
import { type Meaning, noMeaning } from './meaning';
import { readFeatures } from './read-features';
import { believedFrom, readAgain, type SecondReading, surelyFrom } from './second-reading';
import type { SentenceEmbedder } from './sentence-embedder';

/** What a text is read with. */
export interface MeaningModels {
  embed: SentenceEmbedder;
  model: IntentModel;
  /** Of all that is written and where else a question may go. */
  answers: LinearModel;
  again: SecondReading;
}

/** Reads what a text means: of one in another language than English only whether it tells of an emergency. */
export async function readMeaning(text: string, models: MeaningModels): Promise<Meaning> {
  const { embed, model, answers, again } = models;
  const [read] = await readFeatures([text], { embed, words: model.words });
  if (read === undefined || read.plain === '') return noMeaning;
  const judgement = judgeSentence(read, model);
  const meaning = meaningOf(judgement, model, read.plain);
  const isHeard = meaning.emergency !== null && (await isAlarmWithoutFigures(text, models));
  const { isCalm, sum } = readAgain(text, { words: read.alarm, judgement }, again);
  const isSure = sum >= surelyFrom && !isCalmFigure(judgement, read.plain) && withoutFigures(text) === null;
  const isEmergency = isSure || (isHeard && sum >= believedFrom);
  return {
    ...meaning,
    emergency: isEmergency ? { class: classOf(judgement, model) } : null,
    isCalm,
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
  { embed, model }: Pick<MeaningModels, 'embed' | 'model'>,
): Promise<boolean> {
  const rest = withoutFigures(text);
  if (rest === null) return true;
  const [read] = await readFeatures([rest], { embed, words: model.words });
  if (read === undefined || read.plain === '') return false;
  const judgement = judgeSentence(read, model);
  return judgement.emergency >= ofRestFrom && meaningOf(judgement, model, read.plain).emergency !== null;
}

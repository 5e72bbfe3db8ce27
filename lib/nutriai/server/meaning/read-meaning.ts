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
  return {
    ...meaningOf(judgeSentence(read, model), model, read.plain),
    answers: read.embedding === null ? [] : likelyAnswers(read.embedding, answers),
  };
}

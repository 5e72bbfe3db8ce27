import type { IntentModel } from './intent-model';
import { judgeSentence, meaningOf } from './judge-sentence';
import { type Meaning, noMeaning } from './meaning';
import { readFeatures } from './read-features';
import type { SentenceEmbedder } from './sentence-embedder';

/** Reads what a text means: of one in another language than English only whether it tells of an emergency. */
export async function readMeaning(
  text: string,
  { embed, model }: { embed: SentenceEmbedder; model: IntentModel },
): Promise<Meaning> {
  const [read] = await readFeatures([text], { embed, words: model.words });
  if (read === undefined || read.plain === '') return noMeaning;
  return meaningOf(judgeSentence(read, model), model, read.plain);
}

import type { IntentModel } from './intent-model';
import { isEnglish } from './is-english';
import { judgeSentence, meaningOf } from './judge-sentence';
import { type Meaning, noMeaning } from './meaning';
import { plainSentence } from './plain-sentence';
import type { SentenceEmbedder } from './sentence-embedder';
import { wordFeatures } from './word-features';

/** Reads what a text means. Of a text in another language it says nothing. */
export async function readMeaning(
  text: string,
  { embed, model }: { embed: SentenceEmbedder; model: IntentModel },
): Promise<Meaning> {
  const plain = plainSentence(text);
  if (!isEnglish(plain, model.words)) return noMeaning;
  const [embedding] = await embed([plain]);
  if (embedding === undefined) return noMeaning;
  return meaningOf(judgeSentence({ embedding, words: wordFeatures(plain) }, model), model, plain);
}

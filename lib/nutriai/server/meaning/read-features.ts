import { alarmFeatures } from './alarm-features';
import { isEnglish } from './is-english';
import { plainSentence } from './plain-sentence';
import type { SentenceEmbedder } from './sentence-embedder';
import { type WordFeatures, wordFeatures } from './word-features';

/** A text as the model reads it. */
export interface ReadText {
  plain: string;
  words: WordFeatures;
  alarm: WordFeatures;
  /** Of a text in English; null of one in another language, which the embedding model does not know. */
  embedding: Float32Array | null;
}

/** Returns what the model reads of each text. */
export async function readFeatures(
  texts: readonly string[],
  { embed, words }: { embed: SentenceEmbedder; words: ReadonlySet<string> },
): Promise<ReadText[]> {
  const plain = texts.map(plainSentence);
  const english = plain.filter((each) => isEnglish(each, words));
  const vectors = await embed(english);
  const found = new Map(english.map((each, index) => [each, vectors[index]]));
  return texts.map((text, index) => ({
    plain: plain[index] ?? '',
    words: wordFeatures(plain[index] ?? ''),
    alarm: alarmFeatures(text),
    embedding: found.get(plain[index] ?? '') ?? null,
  }));
}

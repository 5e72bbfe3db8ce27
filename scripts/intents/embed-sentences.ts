import { readFeatures, type ReadText } from '@/lib/nutriai/server/meaning/read-features';
import type { SentenceEmbedder } from '@/lib/nutriai/server/meaning/sentence-embedder';

/** Together they take half as long as one by one. */
const atOnce = 32;

/** Returns what the classifiers see of each sentence; `words` are those by which English is known. */
export async function embedSentences(
  sentences: readonly string[],
  model: { embed: SentenceEmbedder; words: ReadonlySet<string> },
): Promise<ReadText[]> {
  const read: ReadText[] = [];
  for (let from = 0; from < sentences.length; from += atOnce)
    read.push(...(await readFeatures(sentences.slice(from, from + atOnce), model)));
  return read;
}

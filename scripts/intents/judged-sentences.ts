import { detectRedFlags } from '@/lib/nutriai/engine/red-flags/detect-red-flags';
import type { IntentModel } from '@/lib/nutriai/server/meaning/intent-model';
import { isEnglish } from '@/lib/nutriai/server/meaning/is-english';
import { type Judgement, judgeSentence } from '@/lib/nutriai/server/meaning/judge-sentence';
import { plainSentence } from '@/lib/nutriai/server/meaning/plain-sentence';
import type { SentenceEmbedder } from '@/lib/nutriai/server/meaning/sentence-embedder';
import { embedSentences } from './embed-sentences';
import type { LabelledSentence } from './read-sentences';

/** A sentence with what the model and the rules hold of it. */
export interface JudgedSentence extends LabelledSentence {
  judgement: Judgement;
  /** Whether the rules see an emergency. */
  isFlagged: boolean;
  /** Where it is not, the model is not asked. */
  isEnglish: boolean;
}

/** Asks the model and the rules every sentence. */
export async function judgeSentences(
  sentences: readonly LabelledSentence[],
  { embed, model }: { embed: SentenceEmbedder; model: IntentModel },
): Promise<JudgedSentence[]> {
  const features = await embedSentences(
    embed,
    sentences.map(({ text }) => text),
  );
  return sentences.flatMap((sentence, index): JudgedSentence[] => {
    const own = features[index];
    if (own === undefined) return [];
    return [
      {
        ...sentence,
        judgement: judgeSentence(own, model),
        isFlagged: detectRedFlags(sentence.text).length > 0,
        isEnglish: isEnglish(plainSentence(sentence.text), model.words),
      },
    ];
  });
}

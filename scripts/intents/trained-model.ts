import { createHash } from 'node:crypto';
import type { StoredIntentModel } from '@/lib/nutriai/server/meaning/intent-model';
import { intentModelOf } from '@/lib/nutriai/server/meaning/intent-model';
import { packModel } from '@/lib/nutriai/server/meaning/linear-model';
import { plainSentence } from '@/lib/nutriai/server/meaning/plain-sentence';
import type { SentenceEmbedder } from '@/lib/nutriai/server/meaning/sentence-embedder';
import { type IntentId, intentIds } from '@/lib/nutriai/server/ask/intent-ids';
import { chooseThresholds } from './choose-thresholds';
import { embedSentences } from './embed-sentences';
import { judgeSentences } from './judged-sentences';
import { isKnown, type LabelledSentence, redFlagSentences } from './read-sentences';
import { sentenceVariants } from './sentence-variants';
import { trainModel } from './train-model';
import { intentExamples, trainedAlarm } from './trained-alarm';

/** A variant counts half: it says the same once more. */
const variantWeight = 0.5;
/** An everyday question counts twice: thousands are asked for one sentence that only comes near an emergency. */
const everydayWeight = 2;

/**
 * Returns a hash of the sentences that the model follows from. Everyday questions are left out: they grow with the
 * answers, and a few more of them do not make it another model.
 */
export function hashOfSentences(sentences: readonly LabelledSentence[]): string {
  const hash = createHash('sha256');
  for (const { text, label } of [...sentences, ...redFlagSentences('development')])
    hash.update(`${label}\n${text}\n`);
  return hash.digest('hex');
}

/**
 * Trains the model on the part for training, and sets its thresholds on the part for calibration. Of everyday questions
 * it learns alone that they are calm.
 */
export async function trainedModel(
  sentences: readonly LabelledSentence[],
  everyday: readonly LabelledSentence[],
  embed: SentenceEmbedder,
): Promise<StoredIntentModel> {
  const known = sentences.filter(isKnown);
  const training = [...known.filter(({ part }) => part === 'training'), ...redFlagSentences('development')];
  const english = training.filter(({ language }) => language === 'en');
  const words = wordsOf(english.filter(({ isTold = false }) => !isTold));
  const emergencies = english.flatMap(({ kind, label }) => (kind === 'emergency' ? [label] : []));
  const asked = everyday.filter(({ part }) => part === 'training');
  const weighed = [
    ...training.flatMap(withVariants),
    ...asked.map((question) => ({ ...question, weight: everydayWeight })),
  ];
  const read = await embedSentences(
    weighed.map(({ text }) => text),
    { embed, words: new Set(words) },
  );
  const classes = [...new Set(english.map(({ label }) => label))].sort();
  const examples = weighed.flatMap((sentence, index) => {
    const own = read[index];
    return own === undefined ? [] : [{ ...sentence, read: own }];
  });
  const stored: StoredIntentModel = {
    hash: hashOfSentences(known),
    emergencies: [...new Set(emergencies)].sort(),
    intents: intentIds.filter((id: IntentId) => classes.includes(id)),
    thresholds: { emergency: 1, class: 1, intent: 1, elsewhere: { emergency: 1, class: 1 } },
    words,
    model: packModel(trainModel(intentExamples(examples), classes)),
    ...trainedAlarm(examples),
  };
  const calibration = [
    ...known.filter(({ part }) => part === 'calibration').flatMap(withVariants),
    ...everyday.filter(({ part }) => part === 'calibration'),
  ];
  const judged = await judgeSentences(calibration, { embed, model: intentModelOf(stored) });
  return { ...stored, thresholds: chooseThresholds(judged) };
}

function withVariants(sentence: LabelledSentence): (LabelledSentence & { weight: number })[] {
  const hasVariants = sentence.language === 'en' && sentence.isTold !== true;
  const variants = hasVariants ? sentenceVariants(sentence.text) : [];
  return [
    { ...sentence, weight: 1 },
    ...variants.map((text) => ({ ...sentence, text, weight: variantWeight })),
  ];
}

/** By these English is known. */
function wordsOf(sentences: readonly LabelledSentence[]): string[] {
  const words = sentences.flatMap(({ text }) => plainSentence(text).split(' '));
  return [...new Set(words)].filter((word) => /\p{L}/u.test(word)).sort();
}

import { alarmFeatures, alarmPlaces } from '@/lib/nutriai/server/meaning/alarm-features';
import type { IntentModel } from '@/lib/nutriai/server/meaning/intent-model';
import { type Judgement, judgeSentence } from '@/lib/nutriai/server/meaning/judge-sentence';
import { type LinearModel, packModel, unpackModel } from '@/lib/nutriai/server/meaning/linear-model';
import {
  knownOf,
  oddsOfWords,
  partsHeard,
  signalsOf,
  type StoredSecondReading,
  weigh,
  type Weights,
} from '@/lib/nutriai/server/meaning/second-reading';
import type { SentenceEmbedder } from '@/lib/nutriai/server/meaning/sentence-embedder';
import type { WordFeatures } from '@/lib/nutriai/server/meaning/word-features';
import { detectRedFlags } from '@/lib/nutriai/engine/red-flags/detect-red-flags';
import { embedSentences } from '../intents/embed-sentences';
import { trainModel } from '../intents/train-model';
import { fitWeights } from './fit-weights';
import { hashOfTexts, partOf, type Signals, type ToldText } from './read-texts';

/** A text as both models read it, the second without having learnt from it. */
export interface ReadAside extends ToldText {
  isHeard: boolean;
  judgement: Judgement;
  known: readonly number[];
  /** How the parts in which the rules hear something sound by themselves. */
  partOdds: number;
}

interface ReadText extends ToldText {
  isHeard: boolean;
  words: WordFeatures;
  judgement: Judgement;
}

const parts = 5;
const partsOfWeights = 10;
const nothing = new Float32Array();

/** Trains the second reading, and returns besides what it makes of each text without having learnt from that text. */
export async function trainedReading(
  told: readonly ToldText[],
  signals: Signals,
  first: { embed: SentenceEmbedder; model: IntentModel },
): Promise<{ stored: StoredSecondReading; aside: ReadAside[] }> {
  const texts = await readTold(told, first);
  const expressions = signalsOf(signals);
  const turns = new Set(signals.turns);
  const aside = Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
    const words = wordsModel(texts.filter(({ text }) => partOf(text, parts) !== part));
    return texts
      .filter(({ text }) => partOf(text, parts) === part)
      .map((each) => ({
        ...each,
        known: knownOf(each.text, each.judgement, {
          odds: oddsOfWords(each.words, { words }),
          signals: expressions,
        }),
        partOdds: each.isHeard
          ? Math.max(
              ...partsHeard(each.text, turns).map((told) => oddsOfWords(alarmFeatures(told), { words })),
            )
          : 0,
      }));
  });
  const stored = {
    hash: hashOfTexts(told, signals),
    ...signals,
    words: packModel(wordsModel(texts)),
    ...weightsOf(aside),
  };
  return { stored, aside };
}

async function readTold(
  told: readonly ToldText[],
  { embed, model }: { embed: SentenceEmbedder; model: IntentModel },
): Promise<ReadText[]> {
  const read = await embedSentences(
    told.map(({ text }) => text),
    { embed, words: model.words },
  );
  return told.flatMap((each, index) => {
    const own = read[index];
    if (own === undefined) return [];
    const isHeard = detectRedFlags(each.text).length > 0;
    return [{ ...each, isHeard, words: own.alarm, judgement: judgeSentence(own, model) }];
  });
}

/** One weight for each word and concept, above nothing where it tells of an emergency; stored as it is read. */
function wordsModel(texts: readonly ReadText[]): LinearModel {
  const examples = texts.map(({ words, isEmergency }) => ({
    features: { embedding: nothing, words },
    label: isEmergency ? 'emergency' : 'calm',
    weight: 2,
  }));
  const { weights } = trainModel(examples, ['calm', 'emergency'], alarmPlaces);
  const [calm = nothing, emergency = nothing] = weights;
  const difference = {
    classes: ['emergency'],
    weights: [emergency.map((each, at) => each - (calm[at] ?? 0))],
  };
  return unpackModel(packModel(difference), alarmPlaces);
}

/** The weights of what is known: for what the rules hear and for what they do not, in English and elsewhere. */
export function weightsOf(aside: readonly ReadAside[]): Record<'heard' | 'unheard', Weights> {
  const of = (isHeard: boolean, isEnglish: boolean) =>
    fitWeights(aside.filter((each) => each.isHeard === isHeard && each.judgement.isEnglish === isEnglish));
  return {
    heard: { english: of(true, true), elsewhere: of(true, false) },
    unheard: { english: of(false, true), elsewhere: of(false, false) },
  };
}

/** The sum of each text by weights that were fitted on others. */
export function sumsAside(aside: readonly ReadAside[]): { text: ReadAside; sum: number }[] {
  return Array.from({ length: partsOfWeights }, (_, part) => part).flatMap((part) => {
    const isOf = ({ text }: ReadAside) => partOf(text, partsOfWeights, 'weights') === part;
    const weights = weightsOf(aside.filter((each) => !isOf(each)));
    return aside.filter(isOf).map((text) => {
      const own = weights[text.isHeard ? 'heard' : 'unheard'];
      return { text, sum: weigh(text.known, text.judgement.isEnglish ? own.english : own.elsewhere) };
    });
  });
}

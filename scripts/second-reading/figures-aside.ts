import type { IntentModel } from '@/lib/nutriai/server/meaning/intent-model';
import { meaningOf } from '@/lib/nutriai/server/meaning/judge-sentence';
import { plainSentence } from '@/lib/nutriai/server/meaning/plain-sentence';
import { believedFrom, calmBelow, partAtMost, surelyFrom } from '@/lib/nutriai/server/meaning/second-reading';
import { type ReadAside, sumsAside } from './trained-reading';

const steps = [-4, -3, -2.5, -2, -1.5, -1, -0.5, 0];
const partSteps = [0, 1, 2, 9];

/** What the second reading makes of texts that it has not learnt from, and the emergencies that it silences. */
export function figuresAside(
  aside: readonly ReadAside[],
  model: IntentModel,
): { lines: string[]; lost: ReadAside[] } {
  const sums = sumsAside(aside);
  const heard = sums.filter(({ text }) => text.isHeard);
  const unheard = sums.filter(({ text }) => !text.isHeard);
  const ofKind = (texts: typeof sums) => {
    const emergencies = texts.filter(({ text }) => text.isEmergency).length;
    return `${String(emergencies)} emergencies, ${String(texts.length - emergencies)} calm`;
  };
  const isFirst = ({ judgement, text }: ReadAside) =>
    meaningOf(judgement, model, plainSentence(text)).emergency !== null;
  const silenced = (belowOf: (isEnglish: boolean) => number, most: number) =>
    heard.filter(({ text, sum }) => sum < belowOf(text.judgement.isEnglish) && text.partOdds <= most);
  const inUse = silenced((isEnglish) => calmBelow[isEnglish ? 'english' : 'elsewhere'], partAtMost);
  const alarms = (from: number, surely: number) =>
    unheard.filter(({ text, sum }) => sum >= surely || (isFirst(text) && sum >= from));
  return {
    lines: [
      `heard by the rules: ${ofKind(heard)}`,
      ...steps.flatMap((below) =>
        partSteps.map(
          (most) => `  silenced below ${below}, parts ${most}: ${ofKind(silenced(() => below, most))}`,
        ),
      ),
      `in use: ${ofKind(inUse)}`,
      `not heard by the rules: ${ofKind(unheard)}`,
      `  by the first model alone: ${ofKind(unheard.filter(({ text }) => isFirst(text)))}`,
      ...steps.map((from) => `  believed from ${from}: ${ofKind(alarms(from, Infinity))}`),
      ...steps.slice(4).map((from) => `  besides surely from ${from}: ${ofKind(alarms(believedFrom, from))}`),
      `in use: ${ofKind(alarms(believedFrom, surelyFrom))}`,
    ],
    lost: inUse.flatMap(({ text }) => (text.isEmergency ? [text] : [])),
  };
}

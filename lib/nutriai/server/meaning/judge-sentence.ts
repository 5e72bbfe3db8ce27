import type { IntentId } from '../ask/intent-ids';
import type { IntentModel } from './intent-model';
import { type Features, sharesOf } from './linear-model';
import type { Meaning } from './meaning';

/** What the model holds likely of a sentence. */
export interface Judgement {
  /** That it tells of any emergency. */
  emergency: number;
  /** The likeliest class of emergency, and its share among the emergencies. */
  class: { id: string; share: number };
  /** Every intent, the likeliest first; its share is among the intents alone. */
  intents: readonly { id: IntentId; share: number }[];
}

/** Returns how likely each reading of a sentence is. */
export function judgeSentence(features: Features, { model, emergencies, intents }: IntentModel): Judgement {
  const shares = sharesOf(model, features);
  const named = model.classes.map((id, index) => ({ id, share: shares[index] ?? 0 }));
  const ofEmergency = named.filter(({ id }) => emergencies.has(id));
  const emergency = sumOf(ofEmergency);
  const likeliest = ofEmergency.reduce((most, each) => (each.share > most.share ? each : most), {
    id: '',
    share: 0,
  });
  const asked = intents.map((id) => ({ id, share: named.find((each) => each.id === id)?.share ?? 0 }));
  const all = sumOf(asked);
  return {
    emergency,
    class: { id: likeliest.id, share: emergency === 0 ? 0 : likeliest.share / emergency },
    intents: asked
      .map(({ id, share }) => ({ id, share: all === 0 ? 0 : share / all }))
      .sort((a, b) => b.share - a.share),
  };
}

/** Returns what of the judgement of a plain sentence is likely enough to act on. */
export function meaningOf(
  { emergency, class: likeliest, intents }: Judgement,
  { thresholds }: Pick<IntentModel, 'thresholds'>,
  plain: string,
): Meaning {
  const [first] = intents;
  const isCalmFigure = likeliest.id === 'fever' && namesNoFever(plain);
  const isEmergency = emergency >= thresholds.emergency && !isCalmFigure;
  const id = likeliest.share >= thresholds.class ? likeliest.id : null;
  return {
    emergency: isEmergency ? { class: id } : null,
    intent: first !== undefined && first.share >= thresholds.intent ? first.id : null,
  };
}

const feverFrom = { celsius: 38, fahrenheit: 100.4 };
const isCelsius = (figure: number) => figure >= 35 && figure <= 43;
const isFahrenheit = (figure: number) => figure >= 95 && figure <= 110;

/**
 * Whether a sentence names temperatures of a body, and none of them is a fever: the model does not know
 * figures, and rules do.
 */
function namesNoFever(plain: string): boolean {
  const figures = [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));
  const named = figures.filter((figure) => isCelsius(figure) || isFahrenheit(figure));
  const isHot = (figure: number) =>
    isCelsius(figure) ? figure >= feverFrom.celsius : figure >= feverFrom.fahrenheit;
  return named.length > 0 && !named.some(isHot);
}

function sumOf(shares: readonly { share: number }[]): number {
  return shares.reduce((total, { share }) => total + share, 0);
}

import type { IntentId } from '../ask/intent-ids';
import { classPlaces, withFewerPlaces } from './alarm-features';
import type { AlarmThresholds, IntentModel, Thresholds } from './intent-model';
import { type Features, type LinearModel, sharesOf } from './linear-model';
import type { Meaning } from './meaning';
import type { ReadText } from './read-features';

/** What the model holds likely of a sentence. */
export interface Judgement {
  isEnglish: boolean;
  /** That it tells of any emergency. */
  emergency: number;
  /** How likely any emergency is beside the intents and calm; null in other languages than English. */
  besideIntents: number | null;
  /** The likeliest class of emergency, and its share among the emergencies. */
  class: { id: string; share: number };
  /** Every intent, the likeliest first; its share is among the intents alone. None in other languages than English. */
  intents: readonly { id: IntentId; share: number }[];
}

const nothing = new Float32Array();

/** Returns how likely each reading of a sentence is. */
export function judgeSentence(read: Omit<ReadText, 'plain'>, model: IntentModel): Judgement {
  const { alarm, alarmClasses } = model;
  const embedding = read.embedding ?? nothing;
  const emergency = sharesOf(alarm, { embedding, words: read.alarm })[1] ?? 0;
  if (read.embedding === null) {
    const classes = namedShares(alarmClasses, { embedding, words: withFewerPlaces(read.alarm, classPlaces) });
    return {
      isEnglish: false,
      emergency,
      besideIntents: null,
      class: likeliestOf(classes),
      intents: [],
    };
  }
  const named = namedShares(model.model, { embedding, words: read.words });
  const asked = model.intents.map((id) => ({ id, share: named.find((each) => each.id === id)?.share ?? 0 }));
  const emergencies = named.filter(({ id }) => model.emergencies.has(id));
  return {
    isEnglish: true,
    emergency,
    besideIntents: totalOf(emergencies),
    class: likeliestOf(emergencies),
    intents: amongThemselves(asked).sort((a, b) => b.share - a.share),
  };
}

interface Named<Id extends string = string> {
  id: Id;
  share: number;
}

function namedShares(model: LinearModel, features: Features): Named[] {
  const shares = sharesOf(model, features);
  return model.classes.map((id, index) => ({ id, share: shares[index] ?? 0 }));
}

function likeliestOf(named: readonly Named[]): Named {
  return amongThemselves(named).reduce((most, each) => (each.share > most.share ? each : most), {
    id: '',
    share: 0,
  });
}

const totalOf = (named: readonly Named[]) => named.reduce((total, { share }) => total + share, 0);

/** Shares that add up to 1. */
function amongThemselves<Id extends string>(named: readonly Named<Id>[]): Named<Id>[] {
  const all = totalOf(named);
  return named.map(({ id, share }) => ({ id, share: all === 0 ? 0 : share / all }));
}

/** The thresholds of an alarm for the language of a sentence. */
export function alarmThresholds(
  { isEnglish }: Pick<Judgement, 'isEnglish'>,
  thresholds: Thresholds,
): AlarmThresholds {
  return isEnglish ? thresholds : thresholds.elsewhere;
}

/**
 * How likely an alarm is at least, as the odds of both readings together. The one that knows emergencies alone hears
 * “hot tea for me, cold for her”, and the one that knows questions too takes it for calm. Of 351 sentences that neither
 * was trained on and one alarms for, this silences a quarter of the calm ones and one in 227 emergencies.
 */
const oddsAtLeast = 0.037;

const oddsOf = (share: number) => share / Math.max(1 - share, Number.EPSILON);

/** Whether the reading of intents all but rules out the emergency that the other hears. */
function isAlone({ emergency, besideIntents }: Judgement): boolean {
  return besideIntents !== null && oddsOf(emergency) * oddsOf(besideIntents) < oddsAtLeast;
}

/** Returns what of the judgement of a plain sentence is likely enough to act on. */
export function meaningOf(
  judgement: Judgement,
  { thresholds }: Pick<IntentModel, 'thresholds'>,
  plain: string,
): Pick<Meaning, 'emergency' | 'intent'> {
  const { emergency, intents } = judgement;
  const from = alarmThresholds(judgement, thresholds);
  const [first] = intents;
  const isEmergency = emergency >= from.emergency && !isCalmFigure(judgement, plain) && !isAlone(judgement);
  return {
    emergency: isEmergency ? { class: classOf(judgement, { thresholds }) } : null,
    intent: first !== undefined && first.share >= thresholds.intent ? first.id : null,
  };
}

/** The class of an emergency; null where none is likely enough. */
export function classOf(
  judgement: Judgement,
  { thresholds }: Pick<IntentModel, 'thresholds'>,
): string | null {
  const { class: likeliest } = judgement;
  return likeliest.share >= alarmThresholds(judgement, thresholds).class ? likeliest.id : null;
}

/** Whether a sentence that would be taken for a fever names figures of none. */
export const isCalmFigure = ({ class: { id } }: Pick<Judgement, 'class'>, plain: string): boolean =>
  id === 'fever' && namesNoFever(plain);

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

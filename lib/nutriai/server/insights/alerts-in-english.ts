import type { Caller } from '../../../platform/http/service-context';
import { americanFor } from '../../engine/text/american-english';
import type { BabyRow } from '../babies/baby-rows';

interface AlertWords {
  title: string;
  advice: string;
}

/** Whose English, and of which baby: whom to call follows from where it lives. */
export interface AlertReader {
  caller: Pick<Caller, 'english'>;
  baby: Pick<BabyRow, 'locale'>;
}

/** Returns how a text about a baby is said to who reads it. */
export function sayTo({ caller, baby }: AlertReader): (text: string) => string {
  return caller.english === 'american' ? americanFor(baby.locale ?? undefined) : (text) => text;
}

/** Returns what has to be seen, in the English of who reads it. */
export function alertsInEnglish<Alert extends AlertWords>(
  alerts: readonly Alert[],
  reader: AlertReader,
): Alert[] {
  const say = sayTo(reader);
  return alerts.map((alert) => ({ ...alert, title: say(alert.title), advice: say(alert.advice) }));
}

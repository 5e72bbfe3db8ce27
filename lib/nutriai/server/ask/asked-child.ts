import type { Child } from '../../engine/child';
import type { Baby } from '../../engine/insights/log';
import { childOn } from '../../engine/insights/child-on';

/** Whom a question is about. */
export interface AskedChild {
  child: Child;
  /** For texts; null where no baby was chosen. */
  name: string | null;
  /** False where neither a baby nor an age was given: the first age of solid food then stands in. */
  isAgeKnown: boolean;
  /** The profile, for what depends on it beyond the age. */
  baby: Baby | null;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Where nobody said how old: the strictest age at which anything is eaten. */
const assumedAgeMonths = 6;

/** A baby of the caller's, on a day. */
export function askedBaby(baby: Baby, name: string, today: string): AskedChild {
  return { child: childOn(baby, today), name, isAgeKnown: true, baby, today };
}

/** Any child of an age, of whom nothing else is known. */
export function askedAge(ageMonths: number | undefined, today: string): AskedChild {
  return {
    child: { ageMonths: ageMonths ?? assumedAgeMonths },
    name: null,
    isAgeKnown: ageMonths !== undefined,
    baby: null,
    today,
  };
}

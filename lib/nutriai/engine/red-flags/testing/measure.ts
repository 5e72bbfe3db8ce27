import 'server-only';
import { detectRedFlags } from '../detect-red-flags';
import { type RedFlagCase, redFlagCases } from './red-flag-cases';

export interface Measured extends RedFlagCase {
  /** The classes that the detector saw. */
  seen: readonly string[];
}

/** Asks the detector every case. */
export function measureRedFlags(): Measured[] {
  return redFlagCases().map((each) => ({
    ...each,
    seen: detectRedFlags(each.text).map(({ id }) => id),
  }));
}

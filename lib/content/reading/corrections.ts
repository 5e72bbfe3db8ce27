import type { Post } from '../../platform/database/payload-types';

export interface Correction {
  /** ISO date */
  date: string;
  text: string;
}

/** Returns the corrections of a post, the newest first. */
export function toCorrections(corrections: Post['corrections']): Correction[] {
  return (corrections ?? [])
    .map(({ date, text }) => ({ date: date.slice(0, 10), text }))
    .toSorted((one, other) => other.date.localeCompare(one.date));
}

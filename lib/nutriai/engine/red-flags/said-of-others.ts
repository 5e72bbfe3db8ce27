import type { SaidOfOthers } from '../knowledge/schemas/red-flag-said-of-others';
import { mapLists } from './map-lists';
import compiled from './said-of-others.json';

/**
 * The words by which a sign is said of food, of things or of what somebody loves, compiled from
 * `knowledge/red-flags/said-of-others.yaml`. They are imported like `redFlagKnowledge`, for the browser.
 */
export const saidOfOthers: SaidOfOthers<ReadonlySet<string>> = mapLists(
  compiled,
  (words) => new Set(words.split(' ')),
);

/** Whether a word begins in one of these ways. */
export function beginsAsOne(word: string, beginnings: ReadonlySet<string>): boolean {
  return [...beginnings].some((beginning) => word.startsWith(beginning));
}

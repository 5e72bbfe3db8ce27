import type { Hit } from './hits';
import { clauseAround } from './limp-food';
import type { Word } from './words-of';

/** What is kept from happening by what somebody does. A sign that is itself a denial, “cannot breathe”, is none. */
const keptFrom: ReadonlySet<string> = new Set([
  ...['choking', 'choking-now', 'choke-event', 'stuck', 'wrong-way', 'inhaled', 'suffocate', 'silent'],
  ...['burn', 'burn-child', 'burnt-mouth', 'scalded', 'fall', 'fell', 'fall-child', 'hit', 'head-sign'],
  ...['swallow', 'swallowed', 'strong-poison', 'chemical', 'vomit', 'gut', 'vomit-sure', 'drown', 'strangle'],
  ...['seizure', 'allergic-reaction', 'broken', 'fever'],
]);
/** Where a purpose ends: “so she does not choke and now she has”. */
const ends: ReadonlySet<string> = new Set(['but', 'however', 'now', 'lately']);
/** In words. */
const reach = 6;
const reachBefore = 3;

/**
 * The hits without what somebody wants to keep from happening: “I quarter grapes so she doesn't choke”. It is told in
 * the same part of the sentence, and what is told behind a “but”, an “and” or a “now” counts.
 */
export function withoutPurpose(words: readonly Word[], hits: readonly Hit[]): Hit[] {
  const kept = words.map(() => false);
  const stops = new Set(hits.filter(({ concept }) => ends.has(concept)).map(({ from }) => from));
  for (const { concept, from, to } of hits) {
    if (concept === 'purpose') {
      const clause = words[to - 1]?.clause;
      for (let at = to; at < to + reach && words[at]?.clause === clause && !stops.has(at); at += 1)
        kept[at] = true;
    }
    // Turkish and Hindi say it behind what is kept from happening.
    if (concept === 'purpose-behind') {
      const clause = clauseAround(words, from);
      for (const at of clause) if (at >= from - reachBefore && at < to) kept[at] = true;
    }
  }
  return hits.filter(({ concept, to }) => !keptFrom.has(concept) || kept[to - 1] !== true);
}

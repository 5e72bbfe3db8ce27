import type { Hit } from './hits';
import { clauseAround } from './limp-food';
import { beginsAsOne, saidOfOthers } from './said-of-others';
import type { Word } from './words-of';

const { bakes, fallsBegin, ofSomebody, begins, connectors } = saidOfOthers.bakes;
/** How many words a name may have before the bake itself, and stand between it and the fall. */
const between = 4;

/**
 * The hits without those that tell of a cake which fell in: “his birthday sponge totally collapsed in the middle”.
 * Nobody else may be named in that part of the sentence, before the word for the fall: “ate cake, collapsed” and
 * “after her cake she collapsed” stay.
 */
export function withoutCavedIn(words: readonly Word[], hits: readonly Hit[]): Hit[] {
  const people = new Set(hits.filter(({ concept }) => concept === 'child').map(({ from }) => from));
  const textAt = (place: number) => words[place]?.text ?? '';
  const isSomebody = (place: number) =>
    ofSomebody.has(textAt(place)) || (people.has(place) && !begins.has(textAt(place)));
  const isOfBake = ({ from, to }: Hit) => {
    if (!words.slice(from, to).some(({ text }) => beginsAsOne(text, fallsBegin))) return false;
    const before = clauseAround(words, from).filter((place) => place < from);
    const bake = before.findLast((place) => bakes.has(textAt(place)));
    if (bake === undefined || from - bake > between + 1) return false;
    if (before.some((place) => place > bake && isSomebody(place))) return false;
    let first = bake;
    while (before.includes(first - 1) && bake - first < between && !begins.has(textAt(first))) first -= 1;
    if (before.some((place) => place >= first && place < bake && isSomebody(place))) return false;
    const start = textAt(first - 1);
    const isWhole = !before.includes(first - 1) || connectors.has(start);
    return isWhole;
  };
  return hits.filter((hit) => hit.concept !== 'unconscious' || !isOfBake(hit));
}

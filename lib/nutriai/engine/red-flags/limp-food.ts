import type { Hit } from './hits';
import { saidOfOthers } from './said-of-others';
import type { Word } from './words-of';

/** Signs of a limp child, whose words are said of soft food as well. */
const limpSigns: ReadonlySet<string> = new Set(['limp', 'limp-alone']);
/** How far before the word for soft, and behind it, its food stands. */
const foodBefore = 4;
const foodBehind = 2;
const { things, eating, ofChild: besideFood } = saidOfOthers.limpFood;
/** They tell of a child too: “limp after egg”, “molinho e pálido”. */
const ofChild: ReadonlySet<string> = new Set([...eating, ...besideFood]);

/**
 * The hits without those which say only that food is soft: “tapioca molinha”, “sprouts fried till limp”. Such a word
 * stands close to a food in a part of a sentence that tells of no child. Where another is said of a child, no food
 * silences it: “ate floppy carrots, now he is limp”.
 */
export function withoutLimpFood(words: readonly Word[], hits: readonly Hit[]): Hit[] {
  const limp = hits.filter(({ concept }) => limpSigns.has(concept));
  if (limp.length === 0) return [...hits];
  const places = (concepts: readonly string[]) =>
    new Set(hits.filter(({ concept }) => concepts.includes(concept)).map(({ from }) => from));
  const [foods, children] = [places(['soft-food']), places(['child'])];
  const anyFood = places(['soft-food', 'limp-food']);
  const wordAt = (place: number) => words[place]?.text ?? '';
  // An article before a food is no child, and what a food became is said of it: “el pollo”, “a broa ficou molinha”.
  const isOfFood = (place: number) => anyFood.has(place + 1) || foods.has(place - 1);
  const tellsOfChild = (clause: readonly number[]) =>
    clause.some((place) => children.has(place) && !things.has(wordAt(place)) && !isOfFood(place));
  const isFood = (hit: Hit) => {
    const clause = clauseAround(words, hit.from);
    return (
      !tellsOfChild(clause) &&
      !clause.some((place) => ofChild.has(wordAt(place)) && !foods.has(place - 1)) &&
      clause.some(
        (place) => foods.has(place) && place >= hit.from - foodBefore && place < hit.to + foodBehind,
      )
    );
  };
  // “Broccoli limp after steaming” tells of broccoli, and “limp after broccoli” does not.
  const isOfChild = limp.some((hit) => {
    const clause = clauseAround(words, hit.from);
    if (tellsOfChild(clause) || clause.some((place) => eating.has(wordAt(place)))) return true;
    const isFoodBefore = clause.some((place) => place < hit.from && anyFood.has(place));
    return !isFoodBefore && clause.some((place) => ofChild.has(wordAt(place)));
  });
  return hits.filter((hit) => {
    if (hit.concept === 'limp-food') return !isOfChild;
    return !limpSigns.has(hit.concept) || !isFood(hit);
  });
}

/** Returns the places of the words of the part of a sentence that a word stands in. */
export function clauseAround(words: readonly Word[], place: number): number[] {
  const clause = words[place]?.clause;
  let first = place;
  while (first > 0 && words[first - 1]?.clause === clause) first -= 1;
  const found: number[] = [];
  for (let at = first; words[at]?.clause === clause && at < words.length; at += 1) found.push(at);
  return found;
}

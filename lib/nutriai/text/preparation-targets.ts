import { type Mention } from './mention';
import { type Element } from './sentence-elements';

/** Where the item that each element stands in begins: after the last comma or break before it; at 0 where an "and" comes first. */
export function itemStartsOf(elements: readonly Element[]): number[] {
  let start = 0;
  return elements.map(({ kind }, place) => {
    const own = start;
    if (kind === 'comma' || kind === 'break') start = place + 1;
    if (kind === 'link') start = 0;
    return own;
  });
}

/** Whether a list with commas comes to an "and" before anything but foods and words: "mash the banana, pear and avocado". */
export function listGoesOn(elements: readonly Element[], place: number): boolean {
  for (let at = place + 1; at < elements.length; at += 1) {
    const kind = elements[at]?.kind;
    if (kind === 'link') return elements.slice(at + 1).some((element) => element.kind === 'food');
    if (kind !== 'food' && kind !== 'comma' && kind !== 'word' && kind !== 'phrase') return false;
  }
  return false;
}

/** The food that a phrase stands right before, with nothing but words between: "finely chopped, toasted" does not, "chopped green" does. */
export function nextFood(elements: readonly Element[], place: number): readonly Mention[] | null {
  for (let at = place + 1; at < elements.length; at += 1) {
    const element = elements[at];
    if (element?.kind === 'food') return element.mentions;
    if (element?.kind !== 'word' && element?.kind !== 'phrase') return null;
    if (
      element.kind === 'phrase' &&
      (element.isVerb || element.meaning.every(({ side }) => side === 'after'))
    )
      return null;
  }
  return null;
}

/** The place of the food that a phrase stands right after, with nothing but other phrases between. */
export function foodRightBefore(elements: readonly Element[], place: number): readonly Mention[] | null {
  for (let at = place - 1; at >= 0; at -= 1) {
    const element = elements[at];
    if (element?.kind === 'food') return element.mentions;
    if (element?.kind !== 'phrase') return null;
  }
  return null;
}

/** "… the grapes, which are left whole". */
export function foodOfClause(elements: readonly Element[], place: number): readonly Mention[] | null {
  for (let at = place - 1; at >= 0; at -= 1) {
    const element = elements[at];
    if (element?.kind === 'food') return element.mentions;
    if (element?.kind !== 'word' && element?.kind !== 'comma' && element?.kind !== 'pronoun') return null;
  }
  return null;
}

/** Between two foods a phrase of the item that begins at `start` belongs to the second when the sentence has phrases before foods: "halved grapes mashed banana". */
export function standsBeforeFoods(elements: readonly Element[], place: number, start: number): boolean {
  const firstFood = elements.findIndex((element, at) => at >= start && element.kind === 'food');
  const startsWithPhrase = elements.slice(start, firstFood).some((element) => element.kind === 'phrase');
  const last = elements.slice(place).findLast(({ kind }) => kind === 'food' || kind === 'phrase');
  return startsWithPhrase || last?.kind !== 'phrase';
}

/** Whether a phrase stands after a food, be it behind a comma: what follows "and" is a new item, unless it joins two phrases. */
export function followsFood(elements: readonly Element[], place: number): boolean {
  for (let at = place - 1; at >= 0; at -= 1) {
    const kind = elements[at]?.kind;
    if (kind === 'food') return true;
    if (kind === 'link' && elements[at - 1]?.kind !== 'phrase') return false;
  }
  return false;
}

/** "Peeled, cored and grated apple": phrases in a row before a food. What is said before a comma of no phrase is another item's. */
export function chainedFood(elements: readonly Element[], place: number): readonly Mention[] | null {
  for (let at = place + 1; at < elements.length; at += 1) {
    const element = elements[at];
    if (element?.kind === 'food') return element.mentions;
    if (element?.kind === 'comma' && elements[at + 1]?.kind !== 'phrase') return null;
    if (element?.kind === 'phrase' && element.meaning.every(({ side }) => side === 'after')) return null;
    const chains =
      element?.kind === 'phrase' ||
      element?.kind === 'link' ||
      element?.kind === 'comma' ||
      element?.kind === 'word';
    if (!chains) return null;
  }
  return null;
}

/** The nearest food before a phrase; after a comma also the foods joined to it by "and": "grapes and olives, quartered". */
export function linkedBack(
  elements: readonly Element[],
  place: number,
  needsComma: boolean,
): readonly Mention[] {
  let at = place - 1;
  let comma = !needsComma;
  while (at >= 0 && elements[at]?.kind !== 'food') {
    const kind = elements[at]?.kind;
    if (kind === 'comma' || kind === 'break' || kind === 'everything' || kind === 'pronoun') comma = true;
    at -= 1;
  }
  const nearest = elements[at];
  if (nearest?.kind !== 'food') return [];
  const targets = [...nearest.mentions];
  while (comma) {
    let link = at - 1;
    while (elements[link]?.kind === 'word') link -= 1;
    let earlier = link - 1;
    while (elements[earlier]?.kind === 'word') earlier -= 1;
    const food = elements[earlier];
    if (elements[link]?.kind !== 'link' || food?.kind !== 'food') break;
    targets.push(...food.mentions);
    at = earlier;
  }
  return targets;
}

/** "Quartered lengthways: grapes": the food behind a colon or a dash. */
export function foodAfterColon(elements: readonly Element[], place: number): readonly Mention[] | null {
  let colon = false;
  for (const element of elements.slice(place + 1)) {
    if (element.kind === 'food') return colon ? element.mentions : null;
    if (element.kind === 'comma') return null;
    colon ||= element.kind === 'break';
  }
  return null;
}

export function foodsAt(elements: readonly Element[], from: number, most: number): Mention[] {
  const found: Mention[] = [];
  for (const element of elements.slice(from)) {
    if (element.kind === 'food') found.push(...element.mentions);
    if (found.length >= most) break;
  }
  return found;
}

import { type Mention } from './mention';
import { type Element, type PhraseElement } from './sentence-elements';

/** The mentions of one food of a sentence; null where there is none. */
export type Foods = readonly Mention[] | null;

/** For each element what follows from it and from what was found for the one after it. */
export function fromEnd<Found>(
  elements: readonly Element[],
  last: Found,
  find: (element: Element, place: number, after: Found) => Found,
): Found[] {
  const found = elements.map(() => last);
  let after = last;
  for (let place = elements.length - 1; place >= 0; place -= 1) {
    const element = elements[place];
    if (element) after = find(element, place, after);
    found[place] = after;
  }
  return found;
}

/** … and from the one before it. */
export function fromStart<Found>(
  elements: readonly Element[],
  first: Found,
  find: (element: Element, place: number, before: Found) => Found,
): Found[] {
  let before = first;
  return elements.map((element, place) => {
    before = find(element, place, before);
    return before;
  });
}

/** Whether a phrase is an order to the cook. */
export function isVerb(element: Element): boolean {
  return element.kind === 'phrase' && element.isVerb;
}

function saysAfter({ meaning }: PhraseElement): boolean {
  return meaning.every(({ side }) => side === 'after');
}

/** The food that stands right behind, with nothing but words and what describes it between. */
export function nextOf(element: Element, _place: number, after: Foods): Foods {
  if (element.kind === 'food') return element.mentions;
  if (element.kind === 'phrase') return element.isVerb || saysAfter(element) ? null : after;
  return element.kind === 'word' ? after : null;
}

/** The food that a row of phrases leads to. */
export function chainedOf(element: Element, next: Element | undefined, after: Foods): Foods {
  switch (element.kind) {
    case 'food':
      return element.mentions;
    case 'comma':
      return next?.kind === 'phrase' ? after : null;
    case 'phrase':
      return saysAfter(element) ? null : after;
    case 'link':
    case 'word':
      return after;
    default:
      return null;
  }
}

/** Whether a word such as "everything" comes next, with only words in between. */
export function everythingOf({ kind }: Element, _place: number, beside: boolean): boolean {
  if (kind === 'everything') return true;
  return (kind === 'phrase' || kind === 'word' || kind === 'link') && beside;
}

/** For each element where its item of a list begins. */
export function itemStartsOf(elements: readonly Element[]): number[] {
  let start = 0;
  return elements.map(({ kind }, place) => {
    const own = start;
    if (kind === 'comma' || kind === 'break') start = place + 1;
    if (kind === 'link') start = 0;
    return own;
  });
}

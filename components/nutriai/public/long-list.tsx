import type { ReactNode } from 'react';
import { PhoneFold } from './phone-fold';

/** With so many on a page, groups are folded: on a phone each takes a tenth of a screen. */
export const unfoldedAtMost = 120;
const shownAtOnce = 24;
/** Fewer than these are not worth a fold of their own. */
const restAtLeast = 12;

interface LongListProps<Item> {
  items: readonly Item[];
  /** Folds all of it; else only what comes after the first screens. */
  isFolded: boolean;
  nameOf: (count: number) => string;
  draw: (items: readonly Item[]) => ReactNode;
}

/** A list of a page's lists that phones show a part of, with the rest folded; all of it is in the document. */
export function LongList<Item>({ items, isFolded, nameOf, draw }: LongListProps<Item>) {
  if (isFolded) return <PhoneFold summary={`Show ${nameOf(items.length)}`}>{draw(items)}</PhoneFold>;
  if (items.length < shownAtOnce + restAtLeast) return draw(items);
  const rest = items.slice(shownAtOnce);
  return (
    <>
      {draw(items.slice(0, shownAtOnce))}
      <PhoneFold summary={`Show ${rest.length} more`}>{draw(rest)}</PhoneFold>
    </>
  );
}

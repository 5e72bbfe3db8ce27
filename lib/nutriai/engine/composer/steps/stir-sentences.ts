import { type Item } from '../dish';
import { the } from './words';

/** Most things stirred in at once. */
const mostAtOnce = 4;

/** What is stirred in at the end: the main things first, then what needs a word of its own. */
export function stirSentences(
  verb: 'Stir in' | 'Fold in' | 'Mash in',
  { ready, left, isCold }: { ready: readonly Item[]; left: readonly Item[]; isCold: boolean },
): string[] {
  const ofWay = (...ways: string[]) => left.filter(({ kitchen }) => ways.includes(kitchen.way));
  const cheese = ofWay('grate_cheese');
  const nutButter = ofWay('nut_butter');
  const plain = left.filter((item) => !cheese.includes(item) && !nutButter.includes(item));
  const all = [...ready, ...plain];
  const isMany = all.length > mostAtOnce;
  const first = isMany ? ready : all;
  const second = isMany ? plain : [];
  return [
    ...(first.length > 0 ? [`${verb} ${the(first)}.`] : []),
    ...(second.length > 0 ? [`Stir in ${the(second)}.`] : []),
    ...(cheese.length > 0
      ? [isCold ? `${verb} ${the(cheese)}.` : `Stir in ${the(cheese)} until melted.`]
      : []),
    ...(nutButter.length > 0 ? [`Stir in ${the(nutButter)} until no blobs are left.`] : []),
  ];
}

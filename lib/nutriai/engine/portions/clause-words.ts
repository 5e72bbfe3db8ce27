import { withoutAccents } from './amount-languages';
import { type Phrases } from './eaten-phrases';

/** A word of a text, in small letters without accents, with its place. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** Within the name of a food. */
  isName: boolean;
}

/** How many words the phrase that begins here has; 0 where none does. */
export function phraseAt(phrases: Phrases, line: readonly Word[], at: number): number {
  const found = (phrases.get(line[at]?.text ?? '') ?? []).find((phrase) =>
    phrase.every((word, index) => line[at + index]?.text === word && line[at + index]?.isName === false),
  );
  return found?.length ?? 0;
}

/** The words of a text in which foods are named at these places. */
export function wordsIn(text: string, names: readonly { start: number; end: number }[]): Word[] {
  const found = text.matchAll(/\d+(?:[.,]\d+)?(?:-\d+)?|\p{L}[\p{L}\p{M}'’-]*|[^\s]/gu);
  let name = 0;
  return [...found].map(([word], index, all) => {
    const start = all[index]?.index ?? 0;
    while ((names[name]?.end ?? Number.POSITIVE_INFINITY) <= start) name += 1;
    return {
      text: withoutAccents(word).replaceAll('’', "'"),
      start,
      end: start + word.length,
      isName: (names[name]?.start ?? start + 1) <= start,
    };
  });
}

/** Whether a mark, or the end, parts what stands before it from the rest. */
export const isBreak = (word: string | undefined) => word === undefined || /^[,.;:()–—!?-]$/u.test(word);

/** Where the words that a comma or another mark parts from the rest begin and end. */
export function partsOf(line: readonly Word[]): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  let from = 0;
  for (let at = 0; at <= line.length; at += 1) {
    if (at < line.length && !isBreak(line[at]?.text)) continue;
    if (at > from) parts.push({ from, to: at });
    from = at + 1;
  }
  return parts;
}

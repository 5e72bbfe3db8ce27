import { type Reading } from './reading';

/** A text as the log reads it, with what was read as other words. */
export interface ReadText {
  text: string;
  readings: Reading[];
}

/** Puts other words in a place of a text. */
export function put(
  { text, readings }: ReadText,
  [from, to]: readonly [number, number],
  words: string,
): ReadText {
  const by = words.length - (to - from);
  return {
    text: text.slice(0, from) + words + text.slice(to),
    readings: readings.flatMap((reading) => {
      if (reading.end <= from) return [reading];
      return reading.start >= to ? [{ ...reading, start: reading.start + by, end: reading.end + by }] : [];
    }),
  };
}

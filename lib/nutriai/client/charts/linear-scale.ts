export type Scale = (value: number) => number;

/** Maps a range of values onto a range of pixels, straight. A range without extent lies in the middle. */
export function linearScale(values: readonly [number, number], pixels: readonly [number, number]): Scale {
  const [from, to] = values;
  const [start, end] = pixels;
  if (from === to) return () => (start + end) / 2;
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

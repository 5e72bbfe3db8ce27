/** A shape and what says it: any of its words, whole. */
export interface ShapePattern<Cut> {
  cut: Cut;
  pattern: RegExp;
}

/** Makes the words of shapes ready to be looked for in texts. */
export function shapePatterns<Cut>(
  shapes: readonly { cut: Cut; words: readonly string[] }[],
): ShapePattern<Cut>[] {
  return shapes.map(({ cut, words }) => ({
    cut,
    pattern: new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu'),
  }));
}

const pattern = /^:::picture[ \t]+([a-z\d-]+)/gm;

/** Returns the names of the pictures in a text of the first content (`:::picture name Caption`), in their order. */
export function picturesIn(markdown: string): string[] {
  return [...markdown.matchAll(pattern)].map(([, name = '']) => name);
}

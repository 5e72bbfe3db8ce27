/**
 * Makes a regular expression of a text that is written over several lines:
 *
 *     const weight = expressionInLines('iu')`
 *       \d+ ?
 *       (?:g|grams?|kg)\b
 *     `;
 *
 * A line break and the indentation after it are layout and match nothing; every other space counts. Parts that
 * have a name are inserted as they are.
 */
export function expressionInLines(
  flags = '',
): (lines: TemplateStringsArray, ...parts: readonly string[]) => RegExp {
  return (lines, ...parts) => new RegExp(String.raw(lines, ...parts).replace(/\n */g, ''), flags);
}

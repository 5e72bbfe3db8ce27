/** Of a range only the last figure would stay with the unit, and the line would break after the dash. */
const measure =
  /(?<![–\d.,])([\d.,]+) (?=(?:[kmµ]?g|m?l|c?m|kcal|°[CF]|oz|tb?sp|(?:month|week|day|hour|minute|year)s?)(?![\w-]))/g;

/** Keeps a figure and its unit on one line: "100 g", "12 months"; a range may break as before. */
export function joinUnits(text: string): string {
  return text.replace(measure, '$1\u00a0');
}

const measure =
  /(\d) (?=(?:k?g|mg|µg|m?l|[cm]?m|kcal|°[CF]|oz|tsp|tbsp|months?|weeks?|days?|hours?|minutes?|years?)(?![\w-]))/g;

/** Keeps a figure and its unit on one line: "100 g", "12 months". */
export function keepUnits(text: string): string {
  return text.replace(measure, '$1\u00a0');
}

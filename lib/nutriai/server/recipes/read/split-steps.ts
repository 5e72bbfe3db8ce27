/** “1.”, “2)”, “Step 3:”, before what it says. */
const numbering = /^(?:step\s{0,3}\d{1,2}\s{0,2}[.):–—-]?\s{0,3}|\d{1,2}\s{0,2}[.):](?:\s{1,3}|(?=\p{L})))/iu;
const numberAlone = /^(?:step\s{0,3})?\d{1,2}\s{0,2}[.):]?$/i;
const atNumbers = /(?<=[.!?)])\s{1,3}(?=\d{1,2}[.)]\s{1,3}\p{L})/u;
const atSentences = /(?<=[.!?])\s{1,3}(?=\p{Lu})/u;

/** Returns the steps that some lines say: one a line, or one a sentence where all stands in one line. */
export function splitSteps(lines: readonly string[]): string[] {
  const [only] = lines;
  if (lines.length !== 1 || only === undefined) return withoutNumbers(lines);
  const numbered = only.split(atNumbers);
  return withoutNumbers(numbered.length > 1 ? numbered : splitSentences(only));
}

/** Returns the sentences of a line. */
export function splitSentences(line: string): string[] {
  return line.split(atSentences);
}

/** Whether a line begins with the number of a step, and not with an amount. */
export function isNumbered(line: string): boolean {
  return /^(?:step\s{0,3}\d{1,2}\b|\d{1,2}\s{0,2}[.):]\s{0,3}\p{L})/iu.test(line);
}

function withoutNumbers(lines: readonly string[]): string[] {
  return lines
    .filter((line) => !numberAlone.test(line))
    .map((line) => line.replace(numbering, '').trim())
    .filter((line) => line !== '');
}

import { mostParts } from './texts/size-problem';

/** Signs of emphasis, code and links. A paragraph of an article has a dozen. */
const mostMarks = 200;

const lineFeed = 10;
const space = 32;

const marks = '*_~`[]';

/**
 * A line break behind which another block begins: a blank line, a heading, a quotation, an item of a list or
 * a row of a table.
 */
const blockBreak = /\n(?=[ \t]*(?:\n|$|[-+*#>|]|\d+[.)]))/;

/**
 * What about a Markdown text cannot be converted, in words for its sender; null where nothing is. Payload's
 * converter looks through the whole paragraph for each sign of emphasis and each link: 50,000 characters of
 * nothing else took it 19 to 35 seconds, and beyond that it gives up and answers with an empty text.
 */
export function markdownProblem(markdown: string): string | null {
  const lines = countLines(markdown);
  if (lines > mostParts) return `Ensure the text has no more than ${mostParts} lines; it has ${lines}.`;
  for (const block of markdown.split(blockBreak)) {
    const count = countMarks(block);
    if (count > mostMarks) {
      return `Ensure each paragraph has no more than ${mostMarks} marks of emphasis, code and links; one has ${count}.`;
    }
  }
  return null;
}

// Both go through half a million characters in the main thread, and make nothing of them.

/** The lines with anything in them: each becomes a part of the text, and is looked through several times. */
function countLines(text: string): number {
  let lines = 0;
  let isBlank = true;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === lineFeed) isBlank = true;
    else if (isBlank && code > space) {
      lines += 1;
      isBlank = false;
    }
  }
  return lines;
}

function countMarks(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) if (marks.includes(text.charAt(index))) count += 1;
  return count;
}

/** Signs of emphasis, code and links. A paragraph of an article has a dozen. */
const mostMarks = 200;

const mark = /[*_~`[\]]/g;

/** A line break behind which another block begins: a blank line, a heading, a quotation, an item of a list or a row of a table. */
const blockBreak = /\n(?=[ \t]*(?:\n|$|[-+*#>|]|\d+[.)]))/;

/**
 * What about a Markdown text cannot be converted, in words for its sender; null where nothing is. Payload's converter looks through the whole
 * paragraph for each sign of emphasis and each link: 50,000 characters of nothing else took it 19 to 35 seconds, and beyond that it gives up and
 * answers with an empty text.
 */
export function markdownProblem(markdown: string): string | null {
  for (const block of markdown.split(blockBreak)) {
    const marks = block.match(mark)?.length ?? 0;
    if (marks > mostMarks) {
      return `Ensure each paragraph has no more than ${mostMarks} marks of emphasis, code and links; one has ${marks}.`;
    }
  }
  return null;
}

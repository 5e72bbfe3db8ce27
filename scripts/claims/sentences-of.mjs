/** Columns that name the proof, or count. */
const otherColumns = new Set(['tested by', 'Proof', '#', 'ASVS']);

/** Columns that hold sentences; the cells of other tables are read as one. */
const sentenceColumns = new Set(['what holds', 'What happens', 'what it says', 'case']);

/** Line ends and the columns of tables are layout, not words. */
export const plain = (text) => text.replace(/\s+/g, ' ').trim();

const cellsOf = (line) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map(plain);
const isRule = (line) => /^\|[\s|:-]+\|$/.test(line);

/** A full stop, a colon before a new thought, or a semicolon ends one; `e.g.` and numbers do not. */
const sentences = (text, end = /(?<=[.!?](?:\*\*)?)\s+(?=["'`*[(]*[A-Z/`*])/) =>
  text.split(end).map(plain).filter(Boolean);

function ofTable(lines) {
  const [head = '', ...rows] = lines.filter((line) => !isRule(line));
  const headings = cellsOf(head);
  // A table of measured figures is named by its head.
  return rows.flatMap((row) => {
    const cells = cellsOf(row);
    const wanted = headings.findIndex((heading) => sentenceColumns.has(heading));
    if (wanted !== -1)
      return sentences(cells[wanted] ?? '', /(?<=[.;](?:\*\*)?)\s+/).map((text) => ({
        text,
        head: plain(head),
      }));
    const words = cells.filter((_cell, index) => !otherColumns.has(headings[index] ?? ''));
    return [{ text: words.join(' | '), head: plain(head) }];
  });
}

/**
 * Takes a document apart into what it says: sentences of paragraphs and lists, and the rows of its tables.
 * Titles, code and the lines that name proofs say nothing.
 * @param {string} markdown
 * @returns {{ text: string, head: string }[]} `head` is the first row of the table it stands in
 */
export function sentencesOf(markdown) {
  const blocks = markdown
    .replace(/^```[^]*?^```$/gm, '')
    .split(/\n{2,}|\n(?=(?:- |\d+\. ))/)
    .filter((block) => !/^(?:#|Proof: )/.test(block.trim()));
  return blocks.flatMap((block) => {
    const lines = block.trim().split('\n');
    if (lines.every((line) => line.startsWith('|'))) return ofTable(lines);
    return sentences(plain(block.replace(/^\s*(?:- |\d+\. )/, ''))).map((text) => ({ text, head: '' }));
  });
}

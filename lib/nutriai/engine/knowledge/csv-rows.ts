/** A line's cells; a cell in quotes may hold commas, and quotes that are doubled. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
  );
}

/**
 * Reads a table whose first line names its columns: each row by column. No cell has a line break.
 * @throws Error for a row with more or fewer cells than there are columns
 */
export function csvRows(text: string): Record<string, string>[] {
  const [header = '', ...lines] = text.trimEnd().split(/\r?\n/);
  const columns = cellsOf(header);
  return lines.map((line, index) => {
    const cells = cellsOf(line);
    if (cells.length !== columns.length) {
      throw new Error(`Line ${index + 2} has ${cells.length} cells, not ${columns.length}.`);
    }
    return Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']));
  });
}

/** Tables that hold a handful of rows: reading and sorting them whole is quick. */
const ofSmallTables = /\b(?:FROM|JOIN) "?(?:categories|pages|baby_profiles)"?(?! c JOIN posts)/i;
const harmless = ['json_each', 'CONSTANT ROW'];
/**
 * Pictures and documents have no drafts and no order but their ids: the list is the table from its beginning,
 * and the smallest index counts it.
 */
const ofFiles = /FROM (?:images|documents) [a-z]\b/;

/**
 * What of a plan of SQLite's costs more with every row: a table read whole, all matches sorted for the sake
 * of a few, a search by a flag that nearly all rows share. Lines of subqueries are indented; `SCAN` of what a
 * subquery has found is no reading of a table.
 */
export function slowLines(statement: string, plan: readonly string[]): string[] {
  const found = new Set(plan.flatMap((line) => /^\s*(?:CO-ROUTINE|MATERIALIZE) (.+)$/.exec(line)?.[1] ?? []));
  if (ofSmallTables.test(statement) || ofFiles.test(statement)) return [];
  const isOfKnownIds = /"id" in \(\?/.test(statement);
  const isSorted = /\bLIMIT\b/i.test(statement);
  return plan.filter((line) => {
    const [, scanned, rest = ''] = /^\s*SCAN (CONSTANT ROW|\(subquery-\d+\)|\S+)(\s.*)?$/.exec(line) ?? [];
    if (scanned !== undefined) {
      if (found.has(scanned) || scanned.startsWith('(subquery') || harmless.includes(scanned)) return false;
      // A full-text index that is asked for words.
      return !/VIRTUAL TABLE INDEX \d+:=?M/.test(rest);
    }
    if (/^USE TEMP B-TREE FOR ORDER BY$/.test(line)) return isSorted && !isOfKnownIds;
    // In the order of an index that begins so, as far as the page goes, is well; but not to look for a few
    // whose ids are known.
    const isByState = /USING INDEX \S+ \(_?status=\?\)$/.test(line);
    return isByState && (/status_idx \(/.test(line) || isOfKnownIds);
  });
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { csvRows } from '@/lib/nutriai/engine/knowledge/csv-rows';
import { expandedSets, expandSets, type Sets } from './expand-sets';
import type { Problem } from './problem';

export interface ReadFile {
  /** What the file says, with its sets filled in. */
  content: unknown;
  problems: Problem[];
}

/** What is compiled is what stands in the file: a default of a schema would reach nobody. */
const notAsWritten = 'Its schema adds or changes something that does not stand in the file.';

/** Reads a YAML file of `knowledge/`, fills in its sets and checks its shape. */
export function readYamlFile(
  folder: string,
  file: string,
  { schema, sets }: { schema: z.ZodType; sets: Sets },
): ReadFile {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path.join(folder, file), 'utf8'), { lineCounter: lines });
  const syntax = [...document.errors, ...document.warnings];
  if (syntax.length > 0) {
    return { content: null, problems: syntax.map(({ message }) => ({ where: file, message })) };
  }
  try {
    const content = withSets(document.toJS(), sets);
    const { data, error } = schema.safeParse(content);
    const problems = (error?.issues ?? []).map(({ path: at, message }) => ({
      where: `${file}${lineOf(document, lines, at)}`,
      message: `${at.join('.')}: ${message}`,
    }));
    if (!error && !isDeepStrictEqual(data, content)) problems.push({ where: file, message: notAsWritten });
    return { content, problems };
  } catch (error) {
    return { content: null, problems: [{ where: file, message: String(error) }] };
  }
}

/** Reads a table of `knowledge/` and checks the shape of every row. */
export function readTable(folder: string, file: string, schema: z.ZodType): ReadFile {
  try {
    const rows = csvRows(readFileSync(path.join(folder, file), 'utf8'));
    const problems = rows.flatMap((row, index) =>
      (schema.safeParse(row).error?.issues ?? []).map(({ path: at, message }) => ({
        where: `${file}:${index + 2}`,
        message: `${at.join('.')}: ${message}`,
      })),
    );
    return { content: rows, problems };
  } catch (error) {
    return { content: null, problems: [{ where: file, message: String(error) }] };
  }
}

/** A file may have sets of its own, below `sets`. */
function withSets(written: unknown, shared: Sets): unknown {
  const own =
    typeof written === 'object' && written !== null && 'sets' in written ? (written.sets as Sets) : {};
  const sets = expandedSets(own, shared);
  return expandSets(written, sets);
}

/** `:12`, of the innermost part of the path that the file has as it is written. */
function lineOf(document: Document, lines: LineCounter, at: readonly PropertyKey[]): string {
  for (let length = at.length; length > 0; length -= 1) {
    const node = document.getIn(at.slice(0, length), true);
    if (isNode(node) && node.range) return `:${lines.linePos(node.range[0]).line}`;
  }
  return '';
}

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The table the figures were taken from, where it lies beside the checkout; null elsewhere. */
export function publishedFoods(): Record<string, string>[] | null {
  const path = resolve(process.cwd(), '../shared/nutrition/foods.csv');
  if (!existsSync(path)) return null;
  const [header = '', ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/);
  const columns = cellsOf(header);
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
  );
}

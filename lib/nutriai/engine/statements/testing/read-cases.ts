import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What a parent writes, and what it says of the child: `a` allergies, `o` of these those that are said to be
 * over, `d` diet, `v` what the family avoids, `m` age in months.
 */
export interface SaidCase {
  text: string;
  says: ReadonlyMap<string, string>;
}

/** Reads the cases that the reader was improved on (`open`), or those that were only counted (`unseen`). */
export function readSaidCases(part: 'open' | 'unseen'): SaidCase[] {
  const file = path.join(process.cwd(), 'lib/nutriai/engine/statements/testing', `${part}.txt`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [text = '', ...says] = line.split('|');
      return { text, says: new Map(says.map((each) => [each.slice(0, 1), each.slice(2)])) };
    });
}

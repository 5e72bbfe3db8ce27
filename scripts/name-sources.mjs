import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from './start-steps.mjs';

/**
 * Writes the ids of `knowledge/sources.yaml` where the code can name them. It runs before anything is compiled:
 * the shape of all other knowledge names sources by these ids.
 */
const file = path.join(root, 'lib/nutriai/engine/knowledge/source-ids.ts');
const ids = Object.keys(parse(readFileSync(path.join(root, 'knowledge/sources.yaml'), 'utf8')));
writeFileSync(
  file,
  `/** The ids of knowledge/sources.yaml: \`npm run knowledge\` writes this. */
export const sourceIds = [${ids.map((id) => `'${id}'`).join(',')}] as const;
export type SourceId = (typeof sourceIds)[number];
`,
);
execFileSync('npx', ['oxfmt', file]);

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Finds Node 24: `NODE24`, else `node24` on the PATH.
 * @returns {{ version: string, environment: NodeJS.ProcessEnv } | null} its version, and an environment in
 *   which `node`, `npx` and whatever they start are that Node; null where there is none
 */
export function findNode24() {
  const program = process.env.NODE24 ?? onPath('node24');
  if (!program || !existsSync(program)) return null;
  const version = spawnSync(program, ['--version']).stdout?.toString().trim() ?? '';
  if (!version.startsWith('v24.')) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-node24-'));
  symlinkSync(path.resolve(program), path.join(folder, 'node'));
  return { version, environment: { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` } };
}

function onPath(name) {
  return spawnSync('sh', ['-c', `command -v ${name}`])
    .stdout.toString()
    .trim();
}

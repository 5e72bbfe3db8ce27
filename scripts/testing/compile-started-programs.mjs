import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compileTogether } from '../compile-program.mjs';
import { programsFolder } from '../compiled-programs.mjs';
import { root } from '../start-steps.mjs';

/** Programs of ours that tests start as well. */
const ownPrograms = ['scripts/copy-database.ts', 'scripts/prepare.ts'];

/** What lies beside tests and exports nothing is a program that they start. */
const isProgram = (file) =>
  /[/\\]testing[/\\][\w-]+\.ts$/.test(file) && !/^export /m.test(readFileSync(path.join(root, file), 'utf8'));

/**
 * Compiles every program that tests start as a process of its own, after those of earlier runs are gone: what
 * is missing here is compiled when it is started.
 */
export async function compileStartedPrograms() {
  mkdirSync(programsFolder, { recursive: true });
  for (const file of filesIn('.programs').filter((name) => name.endsWith('.with-packages.mjs'))) {
    rmSync(path.join(root, file));
  }
  rmSync(path.join(programsFolder, 'shared-by-tests'), { recursive: true, force: true });
  await compileTogether([...['lib', 'e2e/faults'].flatMap(filesIn).filter(isProgram), ...ownPrograms]);
}

function filesIn(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(folder, file),
  );
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { compileProgram } from './compile-program.mjs';
import { root } from './start-steps.mjs';

/** Compiles every program of this folder ahead, for an image without sources (see Dockerfile). */
for (const file of readdirSync(path.join(root, 'scripts'))) {
  if (/(?<!\.test)\.ts$/.test(file)) await compileProgram(path.join('scripts', file));
}

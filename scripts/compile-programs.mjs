import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileProgram } from './compile-program.mjs';
import { root } from './start-steps.mjs';

/**
 * Compiles ahead what a site needs that has no sources (see Dockerfile): what starts it, and every program
 * that `npm run` knows.
 */
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const named = Object.values(scripts).flatMap((script) => /run\.mjs (\S+\.ts)/.exec(script)?.[1] ?? []);
for (const file of ['prepare.ts', 'serve.ts', ...named]) await compileProgram(path.join('scripts', file));

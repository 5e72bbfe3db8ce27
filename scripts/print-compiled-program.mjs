import { existsSync } from 'node:fs';
import { pathWithPackages, programOptions } from './compiled-programs.mjs';

// For tests, whose own module system the compiler does not run in: the arguments for Node, one a line.
const [file = '', option] = process.argv.slice(2);
process.stdout.write([...programOptions, await program()].join('\n'));

async function program() {
  const isOfTests = option === '--of-tests';
  if (isOfTests && existsSync(pathWithPackages(file))) return pathWithPackages(file);
  const { compileProgram } = await import('./compile-program.mjs');
  return compileProgram(file, { withPackages: isOfTests || option === '--with-packages' });
}

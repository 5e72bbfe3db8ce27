import { compileProgram } from './compile-program.mjs';
import { programOptions } from './compiled-programs.mjs';

// For tests, whose own module system the compiler does not run in: the arguments for Node, one a line.
process.stdout.write([...programOptions, await compileProgram(process.argv[2] ?? '')].join('\n'));

import { compileProgram, programOptions } from './compile-program.mjs';

// For tests, whose own module system the compiler does not run in: the arguments for Node, one a line.
process.stdout.write([...programOptions, await compileProgram(process.argv[2] ?? '')].join('\n'));

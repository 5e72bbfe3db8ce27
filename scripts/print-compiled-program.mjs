import { compileProgram } from './compile-program.mjs';
import { programOptions } from './compiled-programs.mjs';

// For tests, whose own module system the compiler does not run in: the arguments for Node, one a line.
const [file = '', option] = process.argv.slice(2);
const program = await compileProgram(file, { withPackages: option === '--with-packages' });
process.stdout.write([...programOptions, program].join('\n'));

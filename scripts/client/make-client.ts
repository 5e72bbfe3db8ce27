import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { build } from 'esbuild';
import ts from 'typescript';
import { clientDocument, clientHash } from './client-document';

/** What the package gives, besides what was generated for each operation. */
const entry = `export * from './sdk.gen.js';
export type * from './types.gen.js';
export { client } from './client.gen.js';
export { createClient, createConfig } from './client/index.js';
`;

/** Makes the client's code and its types anew from the API's description. */
async function makeClient(output: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'little-pear-client-'));
  try {
    const input = path.join(folder, 'openapi.json');
    const sources = path.join(folder, 'sources');
    await writeFile(input, JSON.stringify(clientDocument()));
    await createClient({
      input,
      output: { path: sources, module: { extension: '.js' } },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
      logs: { level: 'silent' },
    });
    await writeFile(path.join(sources, 'index.ts'), entry);
    await rm(output, { recursive: true, force: true });
    const types = path.join(folder, 'types');
    writeTypes(sources, types);
    await cp(types, output, { recursive: true });
    await writeModule(sources, output);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeModule(sources: string, output: string): Promise<void> {
  await build({
    entryPoints: [path.join(sources, 'index.ts')],
    // Names of the sources stand in the module: without the folder of the day.
    absWorkingDir: sources,
    outfile: path.resolve(output, 'index.js'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    banner: { js: `// Made by npm run client from the API's description, ${clientHash()}` },
    logLevel: 'error',
  });
}

/** @throws Error with what the compiler found */
function writeTypes(sources: string, outDir: string): void {
  const program = ts.createProgram([path.join(sources, 'index.ts')], {
    declaration: true,
    emitDeclarationOnly: true,
    outDir,
    rootDir: sources,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  });
  const { diagnostics } = program.emit();
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const [output = path.join('packages', 'client', 'dist')] = process.argv.slice(2);
await makeClient(output);
const files = await readdir(output, { recursive: true });
const { length } = await readFile(path.join(output, 'index.js'));
process.stdout.write(`${output}: ${files.length} files, index.js ${Math.round(length / 1024)} KiB\n`);

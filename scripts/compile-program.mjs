import path from 'node:path';
import { build } from 'esbuild';
import { compileKnowledge, knowledgeCompiler } from './compile-knowledge.mjs';
import { compiledPath } from './compiled-programs.mjs';
import { root } from './start-steps.mjs';

/** What the server's other threads run. */
const threadPrograms = [
  'lib/front/markdown/markdown-worker.ts',
  'lib/nutriai/server/engine-thread/engine-worker.ts',
  'lib/nutriai/server/meaning/meaning-worker.ts',
  'lib/wagtail-api/edit/texts/text-worker.ts',
];

/**
 * Compiles one of our TypeScript programs into a plain module, which takes a few milliseconds, and says where
 * it lies. Packages stay outside.
 * @param {string} file from the project's folder, such as `scripts/serve.ts`
 * @returns {Promise<string>} absolute path
 */
export async function compileProgram(file) {
  // Every program may use the engine, which reads what it knows when it loads.
  if (file !== knowledgeCompiler) await compileKnowledge();
  if (file === path.join('scripts', 'serve.ts'))
    for (const program of threadPrograms) await compileProgram(program);
  const outfile = compiledPath(file);
  await build({
    entryPoints: [path.join(root, file)],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'warning',
    alias: {
      '@/lib': path.join(root, 'lib'),
      '@payload-config': path.join(root, 'payload.config.ts'),
      // A marker that only Next knows; programs run on the server by nature.
      'server-only': path.join(root, 'node_modules/next/dist/compiled/server-only/empty.js'),
    },
  });
  return outfile;
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { readFiles } from './read-files.mjs';

/**
 * Packages that no trace finds whole: native ones load their binary by the machine's name, the solver's thread
 * is found by a name that is put together, and Next resolves its own build tools when it reads its
 * configuration.
 */
const wholePackages = [
  '@img',
  '@libsql',
  '@node-rs',
  'highs',
  'libsql',
  'next/dist/compiled/@babel/runtime',
  'next/dist/compiled/webpack',
  'sharp',
];

/** Of the build, only its maker reads these. */
const notOfBuild = /^\.next\/(?:cache|diagnostics|types|trace|trace-build|turbopack)(?:\/|$)/;
/** Migrations are made from their snapshots, and run without them. */
const isSource = (file) => /\.(?:tsx?|map|nft\.json)$|\/migrations\/\w+\/\w+\.json$/.test(file);

/**
 * The files that a site needs to run, once it is built and its programs are compiled: nothing that only makes
 * or tests it.
 * @param {string} root the project's folder
 * @returns {Promise<string[]>} from that folder, in order
 */
export async function releaseFiles(root) {
  const programs = filesBelow(root, '.programs').filter((file) => isOfRunningSite(file));
  const starts = ['next.config.js', 'scripts/start-built.mjs', 'scripts/run.mjs'];
  const modules = programs.filter((file) => file.endsWith('.mjs'));
  const { fileList } = await nodeFileTrace(
    [...starts, ...modules].map((file) => path.join(root, file)),
    {
      base: root,
      conditions: ['node', 'production'],
      // Loaded by `npm start` in a folder with sources alone.
      ignore: ['scripts/compile-*.mjs', 'node_modules/esbuild/**', 'node_modules/typescript/**'],
    },
  );
  const files = new Set([
    ...programs,
    // Folders of which only the name stands in a module are traced whole: what is read of ours is listed here.
    ...[...fileList].filter((file) => /^(?:node_modules|scripts)\//.test(file)),
    ...filesBelow(root, '.next').filter((file) => !notOfBuild.test(file)),
    ...tracedByNext(root),
    ...readFiles.flatMap((file) => filesBelow(root, file)),
    ...wholePackages.flatMap((name) => filesBelow(root, path.join('node_modules', name))),
  ]);
  return [...files].filter((file) => file === 'package.json' || !isSource(file)).sort();
}

/** The commands, the server's threads and what the engine knows; tests compile programs of their own there. */
const isOfRunningSite = (file) => /^\.programs\/(?:[\w-]+\.json|scripts\/|lib\/.*-worker\.mjs$)/.test(file);

function filesBelow(root, entry) {
  const whole = path.join(root, entry);
  if (!existsSync(whole)) throw new Error(`${entry} is not there: build the site first.`);
  if (!statSync(whole).isDirectory()) return [entry];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((found) => !found.isDirectory())
    .map((found) => path.relative(root, path.join(found.parentPath, found.name)));
}

/** Beside each page and handler Next writes which modules it loads. */
function tracedByNext(root) {
  const traces = filesBelow(root, '.next').filter((file) => file.endsWith('.nft.json'));
  return traces.flatMap((name) => {
    const { files } = JSON.parse(readFileSync(path.join(root, name), 'utf8'));
    const traced = files.map((file) => path.relative(root, path.join(root, path.dirname(name), file)));
    return traced.filter((file) => file.startsWith('node_modules/'));
  });
}

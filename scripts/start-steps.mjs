import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOf, startChild } from './child-processes.mjs';
import { compiledPath, programEnvironment, programOptions } from './compiled-programs.mjs';
import { compressBuild } from './compress-build.mjs';
import { shareServerChunks } from '../lib/front/next-adapter/share-server-chunks.mjs';

/** Plain JavaScript without dependencies: this runs before anything is installed. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const minimumNode = [20, 19];

export function say(message) {
  process.stdout.write(`${message}\n`);
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isOldEnough = major > minimumNode[0] || (major === minimumNode[0] && minor >= minimumNode[1]);
  if (isOldEnough) return;
  process.stderr.write(
    `Node ${minimumNode.join('.')} or newer is needed; this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}

/**
 * Installs what the lock file names, unless that is what is installed. What only tests and checks use is more
 * than half of the packages: it comes when they are to run, and stays once it is there.
 */
export async function installIfNeeded({ forTests = false } = {}) {
  const testPackages = testPackageFolders();
  const withTests = forTests || testPackages.some(existsSync);
  const isWhole = !withTests || testPackages.every(existsSync);
  if (isWhole && isInstalledFromLock()) return;
  // Not `npm ci`: it refuses a lock file that lacks the binaries of other systems, and some registries do not
  // carry them all.
  await step(
    'Installing packages (up to a minute or two)',
    ['npm', 'install', '--no-save', '--no-audit', '--no-fund', withTests ? '--include=dev' : '--omit=dev'],
    { env: process.env },
  );
}

function testPackageFolders() {
  const { devDependencies = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return Object.keys(devDependencies).map((name) => path.join(root, 'node_modules', name));
}

function isInstalledFromLock() {
  const lock = path.join(root, 'package-lock.json');
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

const sourceFolders = ['app', 'components', 'knowledge', 'lib', 'public', 'styles'];
const sourceFiles = [
  'next.config.js',
  'payload.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'middleware.ts',
  'instrumentation.ts',
];

/** Stands for a build that went to its end. */
const finished = path.join(root, '.next', 'finished');

/**
 * Builds when there is no finished build, or when a source is newer than it.
 * @returns {Promise<boolean>} whether it built
 */
export async function buildIfNeeded() {
  const newest = Math.max(
    ...sourceFolders.map((folder) => newestChange(path.join(root, folder))),
    ...sourceFiles.map((file) => newestChange(path.join(root, file))),
  );
  if (existsSync(finished) && statSync(finished).mtimeMs >= newest) return false;
  await build();
  return true;
}

/** Builds for production: Next's build, then compressed copies of what browsers load. */
export async function build() {
  rmSync(finished, { force: true });
  // Loaded late, as what compiles is.
  const { compileKnowledge } = await import('./compile-knowledge.mjs');
  await compileKnowledge();
  await step(
    'Building the site (one to two minutes)',
    [process.execPath, 'node_modules/next/dist/bin/next', 'build'],
    { env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } },
  );
  const started = Date.now();
  say('\nCompressing what browsers load …');
  await compressBuild(root);
  say(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  say(`Equal chunks of the server shared: ${(shareServerChunks(root) / 1e6).toFixed(0)} MB less`);
  await step('Checking Next', [process.execPath, ...(await typescript('check-next.ts'))], {
    env: programEnvironment,
  });
  writeFileSync(finished, '');
}

/** Text that only the first start reads is no part of the build, and tests are none. */
const notBuilt = /[/\\]cms[/\\]seed|\.test\.tsx?$|[/\\]testing$/;

function newestChange(entry) {
  if (!existsSync(entry) || notBuilt.test(entry)) return 0;
  const stats = statSync(entry);
  if (!stats.isDirectory()) return stats.mtimeMs;
  // A folder changes when something in it goes.
  return Math.max(stats.mtimeMs, ...readdirSync(entry).map((name) => newestChange(path.join(entry, name))));
}

/** The arguments with which Node runs one of our TypeScript programs. */
export async function typescript(file) {
  const source = path.join('scripts', file);
  // A container's image has no sources, only what was compiled when it was made.
  if (!existsSync(path.join(root, source))) return compiled(file);
  // Loaded late: before the first installation there is no compiler.
  const { compileProgram } = await import('./compile-program.mjs');
  return [...programOptions, await compileProgram(source)];
}

/** The same for a program that `npm run compile` has compiled before. */
export async function compiled(file) {
  return [...programOptions, compiledPath(path.join('scripts', file))];
}

/**
 * Runs a command as a named step. Its output is shown; while it is silent, a dot every five seconds says that it lives.
 * Ends the whole start when the command fails.
 */
export async function step(title, [command, ...args], options = {}) {
  say(`\n${title} …`);
  const started = Date.now();
  let lastOutput = Date.now();
  const child = startChild(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const forward = (target) => (chunk) => {
    lastOutput = Date.now();
    target.write(chunk);
  };
  child.stdout.on('data', forward(process.stdout));
  child.stderr.on('data', forward(process.stderr));
  const heartbeat = setInterval(() => {
    if (Date.now() - lastOutput >= 5_000) process.stdout.write('.');
  }, 5_000);
  const status = await endOf(child);
  clearInterval(heartbeat);
  if (status !== 0) {
    process.stderr.write(`\n${title}: failed (${status}).\n`);
    process.exit(status);
  }
  say(`  ${title}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Runs the server until it ends, and ends with its status. Whatever ends this process lets the server finish
 * what it is doing.
 * @param {object} [options]
 * @param {string[]} [options.program] node's arguments, where it is compiled already
 * @param {Array<'inherit' | number>} [options.stdio]
 * @param {Promise<unknown>} [options.prepared] until then the server loads its packages, and touches nothing
 *   else
 */
export async function serve(
  environment,
  { program, stdio = ['inherit', 'inherit', 'inherit'], prepared } = {},
) {
  const args = program ?? (await typescript('serve.ts'));
  const child = startChild(process.execPath, prepared ? [...args, '--when-prepared'] : args, {
    isServer: true,
    cwd: root,
    // By the channel the server notices when this process is killed.
    stdio: [...stdio, 'ipc'],
    env: { ...programEnvironment, ...environment },
  });
  prepared?.then(() => child.connected && child.send('prepared'));
  process.exit(await endOf(child));
}

export function hasCommand(command) {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
}

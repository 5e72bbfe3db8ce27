import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Instruction, parseDockerfile } from '../lib/platform/testing/parse-dockerfile';
import { freePort } from '../lib/platform/testing/free-port.mjs';

/**
 * Does without Docker what the Dockerfile says: its RUN lines in a copy of what is committed, its COPY lines
 * into an empty folder, then its CMD and HEALTHCHECK as a user who may write to the data folder alone. `npm
 * run try:image`; takes minutes, and as root tries the user as well.
 */
const say = (message: string) => process.stdout.write(`${message}\n`);
const stages = parseDockerfile(readFileSync('Dockerfile', 'utf8'));
const [build, final] = stages;
if (!build || !final || stages.length !== 2)
  throw new Error('The Dockerfile has other stages than this program knows.');

const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-image-'));
const [site, image, data] = ['build', 'image', 'data'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];
try {
  makeBuild(build.instructions);
  makeImage(final.instructions);
  await runImage(final.instructions);
  say('The image builds, starts, answers, stops with 0 and writes to its data folder alone.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

function makeBuild(instructions: readonly Instruction[]): void {
  mkdirSync(site, { recursive: true });
  const ignored = new Set(readFileSync('.dockerignore', 'utf8').split('\n'));
  const files = execFileSync('git', ['ls-files']).toString().trim().split('\n');
  for (const file of files) {
    const isIgnored =
      ignored.has(file.split('/')[0] ?? '') || ignored.has(file) || /\.test\.tsx?$/.test(file);
    if (!isIgnored) cpSync(file, path.join(site, file), { preserveTimestamps: true });
  }
  const variables: Record<string, string> = {};
  for (const { name, value } of instructions) {
    if (name === 'ENV') Object.assign(variables, variablesIn(value));
    if (name !== 'RUN') continue;
    say(`\nRUN ${value}`);
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, NODE_ENV: 'development' as const, ...variables };
    execFileSync('sh', ['-c', value], { cwd: site, stdio: 'inherit', env });
  }
}

function makeImage(instructions: readonly Instruction[]): void {
  for (const { name, value } of instructions) {
    if (name !== 'COPY') continue;
    const words = value.split(' ').filter((word) => !word.startsWith('--'));
    const target = path.join(image, words.at(-1) ?? '');
    const sources = words.slice(0, -1).flatMap((word) => globSource(word.replace(/^\/site/, site)));
    const isInto = words.at(-1)?.endsWith('/') ?? false;
    for (const source of sources) {
      const to = isInto ? path.join(target, path.basename(source)) : target;
      cpSync(source, to, { recursive: true, verbatimSymlinks: true });
    }
  }
  say(`\nIn the image: ${execFileSync('du', ['-sh', image]).toString().split('\t')[0]}`);
}

const addresses = [
  '/',
  '/blog',
  '/sw.js',
  '/manifest.webmanifest',
  '/nutriai/foods/egg',
  '/sitemap.xml',
  '/api/openapi.json',
];

async function runImage(instructions: readonly Instruction[]): Promise<void> {
  const last = (name: string) => instructions.filter((each) => each.name === name).at(-1)?.value ?? '';
  const [program = '', ...args] = JSON.parse(last('CMD')) as string[];
  const [, check = '[]'] = / CMD (\[.*\])$/.exec(last('HEALTHCHECK')) ?? [];
  const [checker = '', ...checkArgs] = JSON.parse(check) as string[];
  const variables = Object.assign(
    {},
    ...instructions.filter(({ name }) => name === 'ENV').map(({ value }) => variablesIn(value)),
  ) as Record<string, string>;
  const port = String(await freePort());
  const env = {
    ...variables,
    PATH: process.env.PATH,
    PORT: port,
    DATA_DIR: data,
    NODE_ENV: 'production' as const,
  };
  mkdirSync(data, { mode: 0o700 });
  chmodSync(folder, 0o755);
  execFileSync('chmod', ['-R', 'a-w', image]);
  const nobody = 65_534;
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(data, nobody, nobody);
  const user = isRoot ? { uid: nobody, gid: nobody } : {};
  say(`\nCMD ${program} ${args.join(' ')}`);
  const child = spawn(program, args, { ...user, cwd: image, env, stdio: 'inherit' });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  try {
    await untilHealthy(child, () =>
      execFileSync(checker, checkArgs, { ...user, cwd: image, env, stdio: 'ignore' }),
    );
    await fetchPages(port);
  } finally {
    child.kill('SIGTERM');
  }
  const status = await ended;
  if (status !== 0) throw new Error(`It stopped with ${status}.`);
}

async function untilHealthy(child: ChildProcess, check: () => unknown): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      check();
      return;
    } catch (error) {
      if (tries > 300 || child.exitCode !== null) throw error;
      await delay(1_000);
    }
  }
}

async function fetchPages(port: string): Promise<void> {
  for (const address of addresses) {
    const { status } = await fetch(`http://127.0.0.1:${port}${address}`);
    say(`  ${status} ${address}`);
    if (status !== 200) throw new Error(`${address} answered ${status}.`);
  }
}

/** `folder/*.mjs` is the one pattern that our lines use. */
function globSource(source: string): string[] {
  if (!source.endsWith('/*.mjs')) return [source];
  const parent = path.dirname(source);
  return readdirSync(parent).flatMap((name) => (name.endsWith('.mjs') ? [path.join(parent, name)] : []));
}

function variablesIn(value: string): Record<string, string> {
  return Object.fromEntries(
    [...value.matchAll(/\b(\w+)=(\S+)/g)].map(([, name, text]) => [name ?? '', text ?? '']),
  );
}

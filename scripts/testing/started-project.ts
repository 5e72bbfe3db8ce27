import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** What runs when the command is ended. */
export type Phase = 'installing' | 'preparing' | 'building' | 'serving';

interface End {
  status: number | null;
  signal: NodeJS.Signals | null;
}

/** Says by a file that it runs, and goes on until it is ended; it has a worker, as npm and builds have. */
const lasting = (folder: string, name: string) => `
const { spawn } = require('node:child_process');
const { renameSync, writeFileSync } = require('node:fs');
const name = ${JSON.stringify(path.join(folder, 'running', name))} + (process.argv.includes('worker') ? '-worker' : '');
writeFileSync(name + '.new', String(process.pid));
renameSync(name + '.new', name);
if (!process.argv.includes('worker')) spawn(process.execPath, [__filename, 'worker'], { stdio: 'inherit' });
setInterval(() => undefined, 1000);
`;

const quick = 'process.exit(0);';
const giveUpAfterMs = 15_000;

/** A server as ours: a listening port, a moment for its way out. */
const server = (folder: string) => `
import { createServer } from 'node:http';
import { renameSync, writeFileSync } from 'node:fs';
const name = ${JSON.stringify(path.join(folder, 'running', 'server'))};
const stop = () => setTimeout(() => process.exit(0), 300);
const begin = () => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
  process.once('disconnect', stop);
  const listening = createServer().listen(0, '127.0.0.1', () => {
    writeFileSync(name + '.new', String(process.pid));
    renameSync(name + '.new', name);
  });
};
if (!process.argv.includes('--when-prepared')) begin();
else {
  process.once('message', begin);
  process.once('disconnect', () => process.exit(1));
}
`;

/**
 * A project with our own scripts, in which nothing but the phase takes long: what `npm install`, the
 * preparing and the build start are programs of the test's own.
 */
export class StartedProject {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'little-pear-start-'));
  #npm: ChildProcess | undefined;
  #ended: Promise<End> | undefined;
  output = '';

  constructor(readonly phase: Phase) {
    for (const name of [
      'scripts',
      'lib/front/markdown',
      'lib/front/next-adapter',
      'lib/nutriai/server/engine-thread',
      'lib/nutriai/server/meaning',
      'lib/wagtail-api/edit/texts',
      'running',
      'bin',
      '.next',
      'node_modules/next/dist/bin',
    ])
      mkdirSync(path.join(this.folder, name), { recursive: true });
    for (const name of readdirSync('scripts').filter((file) => file.endsWith('.mjs')))
      copyFileSync(path.join('scripts', name), path.join(this.folder, 'scripts', name));
    const chunkSharing = 'lib/front/next-adapter/share-server-chunks.mjs';
    copyFileSync(chunkSharing, path.join(this.folder, chunkSharing));
    copyFileSync('package.json', path.join(this.folder, 'package.json'));
    for (const name of ['esbuild', '@esbuild', '@payloadcms'].filter((each) =>
      existsSync(`node_modules/${each}`),
    ))
      symlinkSync(path.resolve('node_modules', name), path.join(this.folder, 'node_modules', name));
    this.#fill();
  }

  #fill(): void {
    // Compiled beside the server, which starts them. A source: the finished build has to be newer.
    this.#put('lib/front/markdown/markdown-worker.ts', '');
    this.#put('lib/nutriai/server/engine-thread/engine-worker.ts', '');
    this.#put('lib/nutriai/server/meaning/meaning-worker.ts', '');
    this.#put('lib/wagtail-api/edit/texts/text-worker.ts', '');
    this.#put('package-lock.json', '{}');
    if (this.phase !== 'installing') this.#put('node_modules/.package-lock.json', '{}');
    this.#put('bin/package.json', '{}');
    this.#put('bin/npm', `#!${process.execPath}\n${lasting(this.folder, 'installer')}`, 0o755);
    const prepare = this.phase === 'preparing' ? lasting(this.folder, 'preparing') : quick;
    this.#put('scripts/prepare-now.cjs', prepare);
    this.#put(
      'scripts/prepare.ts',
      `import { createRequire } from 'node:module';\ncreateRequire(${JSON.stringify(path.join(this.folder, 'scripts/x.cjs'))})('./prepare-now.cjs');\n`,
    );
    this.#put('node_modules/next/dist/bin/next', lasting(this.folder, 'build'));
    if (this.phase !== 'building') this.#put('.next/finished', '');
    this.#put('scripts/serve.ts', server(this.folder));
  }

  #put(name: string, content: string, mode = 0o644): void {
    writeFileSync(path.join(this.folder, name), content, { mode });
  }

  /** Runs the command, and waits until it is where the test wants it. */
  async run(script: string, processes: number): Promise<void> {
    const { npm_lifecycle_event: _ours, ...environment } = process.env;
    const npm = spawn(npmProgram, ['run', script], {
      cwd: this.folder,
      env: { ...environment, PATH: `${path.join(this.folder, 'bin')}:${process.env.PATH ?? ''}` },
    });
    this.#npm = npm;
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (chunk) => (this.output += String(chunk)));
    this.#ended = new Promise((resolve) => npm.once('exit', (status, signal) => resolve({ status, signal })));
    const deadline = Date.now() + 60_000;
    while (this.running().length < processes) {
      if (npm.exitCode !== null || Date.now() > deadline)
        throw new Error(`it did not come so far: ${this.output}`);
      await delay(20);
    }
  }

  /** What came of npm, which ends by itself. */
  async ended(): Promise<End | undefined> {
    return Promise.race([this.#ended, delay(giveUpAfterMs, undefined, { ref: false })]);
  }

  /** Ends npm, as who started it would, and waits until nothing of the project runs any more. */
  async end(signal: NodeJS.Signals): Promise<End & { running: number; afterMs: number }> {
    const began = Date.now();
    this.#npm?.kill(signal);
    const end = await Promise.race([this.#ended, delay(giveUpAfterMs, undefined, { ref: false })]);
    if (!end) throw new Error(`npm has not ended by ${signal}: ${this.output}`);
    while (this.running().length > 0 && Date.now() - began < giveUpAfterMs) await delay(20);
    return { ...end, running: this.running().length, afterMs: Date.now() - began };
  }

  /** The processes of the project that live. */
  running(): number[] {
    const pids = readdirSync(path.join(this.folder, 'running'))
      .filter((name) => !name.endsWith('.new'))
      .map((name) => readFileSync(path.join(this.folder, 'running', name), 'utf8'));
    return pids.filter(isAlive).map(Number);
  }

  remove(): void {
    for (const pid of this.running()) process.kill(pid, 'SIGKILL');
    this.#npm?.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Before the project's own comes first on the path. */
const npmProgram = execFileSync('sh', ['-c', 'command -v npm']).toString().trim();

/** One that has ended stays in the list until its parent asks for its status: it does not run any more. */
function isAlive(pid: string): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', pid]).toString().startsWith('Z');
  } catch {
    return false;
  }
}

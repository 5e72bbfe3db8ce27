import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';

const sites = path.resolve('test-results', 'sites');
const readyWithinMs = 180_000;
const preload = pathToFileURL(path.resolve('e2e/support/collect-garbage.mjs')).href;

export interface Command {
  child: ChildProcess;
  output: () => string;
  /** `null` when a signal ended it. */
  ended: Promise<number | null>;
}

/** A data folder of the test's own, and the commands of the README on it. */
export class OwnSite {
  readonly dataFolder: string;

  constructor(name: string) {
    this.dataFolder = path.join(sites, name);
    rmSync(this.dataFolder, { recursive: true, force: true });
    cpSync(path.join(sites, 'template'), this.dataFolder, { recursive: true });
  }

  /** Runs `npm …`, with garbage collected all the time. */
  npm(args: string[], port: number): Command {
    let output = '';
    const child = spawn('npm', args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_OPTIONS: `--import ${preload}`,
        DATA_DIR: this.dataFolder,
        DATABASE_URL: '',
        PORT: String(port),
        SITE_URL: `http://localhost:${port}`,
        TRUSTED_PROXIES: '1',
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    const ended = new Promise<number | null>((resolve) => child.once('exit', (status) => resolve(status)));
    return { child, output: () => output, ended };
  }
}

/** Waits until a site takes visitors. */
export async function untilReady(port: number, command: Command): Promise<void> {
  for (const deadline = Date.now() + readyWithinMs; ;) {
    const isReady = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (command.child.exitCode !== null || Date.now() > deadline)
      throw new Error(`it did not become ready: ${command.output()}`);
    await delay(100);
  }
}

/** Whether nobody listens to a port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WatchedServer } from '../fuzz/held-thread';
import { type Command, untilReady } from './own-site';

/** Loaded before a server, it measures what its main thread works in one turn. */
export const turnClock = pathToFileURL(path.resolve('e2e/fuzz/turn-clock.mjs')).href;

/** A server of a test's own, on a database of its own, whose main thread is watched. */
export class WatchedSite {
  readonly #sockets = mkdtempSync(path.join(tmpdir(), 'turn-clock-'));
  #command: Command | undefined;

  constructor(
    private readonly name: string,
    private readonly port: number,
  ) {}

  async start(): Promise<WatchedServer> {
    const metricsToken = randomUUID();
    const origin = `http://localhost:${this.port}`;
    let output = '';
    const child = spawn(process.execPath, ['scripts/serve-for-tests.mjs', this.name], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        NODE_OPTIONS: `--import ${turnClock}`,
        TURN_CLOCK: this.#sockets,
        PORT: String(this.port),
        SITE_URL: origin,
        TRUSTED_PROXIES: '1',
        METRICS_TOKEN: metricsToken,
      },
    });
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    const ended = new Promise<number | null>((resolve) => child.once('exit', (status) => resolve(status)));
    this.#command = { child, output: () => output, ended };
    await untilReady(this.port, this.#command);
    return { origin, metricsToken, turnClock: path.join(this.#sockets, `${serverOf(child.pid)}.sock`) };
  }

  async end(): Promise<void> {
    this.#command?.child.kill('SIGTERM');
    await this.#command?.ended;
    rmSync(this.#sockets, { recursive: true, force: true });
  }
}

/** The site itself is the last child of what starts it. */
function serverOf(starter = 0): string {
  const children = readFileSync(`/proc/${starter}/task/${starter}/children`, 'utf8').trim().split(' ');
  return children.at(-1) ?? '';
}

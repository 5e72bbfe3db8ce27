import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { killAndWait } from './kill-and-wait';

/** A Redis of the test's own that keeps nothing on the disk. */
export class RedisServer {
  #child: ChildProcess | undefined;

  constructor(private readonly port: number) {}

  get url(): string {
    return `redis://127.0.0.1:${this.port}/0`;
  }

  /** Where there is none on the machine, tests that need one say so. */
  static isInstalled(): boolean {
    try {
      execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  }

  async start(): Promise<void> {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#child = child;
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    while (!said.includes('Ready to accept connections')) {
      if (child.exitCode !== null) throw new Error(`Redis did not start: ${said}`);
      await delay(10);
    }
  }

  /** It stands still: connections stay open, and nothing is answered. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  stop(): Promise<void> {
    return killAndWait(this.#child);
  }
}

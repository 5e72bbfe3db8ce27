import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { S3Options } from '../files/media/s3-media';
import { killAndWait } from './kill-and-wait';

/**
 * A server that speaks S3 and knows one account, with one empty bucket in a folder that goes with it. It
 * believes signatures of version 4.
 */
export class S3Server {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'little-pear-s3-'));
  #child: ChildProcess | undefined;

  constructor(private readonly port: number) {}

  get options(): S3Options {
    return {
      bucket: 'pear',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${this.port}`,
      // The only ones that this server knows.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      isPathStyle: true,
    };
  }

  async start(): Promise<void> {
    const program = path.resolve('node_modules/s3rver/bin/s3rver.js');
    const options = ['--directory', this.folder, '--address', '127.0.0.1', '--port', String(this.port)];
    const child = spawn(process.execPath, [program, ...options, '--configure-bucket', 'pear', '--silent'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    while (!(await this.#answers())) {
      if (child.exitCode !== null) throw new Error(`The S3 server did not start: ${said}`);
      await delay(20);
    }
  }

  async #answers(): Promise<boolean> {
    return fetch(this.options.endpoint).then(
      async (answer) => {
        await answer.body?.cancel();
        return true;
      },
      () => false,
    );
  }

  /** It stands still: connections are taken, and nothing is answered. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  stop(): Promise<void> {
    return killAndWait(this.#child);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

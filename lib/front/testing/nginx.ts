import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../platform/testing/free-port.mjs';

export function hasNginx(): boolean {
  return spawnSync('sh', ['-c', 'command -v nginx']).status === 0;
}

/**
 * nginx with the configuration of `deploy/`, on the loopback address, in front of one server: what is changed
 * are ports and places of files alone.
 */
export class Nginx {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'little-pear-nginx-'));
  #process: ChildProcess | undefined;
  port = 0;

  async start(backPort: number): Promise<void> {
    this.port = await freePort();
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${path.join(this.#folder, name)};`,
    );
    const text = readFileSync('deploy/nginx.conf', 'utf8')
      .replace('worker_processes auto;', 'worker_processes 1; daemon off;')
      .replace('/run/nginx.pid', path.join(this.#folder, 'nginx.pid'))
      .replace('/dev/stdout', path.join(this.#folder, 'access.log'))
      .replace('listen 80 ', `listen 127.0.0.1:${this.port} `)
      .replace('server site-a:3000 ', `server 127.0.0.1:${backPort} `)
      .replace(/^.*server site-b:3000.*$/m, '')
      .replace('http {', `http { ${places.join(' ')}`);
    const file = path.join(this.#folder, 'nginx.conf');
    writeFileSync(file, text);
    const nginx = spawn('nginx', ['-q', '-c', file, '-p', this.#folder], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = nginx;
    let said = '';
    nginx.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    for (let attempt = 0; attempt < 200; attempt += 1) {
      if (nginx.exitCode !== null) throw new Error(`nginx ended: ${said}`);
      if (await isListening(this.port)) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`nginx did not start: ${said}`);
  }

  /** What it took for a request and handed on, by its own log: method and path. */
  handedOn(): string[] {
    const lines = readFileSync(path.join(this.#folder, 'access.log'), 'latin1').trimEnd().split('\n');
    return lines
      .filter((line) => line.split(' ').at(-2) !== '-')
      .map((line) => /"([A-Z]+ [^"]*)"/.exec(line)?.[1] ?? line);
  }

  async stop(): Promise<void> {
    const nginx = this.#process;
    if (nginx && nginx.exitCode === null) {
      const ended = new Promise((resolve) => nginx.once('close', resolve));
      nginx.kill('SIGTERM');
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

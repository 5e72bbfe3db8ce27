import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const template = path.join('test-results', 'sites', 'template');
const programOf = (checkout: string) => path.resolve(checkout, '.programs', 'scripts', 'serve.mjs');

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
}

interface Question {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** Whose connections are used; without one, each call has its own. */
  agent?: Agent;
}

/**
 * The production build on a data folder of its own, as a process that a test may kill.
 * `scripts/test-faults.mjs` makes build, program and template.
 */
export class ServedSite {
  #child: ChildProcess | null = null;
  #output = '';
  /** Exit status of the last process; `null` when a signal ended it. */
  ended: Promise<number | null> = Promise.resolve(null);

  constructor(
    readonly dataDir: string,
    readonly port: number,
    private readonly environment: Record<string, string> = {},
    /** The folder that holds the build and its packages. */
    private readonly checkout = '.',
  ) {
    if (!existsSync(path.join(dataDir, 'little-pear.db')) && !environment.DATABASE_URL)
      cpSync(template, dataDir, { recursive: true });
  }

  get pid(): number {
    if (this.#child?.pid === undefined) throw new Error('the site does not run');
    return this.#child.pid;
  }

  get output(): string {
    return this.#output;
  }

  /** @returns the time until `/readyz` said yes */
  async start(): Promise<number> {
    const began = performance.now();
    this.begin();
    await this.until(async () => (await this.ask('/readyz')).status === 200, 300_000);
    return performance.now() - began;
  }

  /** Starts the process, whatever becomes of it. */
  begin(): void {
    const child = spawn(
      process.execPath,
      ['--conditions=production', '--enable-source-maps', programOf(this.checkout)],
      {
        cwd: this.checkout,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          NODE_ENV: 'production',
          DATABASE_URL: '',
          LOG_LEVEL: 'warn',
          ...this.environment,
          DATA_DIR: this.dataDir,
          PORT: String(this.port),
          SITE_URL: `http://localhost:${this.port}`,
          TRUSTED_PROXIES: '1',
        },
      },
    );
    this.#child = child;
    const keep = (chunk: Buffer) => (this.#output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.ended = new Promise((resolve) => child.once('close', resolve));
  }

  /**
   * Processor time that this process has used: on a machine that is busy with other things it says more than
   * a clock.
   */
  get cpuSeconds(): number {
    const [, , ...fields] = readFileSync(`/proc/${this.pid}/stat`, 'utf8').split(/(?<=\)) | /);
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name);
  }

  async stop(): Promise<void> {
    this.signal('SIGKILL');
    await this.ended;
  }

  ask(
    address: string,
    { method = 'GET', body, headers = {}, timeoutMs = 60_000, agent }: Question = {},
  ): Promise<Answer> {
    const began = performance.now();
    const sent = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const question = request(
        {
          host: '127.0.0.1',
          port: this.port,
          path: address,
          method,
          agent: agent ?? false,
          timeout: timeoutMs,
          headers: {
            ...(sent === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
            'x-forwarded-for': freshAddress(),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('utf8'),
              ms: performance.now() - began,
            }),
          );
        },
      );
      question.on('timeout', () => question.destroy(new Error('no answer in time')));
      question.on('error', reject);
      question.end(sent);
    });
  }

  async until(isTrue: () => Promise<boolean>, withinMs: number): Promise<void> {
    const deadline = Date.now() + withinMs;
    while (!(await isTrue().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`it did not come to pass:\n${this.#output.slice(-3_000)}`);
      await delay(50);
    }
  }

  /** A member, and what asks in their name. */
  async newMember(): Promise<{ email: string; bearer: Record<string, string> }> {
    number += 1;
    const email = `fault-${process.pid}-${number}@example.test`;
    const { status, text } = await this.ask('/api/register/', {
      method: 'POST',
      body: { email, password: 'Quiet-River-9' },
    });
    if (status !== 201) throw new Error(`registering: ${status} ${text}`);
    const { access_token: token } = JSON.parse(text) as { access_token: string };
    return { email, bearer: { authorization: `Bearer ${token}` } };
  }
}

let number = 0;
let addresses = 0;

/** No limit is to be reached: each call comes from another address. */
function freshAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0);
}

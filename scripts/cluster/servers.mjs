import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../../lib/platform/testing/postgres-cluster.mjs';
import { root, typescript } from '../start-steps.mjs';
import { secretsOf } from '../test-secrets.mjs';

/**
 * A version of the site: the folder in which it is built, and how Node is told to run one of its programs.
 * @typedef {{ root: string, argsOf: (program: string) => Promise<string[]> }} Version
 */

/** @type {Version} */
export const thisVersion = { root, argsOf: typescript };

const templateOf = (version) => path.join(version.root, 'test-results', 'sites', 'template');

/** A program that runs until it is told to end; what it says is kept for the case that something goes wrong. */
export class Program {
  #child;
  #said = '';

  constructor(command, args, { environment = {}, cwd = root } = {}) {
    this.#child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream.on('data', (text) => (this.#said += text.toString()));
    this.ended = new Promise((resolve) =>
      this.#child.once('close', (code, signal) => resolve(code ?? signal)),
    );
  }

  get pid() {
    return this.#child.pid;
  }

  get said() {
    return this.#said;
  }

  get isRunning() {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  signal(name) {
    this.#child.kill(name);
  }

  async stop(signal = 'SIGTERM') {
    if (!this.isRunning) return;
    this.signal(signal);
    const late = setTimeout(() => this.signal('SIGKILL'), 15_000);
    await this.ended;
    clearTimeout(late);
  }

  async until(isReady, withinMs = 300_000) {
    const deadline = Date.now() + withinMs;
    while (!(await isReady())) {
      if (!this.isRunning || Date.now() > deadline)
        throw new Error(`It did not start:\n${this.#said.slice(-4000)}`);
      await delay(50);
    }
  }
}

const answers = (url) =>
  fetch(url).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    },
    () => 0,
  );

/**
 * PostgreSQL, Redis, an S3 server, instances of the built site and nginx in front of them, all on the
 * loopback address and in temporary folders.
 */
export class Cluster {
  instances = new Map();
  #folder = mkdtempSync(path.join(tmpdir(), 'little-pear-cluster-'));
  #version;

  /** @param {Version} version that of the content and, unless it is said otherwise, of the instances */
  constructor(firstPort, version = thisVersion) {
    this.#version = version;
    this.ports = {
      nginx: firstPort,
      instance: firstPort,
      s3: firstPort + 7,
      postgres: firstPort + 8,
      redis: firstPort + 9,
    };
    this.url = `http://127.0.0.1:${this.ports.nginx}`;
  }

  portOf(number) {
    return this.ports.instance + number;
  }

  urlOf(number) {
    return `http://127.0.0.1:${this.portOf(number)}`;
  }

  /** What every instance is given; the name shows in the database who did what. */
  environment(name, database = 'site') {
    return {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      LOG_LEVEL: 'warn',
      SITE_URL: this.url,
      TRUSTED_PROXIES: '1',
      DATA_DIR: path.join(this.#folder, name),
      DATABASE_URL: `${this.postgres.url(database)}?application_name=${name}`,
      DATABASE_POOL_SIZE: '8',
      REDIS_URL: `redis://127.0.0.1:${this.ports.redis}/0`,
      S3_BUCKET: 'pear',
      S3_ENDPOINT: `http://127.0.0.1:${this.ports.s3}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      ...secretsOf(templateOf(this.#version)),
    };
  }

  async startServices() {
    this.postgres = await startPostgres(this.ports.postgres, { max_connections: '120' });
    this.postgres.createDatabase('site');
    await this.startRedis();
    await this.startS3();
    const { root: cwd, argsOf } = this.#version;
    const environment = { ...this.environment('filling'), DATA_DIR: templateOf(this.#version) };
    for (const program of ['fill-postgres-for-tests.ts', 'make-test-staff.ts', 'copy-media.ts']) {
      const running = new Program(process.execPath, await argsOf(program), { environment, cwd });
      if ((await running.ended) !== 0) throw new Error(`${program} failed:\n${running.said.slice(-4000)}`);
    }
  }

  async startRedis() {
    const args = [
      '--port',
      String(this.ports.redis),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ];
    this.redis = new Program('redis-server', args);
    await this.redis.until(() => this.redis.said.includes('Ready to accept connections'));
  }

  async startS3() {
    const program = path.join(root, 'node_modules/s3rver/bin/s3rver.js');
    const args = [
      '-d',
      path.join(this.#folder, 's3'),
      '-a',
      '127.0.0.1',
      '-p',
      String(this.ports.s3),
      '--silent',
    ];
    this.s3 = new Program(process.execPath, [program, ...args, '--configure-bucket', 'pear']);
    await this.s3.until(() => answers(`http://127.0.0.1:${this.ports.s3}`));
  }

  /** Brings the database up to date, as every start does before it serves. */
  async prepare(number, { root: cwd, argsOf } = this.#version) {
    const environment = this.environment(`instance-${number}`);
    const running = new Program(process.execPath, await argsOf('prepare.ts'), { environment, cwd });
    if ((await running.ended) !== 0) throw new Error(`prepare.ts failed:\n${running.said.slice(-4000)}`);
  }

  async startInstance(number, { root: cwd, argsOf } = this.#version) {
    const environment = {
      ...this.environment(`instance-${number}`),
      PORT: String(this.portOf(number)),
      HOST: '127.0.0.1',
    };
    const instance = new Program(process.execPath, await argsOf('serve.ts'), { environment, cwd });
    this.instances.set(number, instance);
    await instance.until(async () => (await answers(`${this.urlOf(number)}/readyz`)) === 200);
    return instance;
  }

  /** nginx sends each request to another instance, and a request that none has begun to answer to the next. */
  async serve(numbers) {
    const servers = numbers.map(
      (number) => `server 127.0.0.1:${this.portOf(number)} max_fails=1 fail_timeout=2s;`,
    );
    const file = path.join(this.#folder, 'nginx.conf');
    writeFileSync(
      file,
      `worker_processes 1; daemon off; pid ${this.#folder}/nginx.pid; error_log ${this.#folder}/nginx.log;
events { worker_connections 1024; }
http {
  access_log off; client_max_body_size 21m;
  client_body_temp_path ${this.#folder}/body; proxy_temp_path ${this.#folder}/proxy;
  fastcgi_temp_path ${this.#folder}/fastcgi; uwsgi_temp_path ${this.#folder}/uwsgi; scgi_temp_path ${this.#folder}/scgi;
  upstream site { ${servers.join(' ')} keepalive 32; }
  server {
    listen 127.0.0.1:${this.ports.nginx};
    location / {
      proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_connect_timeout 1s; proxy_next_upstream error timeout http_502 http_503; proxy_next_upstream_tries 3;
    }
  }
}
`,
    );
    if (this.nginx) {
      this.nginx.signal('SIGHUP');
      await delay(300);
      return;
    }
    this.nginx = new Program('nginx', ['-c', file, '-p', this.#folder]);
    await this.nginx.until(async () => (await answers(`${this.url}/healthz`)) === 200);
  }

  async remove() {
    await this.nginx?.stop('SIGQUIT');
    await Promise.all([...this.instances.values()].map((instance) => instance.stop('SIGKILL')));
    await this.s3?.stop('SIGKILL');
    await this.redis?.stop('SIGKILL');
    await this.postgres?.remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { readFiles } from '../../scripts/release/read-files.mjs';
import { parseDockerfile } from './testing/parse-dockerfile';
import { environmentSchema } from './settings/settings-schema';

/**
 * What docs/deploy.md, the Dockerfile, compose.yaml and the files in deploy/ say must be true of this very
 * software.
 */
const read = (file: string) => readFileSync(file, 'utf8');
const settings = new Set(Object.keys(environmentSchema.shape));
const packageJson = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

const service = z.looseObject({
  image: z.string(),
  build: z.string().optional(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  healthcheck: z.object({ test: z.union([z.string(), z.array(z.string())]) }).optional(),
  networks: z.array(z.string()),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  mem_limit: z.string(),
  pids_limit: z.number().optional(),
  ports: z.array(z.string()).optional(),
});
const compose = z
  .looseObject({
    services: z.record(z.string(), service),
    volumes: z.record(z.string(), z.unknown()),
    networks: z.record(z.string(), z.unknown()),
    configs: z.record(z.string(), z.unknown()),
  })
  .parse(parse(read('compose.yaml'), { merge: true }));
const sites = Object.entries(compose.services).filter(([, { build }]) => build !== undefined);

describe('the image', () => {
  const stages = parseDockerfile(read('Dockerfile'));
  const last = stages.at(-1);
  const of = (name: string) =>
    (last?.instructions ?? []).filter((each) => each.name === name).map(({ value }) => value);

  it('is built in stages on one Node, which the software allows', () => {
    expect(stages.map(({ base }) => base)).toEqual(['node:24-slim', 'node:24-slim']);
  });

  it('runs as nobody special, on a port and a folder that the settings know, and stops as the server expects', () => {
    expect(of('USER')).toEqual(['node']);
    expect(of('STOPSIGNAL')).toEqual(['SIGTERM']);
    expect(of('VOLUME')).toEqual(['/data']);
    const variables = Object.fromEntries(
      of('ENV').flatMap((value) =>
        [...value.matchAll(/\b(\w+)=(\S+)/g)].map(([, name, text]) => [name, text]),
      ),
    );
    expect(variables).toMatchObject({ NODE_ENV: 'production', PORT: '3000', DATA_DIR: '/data' });
    expect(of('EXPOSE')).toEqual([variables.PORT]);
    expect(Object.keys(variables).filter((name) => !settings.has(name))).toEqual(['NEXT_TELEMETRY_DISABLED']);
  });

  it('copies the release alone, which the first stage makes, and of which it holds nothing more', () => {
    expect(of('COPY')).toEqual(['--from=build /site/release/site ./']);
    const build = stages[0]?.instructions.filter(({ name }) => name === 'RUN').map(({ value }) => value);
    expect(build?.at(-1)).toBe('npm run release');
    expect(packageJson.scripts).toHaveProperty('release', 'exec node scripts/release.mjs');
    expect(readFiles.filter((file) => !existsSync(file))).toEqual([]);
    expect(readFiles.filter((file) => ['lib', 'app', 'e2e', 'docs'].includes(file))).toEqual([]);
  });

  it('holds what the running site reads besides its build', () => {
    // `git ls-files`, so that it is true of a fresh clone.
    const code = execFileSync('git', ['ls-files', 'lib', 'app', 'payload.config.ts'])
      .toString()
      .split('\n')
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/testing|test-helper/.test(file));
    const named = /(?:process\.cwd\(\)|\broot), '([\w./()@-]+)'/g;
    const files = new Set(
      code.flatMap((file) => [...read(file).matchAll(named)].map(([, name = '']) => name)),
    );
    expect([...files]).toEqual(expect.arrayContaining(['lib/front/next-adapter/browser']));
    // The panel's list of parts is read when it is made, and is in the build.
    const madeFrom = ['app/(cms)/admin/importMap.js', 'lib/platform/database/payload-types.ts'];
    const made = ['.next', '.programs', 'node_modules'];
    const isCopied = (file: string) =>
      [...readFiles, ...made].some((source) => file === source || file.startsWith(`${source}/`));
    expect([...files].filter((file) => !isCopied(file) && !madeFrom.includes(file))).toEqual([]);
  });

  it('starts a program that is there, and asks /healthz for its health', () => {
    expect(JSON.parse(of('CMD')[0] ?? '')).toEqual(['node', 'scripts/start-built.mjs']);
    const [, check = ''] = / CMD (\[.*\])$/.exec(of('HEALTHCHECK')[0] ?? '') ?? [];
    const [program, flag, script = ''] = z.array(z.string()).parse(JSON.parse(check));
    expect([program, flag]).toEqual(['node', '-e']);
    // Nothing listens there: it says so, and does not hang.
    const { status } = spawnSync(process.execPath, ['-e', script], {
      env: { NODE_ENV: 'test', PORT: '9' },
      timeout: 10_000,
    });
    expect(status).toBe(1);
    expect(script).toContain('/healthz');
    expect(read('lib/front/health.ts')).toContain("'/healthz'");
  });

  it('takes no data, secrets or builds of this machine along', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['.git', '.env', '.env.*', 'data', 'node_modules', '.next']),
    );
  });
});

describe('compose.yaml', () => {
  it('names settings that exist, and gives every secret from outside', () => {
    expect(sites).toHaveLength(2);
    const unknown = sites.flatMap(([, { environment = {} }]) =>
      Object.keys(environment).filter((name) => !settings.has(name)),
    );
    expect([...new Set(unknown)]).toEqual([]);
    const secrets = /PASSWORD|SECRET|PASSPHRASE|_TOKEN$|API_KEY|_ACCESS_KEY/;
    for (const { environment = {} } of Object.values(compose.services)) {
      for (const [name, value] of Object.entries(environment)) {
        if (secrets.test(name)) expect(value).toMatch(/^\$\{\w+:[-?][^}]*\}$/);
      }
    }
  });

  it('names services, volumes and networks that exist', () => {
    const names = Object.keys(compose.services);
    for (const [name, { depends_on = {}, volumes = [], networks }] of Object.entries(compose.services)) {
      expect({ name, missing: Object.keys(depends_on).filter((other) => !names.includes(other)) }).toEqual({
        name,
        missing: [],
      });
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('./deploy/tls')) continue;
        expect(source.startsWith('.') ? existsSync(source) : source in compose.volumes).toBe(true);
      }
      expect(networks.filter((network) => !(network in compose.networks))).toEqual([]);
    }
  });

  it('waits for health, and lets in through nginx alone', () => {
    for (const [name, { depends_on = {} }] of Object.entries(compose.services)) {
      for (const [needed, { condition }] of Object.entries(depends_on)) {
        const hasCheck =
          compose.services[needed]?.healthcheck !== undefined || sites.some(([site]) => site === needed);
        expect({ name, needed, condition, hasCheck }).toMatchObject(
          needed === 'bucket'
            ? { condition: 'service_completed_successfully' }
            : { condition: 'service_healthy', hasCheck: true },
        );
      }
    }
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['nginx']);
    expect(compose.services.postgres?.networks).toEqual(['inside']);
  });

  it('connects the sites to the databases and ports that it starts', () => {
    for (const [, { environment = {} }] of sites) {
      const hosts = [environment.DATABASE_URL, environment.REDIS_URL, environment.S3_ENDPOINT].map(
        (value = '') => {
          const { hostname, port } = new URL(value.replaceAll(/\$\{[^}]*\}/g, 'x'));
          return [hostname, port];
        },
      );
      expect(hosts).toEqual([
        ['postgres', '5432'],
        ['valkey', '6379'],
        ['s3', '8333'],
      ]);
      expect(environment.TRUSTED_PROXIES).toBe('1');
    }
  });
});

describe('deploy/nginx.conf', () => {
  const conf = read('deploy/nginx.conf');

  it('passes on to the sites of compose.yaml, on the port of the image', () => {
    const servers = [...conf.matchAll(/^ {4}server (\S+):(\d+) /gm)].map(([, name, port]) => [name, port]);
    expect(servers).toEqual(sites.map(([name]) => [name, '3000']));
  });

  it('lets through what the site takes, and hands on only the address that it sees itself', () => {
    const [, megabytes = ''] = /client_max_body_size (\d+)m;/.exec(conf) ?? [];
    const [, ours = ''] = /requestSizeLimit: (\d+) \* 1024 \* 1024/.exec(read('payload.config.ts')) ?? [];
    expect(Number(megabytes)).toBeGreaterThanOrEqual(Number(ours));
    expect(conf).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    // What may have changed something is never sent twice.
    expect(conf.replace(/#.*/g, '')).not.toContain('non_idempotent');
  });

  const nginx = spawnSync('sh', ['-c', 'command -v nginx && command -v openssl']).status === 0;
  if (!nginx)
    process.stderr.write('\nnginx is not installed: deploy/nginx.conf was NOT tried on this machine.\n');

  (nginx ? it.each : it.skip.each)([
    ['without TLS', (text: string) => text],
    ['with its TLS section', (text: string) => text.replaceAll(/^( *)#tls /gm, '$1')],
  ])('is accepted by nginx %s', (_, change) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-nginx-'));
    try {
      const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => path.join(folder, name));
      const request = [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-subj',
        '/CN=x',
      ];
      execFileSync('openssl', [...request, '-keyout', key ?? '', '-out', certificate ?? ''], {
        stdio: 'pipe',
      });
      const here = change(conf)
        .replaceAll('/etc/nginx/tls', folder)
        .replaceAll('/run/nginx.pid', path.join(folder, 'nginx.pid'))
        .replaceAll(/site-[ab]:3000/g, '127.0.0.1:3000')
        .replaceAll('/dev/stdout', path.join(folder, 'access.log'));
      writeFileSync(path.join(folder, 'nginx.conf'), here);
      const { status, stderr } = spawnSync('nginx', ['-t', '-q', '-c', path.join(folder, 'nginx.conf')]);
      expect({ status, stderr: stderr.toString() }).toEqual({ status: 0, stderr: '' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('the service of systemd', () => {
  const unit = read('deploy/little-pear.service');
  const values = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value ?? '');

  it('starts what the image starts, with settings that exist, in the folder that it may write to', () => {
    expect(values('ExecStart')).toEqual(['/usr/bin/node scripts/start-built.mjs']);
    const environment = Object.fromEntries(values('Environment').map((value) => value.split('=', 2)));
    expect(Object.keys(environment).filter((name) => !settings.has(name))).toEqual([]);
    expect(environment.DATA_DIR).toBe(`/var/lib/${values('StateDirectory')[0]}`);
    expect(values('KillSignal')).toEqual(['SIGTERM']);
  });
});

describe('docs/deploy.md', () => {
  const text = read('docs/deploy.md');

  it('names settings, scripts and files that exist', () => {
    const others = new Set(['POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'LITTLE_PEAR_VERSION']);
    const named = [...text.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name);
    expect([...new Set(named)].filter((name) => !settings.has(name) && !others.has(name))).toEqual([]);
    const scripts = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
    expect([...new Set(scripts)].filter((name) => !(name in packageJson.scripts))).toEqual([]);
    const links = [...text.matchAll(/\]\((\.\.?\/[^)#]+)\)/g)].map(([, link]) =>
      path.join('docs', link ?? ''),
    );
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
    const programs = [...text.matchAll(/scripts\/[\w-]+\.mjs/g)].map(([name]) => name);
    expect([...new Set(programs)].filter((name) => !existsSync(name))).toEqual([]);
  });
});

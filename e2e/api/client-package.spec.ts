import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { type Api, expect, test as base } from './api-test';
import { withPlan } from './nutriai-plan-test';
import type { Somebody } from './nutriai-test';

const run = promisify(execFile);
const source = path.resolve('packages/client');

/** The package as another project has it: packed, unpacked among its modules, nothing from a network. */
const test = base.extend<{ project: string }>({
  project: async ({}, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'little-pear-package-'));
    const modules = path.join(folder, 'node_modules');
    await mkdir(modules);
    await run('npm', ['pack', '--offline', '--pack-destination', folder], { cwd: source });
    const [archive = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
    await run('tar', ['-xzf', path.join(folder, archive), '-C', modules]);
    await run('mv', ['package', 'little-pear-client'], { cwd: modules });
    await provide(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

async function keyFor(api: Api, { access: token }: Somebody, scopes: string[]): Promise<string> {
  const answer = await api.post(
    '/api/user-profile/api-keys',
    { name: 'Examples', scopes, expires_in_days: 1 },
    { token },
  );
  expect(answer.status(), await answer.text()).toBe(201);
  return String((await answer.json()).key);
}

test('the examples of the package run against the site with a key', async ({ api, project, baseURL }) => {
  const { member, baby, plan } = await withPlan(api, { baby: { name: 'Ida' } });
  const items = [{ food: 'lentils', grams: 60 }];
  const lunch = { baby, kind: 'lunch', eaten_at: new Date().toISOString(), items };
  expect((await api.post('/api/nutriai/meals', lunch, { token: member.access })).status()).toBe(201);
  const example = async (name: string, { key = '', args = [] }: { key?: string; args?: string[] }) => {
    const file = path.join(project, 'node_modules/little-pear-client/examples', name);
    const env = { ...process.env, LITTLE_PEAR_SITE: baseURL, LITTLE_PEAR_KEY: key };
    return (await run(process.execPath, [file, ...args], { env })).stdout;
  };
  const writing = await keyFor(api, member, ['babies:read', 'log:write']);
  expect(await example('log-feed.mjs', { key: writing, args: ['130'] })).toMatch(/^Logged for Ida: .*130 ml/);
  const reading = await keyFor(api, member, ['babies:read', 'log:read']);
  const today = await example('today.mjs', { key: reading });
  expect(today).toContain('feeds logged: 1');
  expect(today).toMatch(/iron/i);
  const planning = await keyFor(api, member, ['plans:read']);
  expect(await example('plan.mjs', { key: planning })).toContain(plan.days[0]?.slots[0]?.title);
  expect(await example('check-text.mjs', { args: ['9', 'honey on toast'] })).toMatch(
    /^honey on toast: block/,
  );
  // What a key does not open is an error with the site's own words, and not silence.
  await expect(example('today.mjs', { key: planning })).rejects.toThrow('This takes an API key');
});

const typed = (body: string) => `
  import { addWater, client, createClient, createConfig, readToday } from 'little-pear-client';
  client.setConfig({ baseUrl: 'https://www.example.com', auth: 'lp_…' });
  const other = createClient(createConfig({ baseUrl: 'https://other.example' }));
  const { data } = await readToday({ client: other, path: { id: 'a' } });
  export const milk: number | undefined = data?.milk?.ml;
  await addWater({ body: ${body} });
`;

/** What the compiler says of a module of that project, as strict as it can be. */
async function problemsOf(project: string, text: string): Promise<string[]> {
  const file = path.join(project, 'index.mts');
  await writeFile(file, text);
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('the packed package has what it needs, and types that find a mistake', async ({ project }) => {
  const folder = path.join(project, 'node_modules/little-pear-client');
  const files = await readdir(folder);
  expect(files.sort()).toEqual(['README.md', 'dist', 'examples', 'package.json']);
  const { dependencies, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  expect([dependencies, license]).toEqual([undefined, 'UNLICENSED']);
  const good = "{ baby: 'a', drunk_at: '2026-11-24T08:00:00Z', amount_ml: 50, source: 'cup' }";
  expect(await problemsOf(project, typed(good))).toEqual([]);
  expect(await problemsOf(project, typed(good.replace('50', "'50'")))).toEqual([
    expect.stringContaining("Type 'string' is not assignable to type 'number'"),
  ]);
});

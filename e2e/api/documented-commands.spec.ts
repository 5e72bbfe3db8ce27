import { execFile, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import vm from 'node:vm';
import * as YAML from 'yaml';
import { freePort } from '../../lib/platform/testing/free-port.mjs';
import { type Api, expect, test } from './api-test';
import { makeLink } from './health-links-test';
import { addBaby, dateFromNow, type Somebody } from './nutriai-test';

const run = promisify(execFile);
const documentedSite = 'https://www.example.com';

/** The blocks of a document in one language, with the site under test in place of the example's. */
function blocksOf(document: string, language: string, baseURL = ''): string[] {
  const text = readFileSync(path.join('docs', document), 'utf8');
  const blocks = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
  const found = blocks.flatMap(([, of, code = '']) => (of === language ? [code] : []));
  expect(found.length, `${document} has no ${language}`).toBeGreaterThan(0);
  return found.map((code) => code.replaceAll(documentedSite, baseURL));
}

async function familyOf(api: Api) {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  await api.post('/api/nutriai/drops', { baby, name: 'Vitamin D', amount: '1 drop' }, { token });
  const scopes = ['babies:read', 'log:read', 'log:write', 'drops:read', 'drops:write'];
  const made = await api.post(
    '/api/user-profile/api-keys',
    { name: 'Docs', scopes, expires_in_days: 1 },
    { token },
  );
  const { key } = (await made.json()) as { key: string };
  return { member, token, baby, key };
}

/** A file of Baby Buddy's: one bottle. */
const logOfYesterday = () => `Date,Food,Amount (ml)\n${dateFromNow(-1)} 08:00,formula,120\n`;

const totalOf = async (api: Api, { access: token }: Somebody, list: string): Promise<number> =>
  (await (await api.get(`/api/nutriai/${list}`, { token })).json()).count;

for (const document of ['integrations.md', 'api-keys.md', 'assistants.md', 'imports.md', 'clinicians.md']) {
  test(`the commands of docs/${document} work`, async ({ api, baseURL }) => {
    const { member, token, baby, key } = await familyOf(api);
    const folder = await mkdtemp(path.join(tmpdir(), 'little-pear-docs-'));
    await writeFile(path.join(folder, 'feeding.csv'), logOfYesterday());
    const shell = { cwd: folder, env: { ...process.env, LITTLE_PEAR_KEY: key, TOKEN: token, BABY: baby } };
    // What the site refuses fails the command.
    const strict =
      'set -euo pipefail\ncurl() { command curl --silent --show-error --fail-with-body "$@"; }\n';
    for (const code of blocksOf(document, 'sh', baseURL)) {
      if (code.startsWith('export ')) continue;
      const { stdout } = await run('bash', ['-c', `${strict}${code}`], shell);
      if (!code.includes('> water.csv')) expect(stdout).not.toBe('');
    }
    if (document === 'integrations.md') {
      const counts = ['meals', 'given-drops'].map((list) => totalOf(api, member, list));
      expect(await Promise.all(counts)).toEqual([1, 1]);
      expect(await readFile(path.join(folder, 'water.csv'), 'utf8')).toBe('"when","ml"\n');
    }
    if (document === 'imports.md') expect(await totalOf(api, member, 'meals')).toBe(0);
    if (document === 'api-keys.md') expect(await totalOf(api, member, 'water-intake')).toBe(1);
    await rm(folder, { recursive: true });
  });
}

test('the documented program follows a link, with a passcode and without', async ({ api }) => {
  const { member, baby } = await familyOf(api);
  const [code = ''] = blocksOf('clinicians.md', 'js');
  // Beside our packages, from which it takes the one that it names.
  const file = path.join('test-results', `read-link-${process.pid}.mjs`);
  await writeFile(file, code);
  try {
    for (const passcode of [undefined, '481620']) {
      const { link } = await makeLink(api, member, baby, passcode === undefined ? {} : { passcode });
      const env = { ...process.env, PASSCODE: passcode };
      const { stdout } = await run(process.execPath, [file, link], { env });
      expect(JSON.parse(stdout)).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
      const refused = run(process.execPath, [file, link], { env: { ...process.env, PASSCODE: '000000' } });
      if (passcode !== undefined) await expect(refused).rejects.toThrow(/401.*remainingAttempts/s);
      else await refused;
    }
  } finally {
    await rm(file);
  }
});

test('the spreadsheet’s script fills its sheet', async ({ api, baseURL }) => {
  const { token, baby, key } = await familyOf(api);
  const drink = { baby, drunk_at: new Date().toISOString(), amount_ml: 70, source: 'cup' };
  await api.post('/api/nutriai/water-intake', drink, { token });
  let values: unknown[][] = [];
  // Of Google's services what the script uses: their calls wait for the answer.
  const google = {
    PropertiesService: {
      getScriptProperties: () => ({ getProperty: (name: string) => (name === 'BABY' ? baby : key) }),
    },
    UrlFetchApp: {
      fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
        const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
        const text = execFileSync('curl', ['-sS', '--fail', ...given, url]).toString();
        return { getContentText: () => text };
      },
    },
    SpreadsheetApp: {
      getActiveSpreadsheet: () => ({
        getSheetByName: (name: string) => {
          expect(name).toBe('Little Pear');
          return {
            clearContents: () => (values = []),
            getRange: (_row: number, _column: number, rows: number, columns: number) => ({
              setValues: (set: unknown[][]) => {
                expect([set.length, ...set.map((row) => row.length)]).toEqual([
                  rows,
                  ...set.map(() => columns),
                ]);
                values = set;
              },
            }),
          };
        },
      }),
    },
  };
  const [script = ''] = blocksOf('integrations.md', 'js', baseURL);
  vm.runInNewContext(`${script}\nimportWater();`, google);
  expect(JSON.parse(JSON.stringify(values))).toEqual([
    ['When', 'Millilitres', 'From'],
    [drink.drunk_at, 70, 'cup'],
  ]);
});

/** The value that a template of one path reads: `{{ value_json.milk.ml }}`. */
function readBy(template: string, root: string, value: unknown): unknown {
  const [, dotted = ''] = /^\{\{ (\S+) \}\}$/.exec(template) ?? [];
  const [first, ...names] = dotted.split('.');
  expect([template, first]).toEqual([template, root]);
  return names.reduce((of: unknown, name) => (of as Record<string, unknown>)[name], value);
}

interface Configuration {
  rest?: {
    resource: string;
    headers: Record<string, string>;
    sensor: { value_template: string }[];
    binary_sensor: { value_template: string }[];
  }[];
  rest_command?: Record<
    string,
    { url: string; method: string; payload: string; headers: Record<string, string> }
  >;
  script?: Record<string, { sequence: { action: string; data: Record<string, number> }[] }>;
  automation?: { conditions: { value_template: string }[] }[];
}

test('Home Assistant’s configuration reads what the API answers, and its button logs', async ({
  api,
  baseURL,
}) => {
  const { member, baby, key } = await familyOf(api);
  const secret = { tag: '!secret', resolve: (name: string) => `secret ${name}` };
  const blocks = blocksOf('integrations.md', 'yaml', baseURL).map((text): Configuration =>
    YAML.parse(text.replaceAll('BABY', baby), { customTags: [secret] }),
  );
  const all = Object.assign({}, ...blocks) as Configuration;
  const [rest] = all.rest ?? [];
  const command = all.rest_command?.little_pear_log_bottle;
  const [step] = all.script?.log_bottle?.sequence ?? [];
  expect([rest?.headers.Authorization, command?.headers.Authorization]).toEqual([
    'secret little_pear',
    'secret little_pear',
  ]);
  expect([step?.action, command?.method]).toEqual(['rest_command.little_pear_log_bottle', 'post']);
  // As Home Assistant fills it in: a moment with microseconds and an offset.
  const now = new Date().toISOString().replace('Z', '000+00:00');
  const payload = (command?.payload ?? '')
    .replace('{{ now().isoformat() }}', now)
    .replace('{{ amount_ml }}', String(step?.data.amount_ml));
  const logged = await fetch(command?.url ?? '', {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: payload,
  });
  expect(logged.status).toBe(201);
  expect(await totalOf(api, member, 'meals')).toBe(1);
  const answer = await fetch(rest?.resource ?? '', { headers: { Authorization: `Bearer ${key}` } });
  const today: unknown = await answer.json();
  const read = ({ value_template: template }: { value_template: string }) =>
    readBy(template, 'value_json', today);
  expect(rest?.sensor.map(read)).toEqual([120, 1, 0]);
  expect(rest?.binary_sensor.map(read)).toEqual([false]);
  const condition = all.automation?.[0]?.conditions[0]?.value_template;
  expect(condition).toBe("{{ trigger.json.type == 'milk.logged' }}");
});

test('the documented receiver takes our messages and no others', async ({ api }) => {
  const { token, baby } = await familyOf(api);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const body = { name: 'Docs', url, events: ['water.logged'] };
  const { secret } = await (await api.post('/api/user-profile/webhooks', body, { token })).json();
  const [code = ''] = blocksOf('webhooks.md', 'js');
  // Beside our packages, from which it takes the one that it names.
  const file = path.join('test-results', `receive-${port}.mjs`);
  await writeFile(file, code);
  const receiver = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret },
  });
  let output = '';
  receiver.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    const forged = () =>
      fetch(url, { method: 'POST', body: '{}', headers: { 'webhook-id': 'msg_1' } }).then(
        ({ status }) => status,
        () => null,
      );
    await expect.poll(forged).toBe(401);
    const drink = { baby, drunk_at: new Date().toISOString(), amount_ml: 70 };
    const { id } = await (await api.post('/api/nutriai/water-intake', drink, { token })).json();
    await expect.poll(() => output).toContain('water.logged');
    expect(output).toContain(id);
  } finally {
    receiver.kill();
    await rm(file);
  }
});

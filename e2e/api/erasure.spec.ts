import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findPostgres } from '../../lib/ops/testing/postgres-cluster.mjs';
import { postgresPort } from '../support/ports';
import { dataFolder, postgresProject } from '../support/site-under-test';
import { type Api, expect, test } from './api-test';
import { addBaby } from './nutriai-test';

/** A text that stands nowhere else, by which every field that a member fills can be found again. */
interface Marked {
  marker: string;
  fields: Map<string, string>;
  mark: (field: string) => string;
}

function newMarker(): Marked {
  const marker = `zq${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const fields = new Map<string, string>();
  return {
    marker,
    fields,
    mark: (field) => {
      const text = `${marker}${field}`;
      fields.set(field, text);
      return text;
    },
  };
}

/** Fills every text that a member can leave with us, each with a marker of its own. */
async function fillEverything(api: Api, token: string, { mark }: Marked): Promise<void> {
  const call = async (method: string, address: string, body: unknown): Promise<Record<string, unknown>> => {
    const headers = {
      'idempotency-key': randomUUID(),
      'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
    };
    const answer = await api.call(method, address, { body, token, headers });
    expect(answer.ok(), `${method} ${address}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Record<string, unknown>;
  };
  await call('PATCH', '/api/user-profile', {
    first_name: mark('first'),
    last_name: mark('last'),
    display_name: mark('display'),
    preferences: { note: mark('preference') },
  });
  const baby = await addBaby(
    api,
    { access: token, pk: '' },
    {
      name: mark('baby'),
      avoids: [mark('avoid')],
      other_allergies: [mark('allergy')],
      dislikes: [mark('dislike')],
      consent: '2026-11-21',
    },
  );
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await call('POST', '/api/nutriai/meals', {
    baby: baby.id,
    eaten_at: yesterday,
    kind: 'lunch',
    items: [{ food: 'banana', grams: 30 }],
    reaction: { severity: 'mild', signs: [mark('sign')], note: mark('reaction') },
  });
  await call('POST', '/api/nutriai/recipes', {
    title: mark('title'),
    meal: 'lunch',
    minutes: 20,
    servings: 2,
    ingredients: ['100 g red lentils', '1 carrot, grated'],
    steps: [mark('step'), 'Simmer until soft.'],
  });
}

async function exported(api: Api, token: string): Promise<string> {
  return (await api.post('/api/user-profile/export', undefined, { token })).text();
}

/** Where a text of the site stands as it is: in which files of it, the SQLite database and its log among them, and whether in a PostgreSQL database. */
async function placesWith(text: string): Promise<string[]> {
  return [...(await filesWith(text)), ...(postgresRows().includes(text) ? ['PostgreSQL'] : [])];
}

/** All rows of the PostgreSQL database, where the site under test has one. Its own files keep what is deleted until it tidies up, as its log does. */
function postgresRows(): string {
  const programs = findPostgres();
  if (test.info().project.name !== postgresProject || !programs) return '';
  const database = `postgres://pear@127.0.0.1:${postgresPort}/site`;
  return execFileSync(path.join(programs, 'pg_dump'), ['--data-only', database], {
    encoding: 'utf8',
    maxBuffer: 1024 * 1024 * 1024,
  });
}

async function filesWith(text: string): Promise<string[]> {
  const names = await readdir(dataFolder(), { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(`${path.sep}media`))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const found = await Promise.all(
    // A file of the log may go while it is looked for.
    files.map(async (file) =>
      (await readFile(file).catch(() => Buffer.alloc(0))).includes(text) ? file : null,
    ),
  );
  return found.filter((file) => file !== null);
}

test('what a member left is in their export, and after the deletion nowhere', async ({ api }) => {
  const marked = newMarker();
  const { access: token, email, password } = await api.newMember();
  await fillEverything(api, token, marked);

  const file = await exported(api, token);
  for (const [field, text] of marked.fields) expect(file, field).toContain(text);
  expect(JSON.parse(file).consents).toEqual([
    {
      purpose: 'baby_data',
      version: '2026-11-21',
      text: expect.stringMatching(/^I agree/),
      given_at: expect.any(String),
    },
  ]);
  // Otherwise its absence would prove nothing.
  expect(await placesWith(marked.marker)).not.toEqual([]);

  const gone = await api.delete('/api/user-profile', { token, body: { password } });
  expect(gone.status()).toBe(204);
  await expect.poll(() => placesWith(marked.marker), { timeout: 10_000 }).toEqual([]);
  // The mail that says so stands in the outbox, which takes the place of a mail server here.
  const withAddress = async () => (await placesWith(email)).filter((name) => !name.includes('outbox'));
  await expect.poll(withAddress, { timeout: 10_000 }).toEqual([]);
});

test('a deleted baby is nowhere either', async ({ api }) => {
  const { marker, mark } = newMarker();
  const member = await api.newMember();
  const { id } = await addBaby(api, member, { name: mark('baby'), dislikes: [mark('dislike')] });
  expect(await placesWith(marker)).not.toEqual([]);
  const gone = await api.delete(`/api/nutriai/baby-profiles/${id}`, { token: member.access });
  expect(gone.status()).toBe(204);
  await expect.poll(() => placesWith(marker), { timeout: 10_000 }).toEqual([]);
});

test('nothing is said to be agreed to in words that nobody was shown', async ({ api }) => {
  const { access: token } = await api.newMember();
  const body = { name: 'Ada', birth_date: '2026-03-01', consent: '1999-01-01' };
  const answer = await api.post('/api/nutriai/baby-profiles', body, { token });
  expect([answer.status(), await answer.json()]).toEqual([
    400,
    { consent: ['"1999-01-01" is not a valid choice.'] },
  ]);
});

import { execFileSync } from 'node:child_process';
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findPostgres } from '../../lib/platform/testing/postgres-cluster.mjs';
import { postgresPort } from '../support/ports';
import { dataFolder, postgresProject } from '../support/site-under-test';
import { type Api, expect, test as base } from './api-test';
import { EditorContent, type Made } from './editor-content';
import { solidPng } from './solid-png';
import { addBaby, birthDateOf, dateFromNow } from './nutriai-test';

const test = base.extend<{ post: Made }>({
  post: async ({ api, request }, provide) => {
    const content = await EditorContent.open(api, request);
    await provide(await content.post({ category: (await content.category()).id }));
    await content.removeAll();
  },
});

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

type Member = Awaited<ReturnType<Api['newMember']>>;
type Call = (method: string, address: string, body: unknown) => Promise<Record<string, unknown>>;

/** Calls as the app does, with a key for what is to happen once. */
function callerOf(api: Api, token: string): Call {
  return async (method, address, body) => {
    const headers = {
      'idempotency-key': randomUUID(),
      'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
    };
    const answer = await api.call(method, address, { body, token, headers });
    expect(answer.ok(), `${method} ${address}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Record<string, unknown>;
  };
}

/** A browser that takes reminders, with keys as a real one makes them. */
function pushDevice(name: string) {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return { name, endpoint: `https://push.example/${randomUUID()}`, keys: { p256dh, auth } };
}

/**
 * Fills every text that a member can leave with us and that goes with them, each with a marker of its own.
 * @param mailed names that a mail tells the member, which stays where they have it
 * @returns ids of what has no text of theirs
 */
async function fillEverything(call: Call, { mark }: Marked, mailed: Marked): Promise<string[]> {
  await call('PATCH', '/api/user-profile', {
    first_name: mark('first'),
    last_name: mark('last'),
    display_name: mark('display'),
    preferences: { note: mark('preference') },
  });
  const baby = await call('POST', '/api/nutriai/baby-profiles', {
    name: mark('baby'),
    birth_date: birthDateOf(8),
    avoids: [mark('avoid')],
    other_allergies: [mark('allergy')],
    dislikes: [mark('dislike')],
    consent: '2026-11-21',
  });
  const link = { label: mark('link'), passcode: '481 620', expires_in_days: 1 };
  await call('POST', `/api/nutriai/baby-profiles/${String(baby.id)}/health-links`, link);
  const url = `https://hook.example/${mark('hook')}`;
  await call('POST', '/api/user-profile/webhooks', { name: mailed.mark('lamp'), url, events: ['plan.made'] });
  const key = { name: mailed.mark('key'), scopes: ['log:read'], expires_in_days: 1 };
  await call('POST', '/api/user-profile/api-keys', key);
  await call('POST', '/api/nutriai/drops', { baby: baby.id, name: mark('drop'), amount: mark('dose') });
  await call('POST', '/api/nutriai/appointments', {
    baby: baby.id,
    title: mark('appointment'),
    place: mark('place'),
    starts_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  await call('POST', '/api/nutriai/push-devices', pushDevice(mark('browser')));
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const meal = await call('POST', '/api/nutriai/meals', {
    baby: baby.id,
    eaten_at: yesterday,
    kind: 'lunch',
    items: [{ food: 'banana', grams: 30 }],
    reaction: { severity: 'mild', signs: [mark('sign')], note: mark('reaction') },
  });
  await call('POST', '/api/nutriai/reaction-photos', {
    meal: meal.id,
    caption: mark('caption'),
    picture: solidPng(40, 30).toString('base64'),
  });
  // Alone: beside the name of a food, the digits of a marker would be an amount.
  const table = Buffer.from(`Date,Food\n${yesterday},${mark('imported')}\n`);
  await call('POST', `/api/nutriai/imports?baby=${String(baby.id)}&name=${mark('file')}`, table);
  await call('POST', '/api/nutriai/recipes', {
    title: mark('title'),
    meal: 'lunch',
    minutes: 20,
    servings: 2,
    ingredients: ['100 g red lentils', '1 carrot, grated'],
    steps: [mark('step'), 'Simmer until soft.'],
  });
  const water = { baby: baby.id, drunk_at: yesterday, amount_ml: 30 };
  const plan = { baby: baby.id, start_date: dateFromNow(0), days: 1 };
  return [
    String((await call('POST', '/api/nutriai/water-intake', water)).id),
    String((await call('POST', '/api/nutriai/meal-plans', plan)).id),
  ];
}

/** What is read and answered, and kept by nobody. */
async function sayInPassing(call: Call, mark: Marked['mark']): Promise<void> {
  const question = { age_months: 8, question: `May she eat ${mark('question')}?` };
  await call('POST', '/api/nutriai/ask', question);
  await call('POST', '/api/nutriai/safety-check', { age_months: 8, text: mark('text') });
  await call('POST', '/api/nutriai/recipes/check', { title: mark('draft'), ingredients: [mark('line')] });
  await call('POST', '/api/nutriai/recipes/generate', { age_months: 8, wish: mark('wish') });
  await call('GET', `/api/search?q=${mark('search')}`, undefined);
  await call('GET', `/api/nutriai/foods?q=${mark('food')}`, undefined);
}

/** A comment, which others read and which stays, and a report on somebody else's, whose note does not. */
async function speakToOthers(
  api: Api,
  { post, member, report, comment }: { post: Made; member: Member; report: string; comment: string },
): Promise<void> {
  const address = `/api/add-comment/${post.id}`;
  const call = callerOf(api, member.access);
  const other = await api.newMember();
  const theirs = await callerOf(api, other.access)('POST', address, { body: `Not mine, ${randomUUID()}.` });
  await call('POST', address, { body: `Porridge ${comment} worked for us.` });
  await call('POST', `/api/comments/${String(theirs.id)}/report`, { reason: 'unsafe', note: report });
}

async function exported(api: Api, token: string): Promise<string> {
  return (await api.post('/api/user-profile/export', undefined, { token })).text();
}

/**
 * Where a text of the site stands as it is: in which files of it, the SQLite database and its log among them,
 * and whether in a PostgreSQL database.
 */
async function placesWith(text: string): Promise<string[]> {
  return [...(await filesWith(text)), ...(postgresRows().includes(text) ? ['PostgreSQL'] : [])];
}

/**
 * All rows of the PostgreSQL database, where the site under test has one. Its own files keep what is deleted
 * until it tidies up, as its log does.
 */
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

test('what a member left is in their export, and after the deletion nowhere', async ({ api, post }) => {
  const [marked, passing, staying, mailed] = [newMarker(), newMarker(), newMarker(), newMarker()];
  const member = await api.newMember();
  const { access: token, email, password } = member;
  const ids = await fillEverything(callerOf(api, token), marked, mailed);
  await sayInPassing(callerOf(api, token), passing.mark);
  const comment = staying.mark('comment');
  await speakToOthers(api, { post, member, report: marked.mark('report'), comment });

  const file = await exported(api, token);
  for (const [field, text] of [...marked.fields, ...mailed.fields, ...staying.fields])
    expect(file, field).toContain(text);
  expect(JSON.parse(file).babies).toMatchObject([
    { meals: [{}, {}], water: [{ amount_ml: 30 }], meal_plans: [{ start_date: dateFromNow(0) }] },
  ]);
  expect(await placesWith(passing.marker)).toEqual([]);
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
  for (const id of ids) expect((await placesWith(id)).filter((name) => !name.endsWith('.log'))).toEqual([]);
  const comments = await (await api.get(`/api/add-comment/${post.id}`)).json();
  expect(comments.results).toMatchObject([{}, { body: expect.stringContaining(comment) }]);
  expect(JSON.stringify(comments)).not.toContain(marked.marker);
  // Mails stand in the outbox, which takes the place of a mail server here.
  const atHome = async (text: string) => (await placesWith(text)).filter((name) => !name.includes('outbox'));
  for (const text of [email, mailed.marker])
    await expect.poll(() => atHome(text), { timeout: 10_000 }).toEqual([]);
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

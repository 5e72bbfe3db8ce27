import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { typescript } from '../start-steps.mjs';
import { startReaders } from './load.mjs';
import { Program } from './servers.mjs';
import { call, leaflet, registerMember, signInEditor } from './site-calls.mjs';

const readPaths = ['/', '/blog', '/web-stories', '/nutriai', '/faq'];

export function must(isTrue, what) {
  if (!isTrue) throw new Error(what);
}

export const countsOf = (counts) =>
  [...counts].map(([status, count]) => `${count} × ${status || 'broken'}`).join(', ');

/**
 * Asks until it is so. @returns after how many milliseconds that was asked; how long a render takes is
 * another matter
 */
export async function untilSo(isSo, withinMs, what) {
  const started = performance.now();
  for (;;) {
    const askedAfter = performance.now() - started;
    must(askedAfter < withinMs, `${what}: not within ${withinMs} ms`);
    if (await isSo()) return Math.round(askedAfter);
    await delay(15);
  }
}

/** An editor saves on one instance; how long until every instance shows it. */
async function publishAndSee(cluster, { editor, post, title, on, seers, withinMs }) {
  const saved = await call(`${cluster.urlOf(on)}/cms-api/posts/${post.id}`, {
    method: 'PATCH',
    headers: editor,
    body: { title, _status: 'published' },
  });
  must(saved.status === 200, `saving answered ${saved.status} ${saved.text.slice(0, 200)}`);
  const shows = (number) => async () =>
    (await call(`${cluster.urlOf(number)}/blog/${post.slug}`)).text.includes(title);
  return Promise.all(
    seers.map((number) => untilSo(shows(number), withinMs, `instance ${number} shows “${title}”`)),
  );
}

async function somePost(cluster, editor) {
  const answer = await call(
    `${cluster.urlOf(1)}/cms-api/posts?limit=1&depth=0&where[_status][equals]=published`,
    {
      headers: editor,
    },
  );
  const [post] = answer.json().docs;
  must(post, `there is no post: ${answer.text.slice(0, 200)}`);
  return post;
}

export async function publicationIsSeenByAll(cluster, numbers) {
  const editor = await signInEditor(cluster.urlOf(1));
  const post = await somePost(cluster, editor);
  for (const number of numbers) await call(`${cluster.urlOf(number)}/blog/${post.slug}`);
  const load = startReaders(cluster.url, readPaths);
  const made = { editor, post, seers: numbers };
  const seen = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const on = numbers[turn % numbers.length];
    seen.push(
      ...(await publishAndSee(cluster, { ...made, title: `Seen by all ${turn}`, on, withinMs: 1_000 })),
    );
  }
  const { total, failed, p99 } = await load.stop();
  must(failed === 0, `${failed} of ${total} readers' requests failed`);
  return [
    `6 publications seen by ${numbers.length} instances when asked after ${Math.max(...seen)} ms at most`,
    `${total} requests meanwhile, none failed, p99 ${p99} ms`,
  ].join('; ');
}

const readersOfKilled = 6;

/**
 * What a killed instance had begun to send ends in the middle; nobody can send the rest. All else that it was
 * asked another one answers.
 */
async function instanceIsKilled(cluster) {
  const load = startReaders(cluster.url, readPaths, { readers: readersOfKilled });
  await delay(2_000);
  await cluster.instances.get(2).stop('SIGKILL');
  await delay(3_000);
  const { total, failed, counts } = await load.stop();
  const broken = counts.get(0) ?? 0;
  must(failed === broken && broken <= readersOfKilled, `of ${total} requests failed: ${countsOf(counts)}`);
  return { total, broken };
}

export async function instanceIsKilledAndOneAdded(cluster) {
  const killed = await instanceIsKilled(cluster);
  const load = startReaders(cluster.url, readPaths);
  await cluster.startInstance(4);
  await cluster.serve([1, 3, 4]);
  await delay(2_000);
  await cluster.instances.get(3).stop('SIGTERM');
  await cluster.startInstance(2);
  await cluster.serve([1, 2, 4]);
  await delay(1_000);
  const { total, failed, counts, reasons, p99 } = await load.stop();
  must(failed === 0, `of ${total} requests failed: ${countsOf(counts)} (${reasons.join('; ')})`);
  return [
    `one killed: ${killed.total} requests, ${killed.broken} broken off in the middle`,
    `one added, one told to end, one added: ${total} requests, none failed, p99 ${p99} ms`,
  ].join('; ');
}

export async function refreshesRace(cluster, numbers) {
  const { refresh } = await registerMember(cluster.urlOf(numbers[0]));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      call(`${cluster.urlOf(numbers[index % numbers.length])}/api/token/refresh/`, {
        method: 'POST',
        body: { refresh },
      }),
    ),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  must(statuses.size === 1 && statuses.has(200), `refreshes answered ${[...statuses]}`);
  const [session] = new Set(answers.map((answer) => sessionOf(answer.json().refresh)));
  must(
    answers.every((answer) => sessionOf(answer.json().refresh) === session),
    'more than one family of tokens',
  );
  const later = await call(`${cluster.urlOf(numbers[1])}/api/token/refresh/`, {
    method: 'POST',
    body: { refresh: answers.at(-1).json().refresh },
  });
  must(later.status === 200, `the next refresh answered ${later.status}`);
  return `20 refreshes of one token at once over ${numbers.length} instances: all 200, one family, and it goes on`;
}

const sessionOf = (token) => {
  const { sid, family, session } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
  return sid ?? family ?? session;
};

/** Limits are one for all: the uses of every instance count together. */
export async function limitsAreShared(cluster, numbers) {
  const headers = { 'x-forwarded-for': '10.250.0.1' };
  const statuses = [];
  for (let turn = 0; turn < 15; turn += 1) {
    const url = `${cluster.urlOf(numbers[turn % numbers.length])}/api/login`;
    const body = { email: `nobody-${turn}@example.test`, password: 'Not-the-password-1' };
    statuses.push((await call(url, { method: 'POST', body, headers })).status);
  }
  const refused = statuses.filter((status) => status === 429).length;
  must(statuses.indexOf(429) === 10 && refused === 5, `sign-ins answered ${statuses}`);
  return `15 sign-ins from one address over ${numbers.length} instances: the first 10 counted together, 5 refused`;
}

export async function noJobRunsTwice(cluster, numbers) {
  const { postgres } = cluster;
  postgres.query(
    'site',
    `CREATE TABLE IF NOT EXISTS job_takers (job integer, taker text);
     CREATE OR REPLACE FUNCTION note_taker() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN INSERT INTO job_takers VALUES (NEW.id, current_setting('application_name')); RETURN NEW; END $$;
     CREATE OR REPLACE TRIGGER note_taker AFTER UPDATE ON payload_jobs
        FOR EACH ROW WHEN (NEW.processing) EXECUTE FUNCTION note_taker();
     INSERT INTO payload_jobs (task_slug, queue, processing, has_error)
       SELECT 'deleteExpiredAnswers', 'default', false, false FROM generate_series(1, 60);`,
  );
  const open = () =>
    Number(
      postgres.query(
        'site',
        "SELECT count(*) FROM payload_jobs WHERE queue = 'default' AND completed_at IS NULL",
      ),
    );
  await untilSo(() => delay(500).then(() => open() === 0), 200_000, 'all jobs are done');
  const takers = postgres.query(
    'site',
    `SELECT taker, count(DISTINCT job) FROM job_takers GROUP BY 1 ORDER BY 1`,
  );
  const shared = Number(
    postgres.query(
      'site',
      'SELECT count(*) FROM (SELECT job FROM job_takers GROUP BY job HAVING count(DISTINCT taker) > 1) twice',
    ),
  );
  const taken = Number(postgres.query('site', 'SELECT count(DISTINCT job) FROM job_takers'));
  must(shared === 0, `${shared} jobs were taken by two instances: ${takers}`);
  must(taken >= 60, `only ${taken} jobs were taken`);
  const scheduled = postgres.query(
    'site',
    `SELECT count(*), count(DISTINCT (task_slug, queue, wait_until)) FROM payload_jobs
      WHERE meta->>'scheduled' = 'true'`,
  );
  const [rows, distinct] = scheduled.split('|').map(Number);
  must(rows === distinct && rows > 0, `${rows} scheduled jobs, ${distinct} different ones`);
  const byInstance = takers.replace(/\n/g, ', ').replace(/\|/g, ': ');
  return [
    `60 jobs, each taken by one of ${numbers.length} instances (${byInstance})`,
    `${rows} jobs of the night scheduled once each`,
  ].join('; ');
}

export async function fiveColdStartsMigrateOnce(cluster) {
  const { postgres } = cluster;
  postgres.query('postgres', "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'site'");
  postgres.createDatabase('cold', 'site');
  // From before the migrations became one; the database itself notes who records that one.
  const { postgres: former } = JSON.parse(
    readFileSync('lib/platform/database/former-migrations.json', 'utf8'),
  );
  postgres.query(
    'cold',
    `TRUNCATE payload_migrations;
     INSERT INTO payload_migrations (name, batch) SELECT name, 1 FROM unnest('{${former}}'::text[]) AS name;
     CREATE TABLE migrated_by (name text, starter text);
     CREATE FUNCTION note_starter() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN INSERT INTO migrated_by VALUES (NEW.name, current_setting('application_name')); RETURN NEW; END $$;
     CREATE TRIGGER note_starter AFTER INSERT ON payload_migrations FOR EACH ROW EXECUTE FUNCTION note_starter();`,
  );
  const args = await typescript('prepare.ts');
  const started = performance.now();
  const starts = [1, 2, 3, 4, 5].map(
    (number) =>
      new Program(process.execPath, args, { environment: cluster.environment(`cold-${number}`, 'cold') }),
  );
  const codes = await Promise.all(starts.map(({ ended }) => ended));
  must(
    codes.every((code) => code === 0),
    `starts ended with ${codes}:\n${starts.map(({ said }) => said.slice(-500)).join('\n')}`,
  );
  const starters = postgres.query('cold', 'SELECT name, starter FROM migrated_by').split('\n');
  must(/_initial\|cold-\d$/.test(starters[0]), `these migrations were recorded: ${starters}`);
  const starter = starters[0].split('|')[1];
  must(
    starters.every((row) => row.endsWith(`|${starter}`)),
    `several starts migrated: ${starters}`,
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  return `5 cold starts at once: all ended well after ${seconds} s, ${starter} migrated`;
}

export { leaflet, publishAndSee, readPaths, somePost };

import { setTimeout as delay } from 'node:timers/promises';
import { startReaders } from './load.mjs';
import { countsOf, leaflet, must, publishAndSee, readPaths, somePost, untilSo } from './proofs.mjs';
import { call, signInEditor } from './site-calls.mjs';

/** What the site has in memory, and what it must ask the database for. */
const apiPath = '/api/blogs?page_size=3';

export async function databaseRestarts(cluster, numbers) {
  for (const number of numbers) for (const path of readPaths) await call(`${cluster.urlOf(number)}${path}`);
  const pids = numbers.map((number) => cluster.instances.get(number).pid);
  const pages = startReaders(cluster.urlOf(numbers[0]), readPaths, { readers: 3 });
  const api = numbers.map((number) =>
    startReaders(cluster.urlOf(number), [apiPath], { readers: 3, pauseMs: 20 }),
  );
  await delay(1_000);
  await cluster.postgres.stop('SIGQUIT');
  const refused = await call(`${cluster.urlOf(numbers[0])}${apiPath}`);
  must(refused.status === 503 && refused.headers.get('retry-after'), `without a database: ${refused.status}`);
  must(Boolean(refused.json().detail), 'a refusal without the shape of the contract');
  await delay(2_000);
  await cluster.postgres.start();
  const back = await Promise.all(
    numbers.map((number) =>
      untilSo(
        async () => (await call(`${cluster.urlOf(number)}${apiPath}`)).status === 200,
        5_000,
        `instance ${number}`,
      ),
    ),
  );
  await delay(500);
  cluster.postgres.query(
    'postgres',
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'site'",
  );
  await delay(1_500);
  const read = await pages.stop();
  const asked = await Promise.all(api.map((one) => one.stop()));
  must(read.failed === 0, `of ${read.total} pages in memory failed: ${countsOf(read.counts)}`);
  const statuses = new Set(asked.flatMap(({ counts }) => [...counts.keys()]));
  must(
    [...statuses].every((status) => status === 200 || status === 503),
    `the API answered ${[...statuses]}`,
  );
  must(
    numbers.every(
      (number, place) =>
        cluster.instances.get(number).isRunning && cluster.instances.get(number).pid === pids[place],
    ),
    'an instance ended',
  );
  for (const number of numbers) {
    const { status } = await call(`${cluster.urlOf(number)}${apiPath}`);
    must(status === 200, `instance ${number} answers ${status} at the end`);
  }
  const said = numbers.map((number) => cluster.instances.get(number).said).join('\n');
  must(!/uncaught|exception that nobody caught/i.test(said), `an uncaught exception:\n${said.slice(-2000)}`);
  return [
    `crashed for 2 s, and all connections ended once: ${read.total} pages from memory, none failed`,
    `API ${asked.map(({ counts }) => countsOf(counts)).join(' / ')}`,
    `back ${Math.max(...back)} ms after the database`,
    'no instance ended',
  ].join('; ');
}

export async function redisStopsAndComesBack(cluster, numbers) {
  const editor = await signInEditor(cluster.urlOf(numbers[0]));
  const post = await somePost(cluster, editor);
  const made = { editor, post, seers: numbers };
  for (const number of numbers) await call(`${cluster.urlOf(number)}/blog/${post.slug}`);
  const load = startReaders(cluster.url, readPaths, { readers: 4 });
  await cluster.redis.stop('SIGKILL');
  const without = await publishAndSee(cluster, {
    ...made,
    title: 'Without Redis',
    on: numbers[0],
    withinMs: 7_000,
  });
  await cluster.startRedis();
  await delay(2_500);
  const again = await publishAndSee(cluster, {
    ...made,
    title: 'With Redis again',
    on: numbers[1],
    withinMs: 1_000,
  });
  cluster.redis.signal('SIGSTOP');
  const frozen = await publishAndSee(cluster, {
    ...made,
    title: 'Redis stands still',
    on: numbers[2],
    withinMs: 12_000,
  });
  cluster.redis.signal('SIGCONT');
  const { total, failed, counts, p99 } = await load.stop();
  must(failed === 0, `of ${total} requests failed: ${countsOf(counts)}`);
  return [
    `seen by all after ${Math.max(...without)} ms without Redis`,
    `${Math.max(...frozen)} ms while it stands still`,
    `${Math.max(...again)} ms when it is back; ${total} requests, none failed, p99 ${p99} ms`,
  ].join(', ');
}

export async function filesAreShared(cluster, numbers) {
  const editor = await signInEditor(cluster.urlOf(numbers[0]));
  const upload = () =>
    call(`${cluster.urlOf(numbers[0])}/cms-api/documents`, {
      method: 'POST',
      headers: editor,
      body: leaflet(),
    });
  const stored = await upload();
  must(stored.status === 201, `the upload answered ${stored.status} ${stored.text.slice(0, 200)}`);
  const path = `/media/documents/${stored.json().doc.filename}`;
  const answers = await Promise.all(numbers.map((number) => call(`${cluster.urlOf(number)}${path}`)));
  must(
    answers.every(
      ({ status, bytes, headers }) =>
        status === 200 &&
        bytes.equals(answers[0].bytes) &&
        headers.get('etag') === answers[0].headers.get('etag'),
    ),
    'instances do not answer the same file',
  );
  const part = await call(`${cluster.urlOf(numbers[1])}${path}`, { headers: { range: 'bytes=0-7' } });
  must(part.status === 206 && part.text === '%PDF-1.7', `a part answered ${part.status} ${part.text}`);
  const known = await call(`${cluster.urlOf(numbers[1])}${path}`, {
    headers: { 'if-none-match': answers[0].headers.get('etag') },
  });
  must(known.status === 304, `a known file answered ${known.status}`);

  await cluster.s3.stop('SIGKILL');
  const gone = await call(`${cluster.urlOf(numbers[1])}${path}`);
  must(
    gone.status === 503 && gone.tookMs < 4_000,
    `without the store: ${gone.status} after ${gone.tookMs} ms`,
  );
  const refused = await upload();
  must(
    refused.status === 503,
    `an upload without the store answered ${refused.status} ${refused.text.slice(0, 200)}`,
  );
  const page = await call(`${cluster.urlOf(numbers[1])}/blog`);
  must(page.status === 200, `a page without the store answered ${page.status}`);
  await cluster.startS3();
  const rows = cluster.postgres.query('site', 'SELECT count(*) FROM documents');
  const later = await upload();
  must(later.status === 201, `the next upload answered ${later.status}`);
  must(
    Number(cluster.postgres.query('site', 'SELECT count(*) FROM documents')) === Number(rows) + 1,
    'a refused upload left a row',
  );
  return [
    `one file by ${numbers.length} instances, same ETag, parts and 304`,
    `without the store 503 after ${gone.tookMs} ms, an upload refused after ${refused.tookMs} ms and no row left`,
  ].join('; ');
}

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startReaders } from './load.mjs';
import { countsOf, must, publishAndSee, readPaths, somePost } from './proofs.mjs';
import { thisVersion } from './servers.mjs';
import { call, registerMember, signInEditor } from './site-calls.mjs';

const readPathsOfApi = ['/api/blogs', '/api/web-stories', '/api/nutriai/foods?q=egg'];

/**
 * One instance after the other ends and comes back as the newer version, of which the first migrates the database
 * under the older ones. Pages, the API and what a parent logs go on all the while, and what either version
 * publishes the other shows.
 */
export async function upgradeLosesNothing(cluster, numbers) {
  const editor = await signInEditor(cluster.urlOf(numbers[0]));
  const post = await somePost(cluster, editor);
  const before = migrationsOf(cluster);
  const readers = [
    startReaders(cluster.url, readPaths, { readers: 4 }),
    startReaders(cluster.url, readPathsOfApi, { readers: 2 }),
  ];
  const writer = await startWriter(cluster.url);
  for (const number of numbers) {
    await cluster.instances.get(number).stop('SIGTERM');
    await cluster.prepare(number, thisVersion);
    await cluster.startInstance(number, thisVersion);
    for (const on of [number, numbers.at(-1)])
      await publishAndSee(cluster, {
        ...{ editor, post, on, seers: numbers, withinMs: 5_000 },
        title: `Published by ${on} when ${number} was new`,
      });
  }
  const [pages, api] = await Promise.all(readers.map((load) => load.stop()));
  const written = await writer.stop();
  for (const { total, failed, counts, reasons } of [pages, api])
    must(failed === 0, `of ${total} requests failed: ${countsOf(counts)} (${reasons.join('; ')})`);
  must(written.failures.length === 0, `a write failed: ${written.failures.join('; ')}`);
  must(written.stored === written.sent, `${written.stored} of ${written.sent} drinks are stored`);
  const added = migrationsOf(cluster) - before;
  must(added > 0, 'the newer version has no migration that the older one lacks');
  return [
    `${numbers.length} instances replaced one by one, ${added} ${added === 1 ? 'migration' : 'migrations'} between`,
    `${pages.total} pages and ${api.total} calls of the API, none failed, p99 ${pages.p99} and ${api.p99} ms`,
    `${written.sent} drinks logged meanwhile, each stored once, ${written.again} sent again`,
    `each version shows what the other publishes`,
  ].join('; ');
}

const migrationsOf = (cluster) =>
  Number(cluster.postgres.query('site', 'SELECT count(*) FROM payload_migrations'));

/**
 * A parent who logs a drink twice a second. As the app does, what was not answered is sent again with the
 * same key, by which it is stored once.
 */
async function startWriter(url) {
  const { access } = await registerMember(url);
  const headers = { authorization: `Bearer ${access}` };
  const birthDate = new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10);
  const made = await call(`${url}/api/nutriai/baby-profiles`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: { name: 'Robin', birth_date: birthDate, sex: 'female', feeding: 'formula' },
  });
  must(made.status === 201, `adding a baby answered ${made.status} ${made.text}`);
  const water = `${url}/api/nutriai/water-intake`;
  const failures = [];
  let [sent, again, isOver] = [0, 0, false];

  const write = async (key, attempt = 1) => {
    const body = { baby: made.json().id, amount_ml: 20, drunk_at: new Date().toISOString() };
    const answer = await call(water, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body,
    }).catch(({ message }) => ({ status: 0, text: message }));
    if (answer.status === 201) return;
    if (![0, 502, 503, 504].includes(answer.status) || attempt === 5) {
      failures.push(`${answer.status} ${answer.text.slice(0, 200)}`);
      return;
    }
    again += 1;
    await delay(200);
    await write(key, attempt + 1);
  };
  const running = (async () => {
    for (; !isOver; sent += 1) {
      await write(randomUUID());
      await delay(500);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await running;
      const { count } = (await call(water, { headers })).json();
      return { sent, again, stored: count, failures };
    },
  };
}

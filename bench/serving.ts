import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startBareNode, startWatchedNode } from './serving/bare-node';
import { startEmptyNext } from './serving/empty-next';
import { addressOf, type BenchMember, password, registerMembers } from './serving/members';
import { startNginx } from './serving/nginx';
import { memoryMb, type Running, whenUp } from './serving/running';
import { type Load, type LoadResult, wrk } from './serving/wrk';

/**
 * Pages, reads and writes of the production build beside nginx and an empty Next application, alternating in
 * one run, so that whatever else the machine does falls on all of them. Needs wrk and nginx on the PATH, and
 * `npm run build`.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const connections = (process.env.BENCH_CONNECTIONS ?? '1,16,64').split(',').map(Number);
const requestsForMemory = Number(process.env.BENCH_MEMORY_REQUESTS ?? 100_000);
const ports = { site: 3291, empty: 3292, nginx: 3293, bare: 3294, watched: 3295 };
const origins = {
  site: `http://127.0.0.1:${ports.site}`,
  empty: `http://127.0.0.1:${ports.empty}`,
  nginx: `http://127.0.0.1:${ports.nginx}`,
  bare: `http://127.0.0.1:${ports.bare}`,
  watched: `http://127.0.0.1:${ports.watched}`,
};
const memberCount = 200;

const say = (line: string) => process.stdout.write(`${line}\n`);
const running: Running[] = [];

try {
  await main();
} finally {
  for (const { child, folder } of running) {
    child.kill('SIGTERM');
    if (folder.includes('little-pear-')) rmSync(folder, { recursive: true, force: true });
  }
}
process.exit(0);

async function main(): Promise<void> {
  for (const tool of ['wrk', 'nginx']) execFileSync('sh', ['-c', `command -v ${tool}`]);
  say('preparing the data, the site, an empty Next application and nginx …');
  const site = await startSite();
  const paths = await pagePaths();
  const home = await compressed('/');
  running.push(
    await startNginx(ports.nginx, { index: home.body }),
    await startBareNode(ports.bare, home),
    await startWatchedNode(ports.watched, home),
    await startEmptyNext(ports.empty),
  );
  const members = await registerMembers(origins.site, memberCount);
  await warm([...Object.values(paths), ...Object.values(reads(members)).map(({ url }) => url)]);

  say(`\nmemory after the warm-up: ${memoryMb(site).toFixed(0)} MB`);
  await compare('Pages', {
    'nginx, the bytes of our home page': page(`${origins.nginx}/`),
    'node:http, the answer of our home page': page(`${origins.bare}/`),
    'node:http with our log, checks and counters': page(`${origins.watched}/`),
    'next start, an empty static page': page(`${origins.empty}/`),
    ...Object.fromEntries(
      Object.entries(paths).map(([name, path]) => [`${name} (kept)`, page(`${origins.site}${path}`)]),
    ),
    // A request with credentials bypasses the page cache.
    'post (rendered anew)': {
      ...page(`${origins.site}${paths.post}`),
      headers: { authorization: 'Bearer x' },
    },
  });
  await compare('Reads of the API', {
    'next start, a bare route handler': { url: `${origins.empty}/api/bare` },
    ...reads(members),
  });
  await compare('Writes of the API', await writes(members), [1, 16]);
  await pagesWhilePlansAreMade(paths.post, members);
  await memoryUnderLoad(site, `${origins.site}${paths.post}`);
}

function page(url: string): Load {
  return { url, headers: { 'accept-encoding': 'gzip' } };
}

async function startSite(): Promise<Running> {
  const environment = {
    ...process.env,
    PORT: String(ports.site),
    SITE_URL: origins.site,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: process.env.BENCH_LOG_LEVEL ?? 'info',
  };
  execFileSync('node', ['scripts/run.mjs', 'prepare.ts'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const child = spawn('node', ['scripts/run.mjs', 'serve.ts'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const site = { child, folder: '' };
  running.push(site);
  await whenUp(`${origins.site}/readyz`);
  return site;
}

async function pagePaths() {
  const posts = await json<{ results: { slug: string }[] }>('/api/blogs');
  const stories = await json<{ results: { slug: string }[] }>('/api/web-stories');
  const recipes = await (await fetch(`${origins.site}/nutriai/recipes`)).text();
  const foods = await (await fetch(`${origins.site}/nutriai/foods`)).text();
  return {
    home: '/',
    post: `/blog/${posts.results[0]?.slug ?? ''}`,
    story: `/web-stories/${stories.results[0]?.slug ?? ''}`,
    recipe: /href="(\/nutriai\/recipes\/[a-z0-9-]+)"/.exec(recipes)?.[1] ?? '/nutriai/recipes',
    food: /href="(\/nutriai\/foods\/[a-z0-9-]+)"/.exec(foods)?.[1] ?? '/nutriai/foods',
  };
}

function reads(members: readonly BenchMember[]): Record<string, Load> {
  // By all of them in turn: what one member may ask in a minute is limited.
  const signed = (path: (member: BenchMember) => string): Load => ({
    url: origins.site + path(members[0] as BenchMember),
    variants: members.map((member) => ({
      path: path(member),
      headers: { authorization: `Bearer ${member.access}` },
    })),
  });
  return {
    'list of posts': { url: `${origins.site}/api/blogs` },
    foods: { url: `${origins.site}/api/nutriai/foods?q=pear` },
    // Sixty in a minute from one address: every address asks a few times.
    search: {
      url: `${origins.site}/api/search?q=iron`,
      variants: Array.from({ length: 20_000 }, (_, index) => ({
        headers: { 'x-forwarded-for': addressOf(index) },
      })),
    },
    recipes: signed(() => '/api/nutriai/recipes'),
    today: signed(({ babyId }) => `/api/nutriai/baby-profiles/${babyId}/today`),
    profile: signed(() => '/api/user-profile'),
  };
}

/** By each member from an address of its own, without a token. */
function postByEach(
  path: string,
  members: readonly BenchMember[],
  body: (member: BenchMember) => object,
): Load {
  return {
    url: origins.site + path,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    variants: members.map((member, index) => ({
      headers: { 'x-forwarded-for': addressOf(index + 1) },
      body: JSON.stringify(body(member)),
    })),
  };
}

async function writes(members: readonly BenchMember[]): Promise<Record<string, Load>> {
  const post = await json<{ results: { id: number }[] }>('/api/blogs');
  const write = (path: string, body: (member: BenchMember, index: number) => object): Load => ({
    url: origins.site + path,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    variants: members.map((member, index) => ({
      headers: { authorization: `Bearer ${member.access}`, 'x-forwarded-for': addressOf(index + 1) },
      body: JSON.stringify(body(member, index)),
    })),
  });
  const eatenAt = new Date(Date.now() - 3_600_000).toISOString();
  return {
    'log a meal': write('/api/nutriai/meals', ({ babyId }) => ({
      baby: babyId,
      eaten_at: eatenAt,
      kind: 'breakfast',
      items: [{ food: 'oats', amount: 2, unit: 'tbsp' }],
    })),
    'log water': write('/api/nutriai/water-intake', ({ babyId }) => ({
      baby: babyId,
      drunk_at: eatenAt,
      amount_ml: 40,
    })),
    comment: write(`/api/add-comment/${post.results[0]?.id}`, (_member, index) => ({
      content: `Thank you, ${index}.`,
    })),
    'sign in': postByEach('/api/login', members, ({ email }) => ({ email, password })),
    refresh: postByEach('/api/token/refresh', members, ({ refresh }) => ({ refresh })),
    'make a plan': write('/api/nutriai/meal-plans', ({ babyId }) => ({
      baby: babyId,
      start_date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    })),
    'compose a recipe': write('/api/nutriai/recipes/generate', ({ babyId }) => ({ baby: babyId })),
  };
}

/** Each load in turn, round after round; the middle one of the rounds is told. */
async function compare(title: string, loads: Record<string, Load>, counts = connections): Promise<void> {
  for (const count of counts) {
    const results = new Map<string, LoadResult[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, load] of Object.entries(loads)) {
        results.set(name, [...(results.get(name) ?? []), await wrk(load, count, seconds)]);
      }
    }
    say(`\n${title}, ${count} connections (${rounds} rounds of ${seconds} s each, the middle one)`);
    say(row(['', 'requests/s', 'spread', 'p50 ms', 'p99 ms', 'refused']));
    for (const [name, all] of results) {
      const sorted = [...all].sort((a, b) => a.requestsPerSecond - b.requestsPerSecond);
      const middle = sorted[Math.floor(sorted.length / 2)] as LoadResult;
      const spread = `${sorted[0]?.requestsPerSecond.toFixed(0)}–${sorted.at(-1)?.requestsPerSecond.toFixed(0)}`;
      const { requestsPerSecond, p50Ms, p99Ms, failures } = middle;
      say(
        row([
          name,
          requestsPerSecond.toFixed(0),
          spread,
          p50Ms.toFixed(2),
          p99Ms.toFixed(2),
          String(failures),
        ]),
      );
    }
  }
}

async function pagesWhilePlansAreMade(path: string, members: readonly BenchMember[]): Promise<void> {
  const load = page(`${origins.site}${path}`);
  const idle = await wrk(load, 1, seconds);
  let isOver = false;
  let made = 0;
  const planners = members.slice(0, 4).map(async (member, index) => {
    for (let week = 0; !isOver; week += 1) {
      const start = new Date(Date.now() + (1 + week) * 86_400_000).toISOString().slice(0, 10);
      const answer = await fetch(`${origins.site}/api/nutriai/meal-plans`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${member.access}`,
          'x-forwarded-for': addressOf(index + 1),
        },
        body: JSON.stringify({ baby: member.babyId, start_date: start }),
      });
      await answer.arrayBuffer();
      made += Number(answer.ok);
      if (answer.status === 429) return;
    }
  });
  const busy = await wrk(load, 1, seconds);
  isOver = true;
  await Promise.all(planners);
  say(`\nA kept page while four plans are made at a time (${made} plans in ${seconds} s)`);
  say(row(['', 'requests/s', '', 'p50 ms', 'p99 ms', '']));
  for (const [name, result] of [
    ['nothing else', idle],
    ['four plans', busy],
  ] as const)
    say(
      row([
        name,
        result.requestsPerSecond.toFixed(0),
        '',
        result.p50Ms.toFixed(2),
        result.p99Ms.toFixed(2),
        '',
      ]),
    );
}

async function memoryUnderLoad(site: Running, url: string): Promise<void> {
  // What solves plans ends half a minute after the last of them.
  await delay(40_000);
  const before = memoryMb(site);
  say('\nMemory of the site');
  let sent = 0;
  while (sent < requestsForMemory) {
    const { requestsPerSecond } = await wrk(page(url), 16, 2);
    sent += requestsPerSecond * 2;
  }
  say(
    `  ${before.toFixed(0)} MB before, ${memoryMb(site).toFixed(0)} MB after ${Math.round(sent)} ` +
      'more requests for a page',
  );
}

async function warm(urls: readonly string[]): Promise<void> {
  for (const url of urls) await (await fetch(url.startsWith('/') ? origins.site + url : url)).arrayBuffer();
}

async function json<Answer>(path: string): Promise<Answer> {
  return (await fetch(`${origins.site}${path}`)).json() as Promise<Answer>;
}

/** Our answer for a page as nginx and a bare server of Node are given it. */
async function compressed(path: string): Promise<{ headers: string[]; body: Buffer }> {
  const answer = await fetch(`${origins.site}${path}`, { headers: { 'accept-encoding': 'identity' } });
  const html = Buffer.from(await answer.arrayBuffer());
  const body = gzipSync(html, { level: 6 });
  say(`${path}: ${html.byteLength} bytes, ${body.byteLength} compressed`);
  const ofConnection = /^(?:connection|keep-alive|date|content-length|transfer-encoding|x-request-id)$/;
  const headers = [...answer.headers].filter(([name]) => !ofConnection.test(name)).flat();
  return {
    headers: [...headers, 'content-encoding', 'gzip', 'content-length', String(body.byteLength)],
    body,
  };
}

function row([name = '', ...cells]: readonly string[]): string {
  return name.padEnd(38) + cells.map((cell) => cell.padStart(14)).join('');
}

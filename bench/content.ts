import config from '../payload.config';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { getPayload, type Payload } from 'payload';
import { migrateDatabase } from '../lib/platform/database/migrate-database';
import { solidPicture } from './solid-picture';
import { ensurePageTree } from '../lib/content/cms/page-tree/ensure-page-tree';
import { generatedPosts, one, readTopics } from './generated-posts';
import { mulberry32 } from '../lib/nutriai/engine/mulberry32';
import { measure, report } from './measure';

/**
 * The content endpoints and pages over HTTP, on the production build, with many posts. Pages are asked for
 * with nothing kept: what is measured is the making of an answer, not the memory of the front server.
 */
const posts = Number(process.env.BENCH_POSTS ?? 10_000);
const calls = 200;
const port = 3290;

const say = (line: string) => process.stdout.write(`${line}\n`);
const random = mulberry32(1);

const payload = await getPayload({ config });
await migrateDatabase(payload);
await ensurePageTree(payload);
const started = performance.now();
await makePosts(payload);
say(`${payload.db.name}: ${posts} posts made, ${((performance.now() - started) / posts).toFixed(1)} ms each`);
await payload.destroy();

const server = await startServer();
const get = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'cache-control': 'no-cache' } });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  await answer.arrayBuffer();
};
const times = (make: () => string) => Array.from({ length: calls }, make);
const somePost = () => Math.floor(random() * posts);
const words = readTopics().map((topic) => topic.telling);
const query = () =>
  encodeURIComponent(`${one(one(words, random), random)} ${one(one(words, random), random)}`);

say(
  report([
    await measure('list v1', {
      inputs: times(() => `/api/blogs?page=${1 + Math.floor(random() * 100)}`),
      call: get,
    }),
    await measure('list v2', {
      inputs: times(() => `/api/v2/blogs/?limit=20&offset=${somePost()}`),
      call: get,
    }),
    await measure('pages, filtered', {
      inputs: times(() => `/api/v2/pages/?type=blog.BlogPage&order=title&limit=20`),
      call: get,
    }),
    await measure('detail v2', { inputs: times(() => `/api/v2/pages/${5 + somePost()}/`), call: get }),
    await measure('search v2', { inputs: times(() => `/api/v2/search_blogs/?q=${query()}`), call: get }),
    await measure('instant search', { inputs: times(() => `/api/search?q=${query()}`), call: get }),
    await measure('blog page', {
      inputs: times(() => `/blog?page=${1 + Math.floor(random() * 800)}`),
      call: get,
    }),
    await measure('post page', { inputs: times(() => `/blog/post-${somePost()}`), call: get }),
    await measure('sitemap', {
      inputs: ['/sitemap.xml', '/sitemap.xml', '/sitemap.xml', '/sitemap.xml'],
      call: get,
      warmUp: 1,
    }),
  ]),
);
server.kill('SIGTERM');
await once(server, 'close');
process.exit(0);

async function makePosts(cms: Payload): Promise<void> {
  const { id: category } = await cms.create({
    collection: 'categories',
    data: { title: 'Feeding', slug: 'feeding', description: 'All about feeding.', tone: 'pear', order: 1 },
  });
  const data = await solidPicture();
  const { id: cover } = await cms.create({
    collection: 'images',
    data: { alt: 'One colour' },
    file: { name: 'cover.png', mimetype: 'image/png', size: data.length, data },
  });
  let number = 0;
  for (const post of generatedPosts(posts, random)) {
    await cms.create({
      collection: 'posts',
      depth: 0,
      context: { keepsPages: true },
      data: {
        title: post.title.slice(0, 110),
        slug: `post-${number}`,
        excerpt: post.summary.slice(0, 200),
        category,
        cover,
        body: richText(post.body.split('\n')),
        publishedAt: post.publishedAt,
        _status: 'published',
      },
    });
    number += 1;
    // SQLite's driver frees its statements between turns of the event loop, and nothing here waits for anything else.
    await setImmediate();
    if (number % 1_000 === 0) say(`  ${number} of ${posts}`);
  }
}

function richText(paragraphs: readonly string[]) {
  const common = { version: 1, format: '' as const, indent: 0, direction: null };
  return {
    root: {
      ...common,
      type: 'root',
      children: paragraphs.map((text) => ({
        ...common,
        type: 'paragraph',
        children: [{ type: 'text', text, version: 1, format: 0, mode: 'normal', style: '', detail: 0 }],
      })),
    },
  };
}

async function startServer(): Promise<ChildProcess> {
  const compiled = execFileSync(process.execPath, ['scripts/print-compiled-program.mjs', 'scripts/serve.ts'])
    .toString()
    .split('\n');
  const child = spawn(process.execPath, compiled, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), SITE_URL: `http://127.0.0.1:${port}` },
  });
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return child;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The server did not come up.');
}

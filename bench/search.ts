import config from '../payload.config';
import { getPayload } from 'payload';
import { migrateDatabase } from '../lib/platform/database/migrate-database';
import { withWriteTransaction } from '../lib/platform/database/sql';
import { indexEntry } from '../lib/content/search/index-entry';
import { searchContent } from '../lib/content/search/search-content';
import { generatedPosts, one, readTopics } from './generated-posts';
import { mulberry32 } from '../lib/nutriai/engine/mulberry32';
import { measure, report } from './measure';

const posts = 10_000;
const perTransaction = 100;
const calls = 300;

const say = (line: string) => process.stdout.write(`${line}\n`);
const random = mulberry32(1);
const payload = await getPayload({ config });
await migrateDatabase(payload);

const started = performance.now();
let waiting: Parameters<typeof indexEntry>[2][] = [];
const flush = async () => {
  const entries = waiting;
  waiting = [];
  await withWriteTransaction(payload, async (transaction) => {
    for (const entry of entries) await indexEntry(payload, transaction, entry);
  });
};
for (const post of generatedPosts(posts, random)) {
  waiting.push(post);
  if (waiting.length === perTransaction) await flush();
}
await flush();
const indexing = (performance.now() - started) / posts;
say(`${payload.db.name}: ${posts} posts indexed, ${indexing.toFixed(1)} ms each`);

const telling = readTopics().map((topic) => topic.telling);
const words = (count: number) => {
  const topic = one(telling, random);
  return Array.from({ length: count }, () => one(topic, random)).join(' ');
};
const times = <Item>(make: (index: number) => Item) =>
  Array.from({ length: calls }, (_, index) => make(index));

const typical = times((index) => words(1 + (index % 3)));
const prefix = times((index) => words(1 + (index % 2)).slice(0, -1 - (index % 3)));
const broad = times(
  (index) =>
    one(['baby', 'milk', 'food', 'baby food', 'baby milk', 'months'], random) + (index % 2 ? '' : ' '),
);
const typo = times((index) => withTypo(words(1 + (index % 2))));
const miss = times(() => Array.from({ length: 3 }, () => `${words(1)}xq`).join(' '));

const search = (query: string) => searchContent(payload, { query, limit: 10 });
say(
  report([
    await measure('typical', { inputs: typical, call: search }),
    await measure('prefix', { inputs: prefix, call: search }),
    await measure('broad', { inputs: broad, call: search }),
    await measure('typo', { inputs: typo, call: search }),
    await measure('miss', { inputs: miss, call: search }),
  ]),
);
await payload.destroy();
process.exit(0);

/** One letter of the longest word left out, doubled, changed or swapped with the next. */
function withTypo(query: string): string {
  const longest = query.split(' ').reduce((a, b) => (b.length > a.length ? b : a));
  const at = 1 + Math.floor(random() * (longest.length - 2));
  const [before, letter, next, after] = [
    longest.slice(0, at),
    longest.slice(at, at + 1),
    longest.slice(at + 1, at + 2),
    longest.slice(at + 2),
  ];
  const slips = [
    before + next + after,
    before + letter + letter + next + after,
    `${before}q${next}${after}`,
    before + next + letter + after,
  ];
  return query.replace(longest, one(slips, random));
}

import config from '../payload.config';
import { getPayload } from 'payload';
import { ensurePageTree } from '../lib/content/cms/page-tree/ensure-page-tree';
import { migrateDatabase } from '../lib/platform/database/migrate-database';
import { noColumns, readRows, sql } from '../lib/platform/database/sql';
import { mulberry32 } from '../lib/nutriai/engine/mulberry32';
import { generateComments, generatePosts } from './generated-content';
import { generateFamilies } from './generated-families';

/**
 * Fills the empty database of the environment: `generate-site.ts <posts> <members> <days logged by all but
 * the first thousand>`.
 */
const [posts = 0, members = 0, daysOfOthers = 0] = process.argv.slice(2).map(Number);
const say = (line: string) => process.stdout.write(`${line}\n`);
const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(0);

const payload = await getPayload({ config });
await migrateDatabase(payload);
await ensurePageTree(payload);
const random = mulberry32(1);
await generatePosts(payload, posts, random);
say(`  ${posts} posts: ${seconds()} s`);
await generateFamilies(payload, { members, withYear: 1_000, daysOfOthers, nowMs: Date.now() }, random);
await generateComments(payload, { posts, members, comments: posts });
say(`  ${members} members: ${seconds()} s`);
// What autovacuum does by itself on PostgreSQL; SQLite keeps no statistics unless told to, and the product never does.
if (payload.db.name === 'postgres') await readRows(payload, noColumns, sql`ANALYZE`);
await payload.destroy();
process.exit(0);

import { getCms } from '../lib/content/cms/payload';
import { invalidatePages } from '../lib/platform/cache/page-cache';
import { migrateDatabase } from '../lib/platform/database/migrate-database';
import { ensurePageTree } from '../lib/content/cms/page-tree/ensure-page-tree';
import { noColumns, sql, withWriteTransaction } from '../lib/platform/database/sql';
import { mulberry32 } from '../lib/nutriai/engine/mulberry32';
import { accessTokenOf } from './access-token-of';
import { generateComments, generatePosts } from './generated-content';
import { generateFamilies, memberId } from './generated-families';
import { type GrowthCall, growthCalls, type GrowthSite } from './growth-calls';
import { recordStatements } from './recorded-statements';
import { callInProcess } from './site-calls';
import { slowLines } from './slow-lines';

/**
 * On SQLite, for growth.test.ts: how many statements each call sends with many rows and with few, and what of
 * their plans would grow with the site. SQLite keeps no statistics here, as in the product, so that the plans
 * of a small site are those of a large one.
 */
const many = 30;
const few = 3;
const daysOfMeals = 8;

const payload = await getCms();
await migrateDatabase(payload);
await ensurePageTree(payload);
await generatePosts(payload, many, mulberry32(1));
await generateFamilies(
  payload,
  { members: 2, withYear: 0, daysOfOthers: daysOfMeals, nowMs: Date.now() },
  mulberry32(2),
);
await generateComments(payload, { posts: many, members: 2, comments: many });

const large = { posts: many, meals: daysOfMeals * 4 };
const { statementsOf, planOf } = recordStatements(payload);
/** With nothing kept from calls before. */
const statementsOfCall = ({ path, member }: GrowthCall, site: GrowthSite) => {
  invalidatePages([]);
  return statementsOf(() => callInProcess(path({ ...site, turn: 0 }), member ? token : null));
};
const token = await accessTokenOf(payload, memberId(0));

async function countAll(site: GrowthSite): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const call of growthCalls) counts[call.name] = (await statementsOfCall(call, site)).length;
  return counts;
}

const plans: Record<string, string[]> = {};
for (const call of growthCalls) {
  const { name } = call;
  const statements = await statementsOfCall(call, large);
  const lines: string[] = [];
  for (const statement of statements) lines.push(...slowLines(statement.sql, await planOf(statement)));
  if (lines.length > 0) plans[name] = [...new Set(lines)];
}
const withMany = await countAll(large);
await withWriteTransaction(payload, async ({ rows }) => {
  await rows(noColumns, sql`UPDATE posts SET _status = 'draft' WHERE id > ${few}`);
  await rows(noColumns, sql`UPDATE page_nodes SET is_live = ${false} WHERE post_id > ${few}`);
  await rows(noColumns, sql`DELETE FROM comments WHERE parent_id IS NOT NULL AND id > ${few}`);
  await rows(noColumns, sql`DELETE FROM comments WHERE id > ${few}`);
  for (const table of [sql`baby_meals`, sql`baby_water`]) {
    await rows(
      noColumns,
      sql`DELETE FROM ${table} WHERE id NOT IN (SELECT id FROM ${table} ORDER BY id LIMIT ${few})`,
    );
  }
});
const withFew = await countAll({ posts: few, meals: few });
process.stdout.write(`RESULT ${JSON.stringify({ withMany, withFew, plans })}\n`);
await payload.destroy();
process.exit(0);

import { migrateDatabase } from '../lib/platform/database/migrate-database';
import { getCms } from '../lib/content/cms/payload';
import { ensureSearchIndex } from '../lib/content/search/rebuild-index';
import { accessTokenOf } from './access-token-of';
import { memberId } from './generated-families';
import { type GrowthCall, growthCalls } from './growth-calls';
import { callInProcess } from './site-calls';

/**
 * For growth.ts, on the generated site of the environment: what each call costs this process in processor
 * time, database included where that is SQLite. Time on the clock says more about what else a shared machine
 * does. `measure-growth.ts <posts> <calls>`
 */
const [posts = 0, calls = 0] = process.argv.slice(2).map(Number);
const mealsOfYear = 365 * 4;

// A site kept from an earlier run may lack what was migrated since.
const payload = await getCms();
await migrateDatabase(payload);
await ensureSearchIndex(payload, { isAlone: true });
const tokens = new Map<number, string>();
for (let number = 0; number < 50; number += 1) {
  tokens.set(number, await accessTokenOf(payload, memberId(number)));
}
const costs: Record<string, number> = {};
const only = new RegExp(process.env.BENCH_ONLY ?? '');
const chosen = growthCalls.filter(({ name }) => only.test(name));
const make = ({ path, member }: GrowthCall, turn: number) =>
  callInProcess(
    path({ posts, meals: mealsOfYear, turn }),
    member ? (tokens.get(member(turn)) ?? null) : null,
  );
// The first calls pay for compiling; they are not measured.
for (const turn of [1, 2, 3]) for (const call of chosen) await make(call, turn);
/** What is kept for a second would be all that is measured. */
const cachedResponses = () =>
  (globalThis as { [key: symbol]: Map<string, unknown> | undefined })[Symbol.for('little-pear.kept.answers')];
for (const measured of chosen) {
  const { name } = measured;
  const taken: number[] = [];
  for (let turn = 1; turn <= calls; turn += 1) {
    cachedResponses()?.clear();
    const before = process.cpuUsage();
    await make(measured, turn);
    const { user, system } = process.cpuUsage(before);
    taken.push((user + system) / 1_000);
  }
  costs[name] = taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN;
  process.stderr.write(`  ${name}: ${costs[name].toFixed(1)} ms\n`);
}
process.stdout.write(`RESULT ${JSON.stringify(costs)}\n`);
process.exit(0);

import { Cluster } from './cluster/servers.mjs';
import { beforeLastMigration, olderVersion } from './cluster/older-version.mjs';
import { requireClusterTools } from './cluster/tools.mjs';
import { upgradeLosesNothing } from './cluster/upgrade.mjs';
import { buildIfNeeded, say } from './start-steps.mjs';

/**
 * Replaces three instances of an older version by this one under load: `npm run upgrade:prove [commit]`. The
 * older version is the last one before the newest migration, unless a commit is named.
 */
requireClusterTools();
const [commit = beforeLastMigration()] = process.argv.slice(2);
await buildIfNeeded();
const older = await olderVersion(commit);
const cluster = new Cluster(Number(process.env.CLUSTER_PORTS_FROM ?? 3340), older);
const numbers = [1, 2, 3];

const remove = async () => {
  await cluster.remove();
  older.remove();
};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    await remove();
    process.exit(1);
  });

let status = 1;
try {
  say('\nStarting PostgreSQL, Redis, the S3 store, three instances of the older version and nginx …');
  await cluster.startServices();
  await Promise.all(numbers.map((number) => cluster.startInstance(number)));
  await cluster.serve(numbers);
  say(`  proven  a rolling upgrade: ${await upgradeLosesNothing(cluster, numbers)}`);
  status = 0;
} catch (error) {
  say(`  FAILED  a rolling upgrade: ${error instanceof Error ? error.stack : String(error)}`);
} finally {
  await remove();
}
process.exit(status);

import { databaseRestarts, filesAreShared, redisStopsAndComesBack } from './cluster/outages.mjs';
import {
  fiveColdStartsMigrateOnce,
  instanceIsKilledAndOneAdded,
  limitsAreShared,
  noJobRunsTwice,
  publicationIsSeenByAll,
  refreshesRace,
} from './cluster/proofs.mjs';
import { Cluster } from './cluster/servers.mjs';
import { makeTestSite } from './make-test-site.mjs';
import { requireClusterTools } from './cluster/tools.mjs';
import { buildIfNeeded, say } from './start-steps.mjs';

/**
 * Starts the built site as three instances on PostgreSQL, Redis and an S3 store behind nginx, on this
 * machine, and proves what a cluster promises: `npm run cluster:prove`. Every proof is printed with its
 * figures; it ends with status 1 when one of them fails.
 */
requireClusterTools();
const [only = ''] = process.argv.slice(2);

await buildIfNeeded();
await makeTestSite();

const cluster = new Cluster(Number(process.env.CLUSTER_PORTS_FROM ?? 3320));
const stopEarly = async () => {
  await cluster.remove();
  process.exit(1);
};
process.on('SIGINT', stopEarly);
process.on('SIGTERM', stopEarly);

let failed = 0;

async function prove(name, proof) {
  if (only && !name.includes(only)) return;
  const started = Date.now();
  try {
    const figures = await proof();
    say(`  proven  ${name}: ${figures} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
  } catch (error) {
    failed += 1;
    say(`  FAILED  ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

try {
  say('\nStarting PostgreSQL, Redis, the S3 store, three instances and nginx …');
  await cluster.startServices();
  await Promise.all([1, 2, 3].map((number) => cluster.startInstance(number)));
  await cluster.serve([1, 2, 3]);

  await prove('a publication is seen by all', () => publicationIsSeenByAll(cluster, [1, 2, 3]));
  await prove('refreshes race', () => refreshesRace(cluster, [1, 2, 3]));
  await prove('limits are shared', () => limitsAreShared(cluster, [1, 2, 3]));
  await prove('files are shared', () => filesAreShared(cluster, [1, 2, 3]));
  await prove('no job runs twice', () => noJobRunsTwice(cluster, [1, 2, 3]));
  await prove('the database restarts', () => databaseRestarts(cluster, [1, 2, 3]));
  await prove('Redis stops and comes back', () => redisStopsAndComesBack(cluster, [1, 2, 3]));
  await prove('an instance is killed and one added', () => instanceIsKilledAndOneAdded(cluster));
  for (const instance of cluster.instances.values()) await instance.stop('SIGKILL');
  await prove('five cold starts migrate once', () => fiveColdStartsMigrateOnce(cluster));
} catch (error) {
  failed += 1;
  say(`FAILED  ${error instanceof Error ? error.stack : String(error)}`);
} finally {
  await cluster.remove();
}
say(failed === 0 ? '\nThe cluster keeps its promises.' : `\n${failed} promises are broken.`);
process.exit(failed === 0 ? 0 : 1);

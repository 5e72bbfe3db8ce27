import { spawnSync } from 'node:child_process';
import { root, say } from './start-steps.mjs';

/**
 * Writes the next migration for both databases from the collections as they are now: `npm run
 * migration:create -- name`.
 */
const [name] = process.argv.slice(2);
if (!name) {
  process.stderr.write('Give the migration a name: npm run migration:create -- add-something\n');
  process.exit(1);
}
// Nothing is connected to: the statements come from the last migration's snapshot and the collections.
const databases = { sqlite: '', postgres: 'postgres://nobody@127.0.0.1:1/none' };
for (const [dialect, url] of Object.entries(databases)) {
  const { status } = spawnSync('npx', ['payload', 'migrate:create', name], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      LITTLE_PEAR_BUILDING: '1',
      NODE_OPTIONS: '--conditions=production --import ./scripts/ignore-server-only.mjs',
      PAYLOAD_CONFIG_PATH: 'payload.config.ts',
      DATABASE_URL: url,
    },
  });
  if (status !== 0) process.exit(status ?? 1);
  say(`  ${dialect}: done`);
}

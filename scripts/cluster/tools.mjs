import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPostgres } from '../../lib/platform/testing/postgres-cluster.mjs';
import { hasCommand, root, say } from '../start-steps.mjs';

/** Ends with status 1 where this machine lacks what a cluster is made of, and says what that is. */
export function requireClusterTools() {
  const missing = [
    findPostgres() ? null : 'PostgreSQL',
    ...['redis-server', 'nginx'].map((command) => (hasCommand(command) ? null : command)),
    existsSync(path.join(root, 'node_modules/s3rver')) ? null : 's3rver',
  ].filter(Boolean);
  if (missing.length === 0) return;
  say(`A cluster cannot be proven on this machine: ${missing.join(', ')} missing.`);
  process.exit(1);
}

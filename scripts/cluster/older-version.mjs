import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, say, step } from '../start-steps.mjs';

const migrations = 'lib/platform/database/migrations/postgres';

/** The last commit without the newest migration: between it and what stands here the database changes. */
export function beforeLastMigration() {
  const added = git(['log', '-1', '--diff-filter=A', '--format=%H', '--', migrations]);
  if (added === '') throw new Error(`No commit adds a migration to ${migrations}.`);
  return `${added}^`;
}

/**
 * An older version of the site, built in a folder of its own, with first content as it makes it.
 * @param {string} commit as Git names one
 * @returns {Promise<import('./servers.mjs').Version & { remove: () => void }>}
 */
export async function olderVersion(commit) {
  const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-older-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    git(['clone', '--quiet', '--shared', '--no-checkout', root, folder]);
    git(['-C', folder, 'checkout', '--quiet', '--detach', git(['rev-parse', commit])]);
    await install(folder);
    const at = { cwd: folder };
    await step('Building the older version', ['npm', 'run', '--silent', 'build'], at);
    await step('Its first content', [process.execPath, 'scripts/make-test-site.mjs'], at);
  } catch (error) {
    remove();
    throw error;
  }
  return { root: folder, argsOf: async (program) => ['scripts/run.mjs', program], remove };
}

/** The same packages are copied, for the registry would only bring them once more. */
async function install(folder) {
  const lockOf = (place) => readFileSync(path.join(place, 'package-lock.json'), 'utf8');
  if (lockOf(root) !== lockOf(folder)) {
    const packages = ['npm', 'install', '--no-save', '--no-audit', '--no-fund'];
    await step('Installing the packages of the older version', packages, { cwd: folder });
    return;
  }
  say('\nCopying the packages, which are the same …');
  const [from, to] = [root, folder].map((place) => path.join(place, 'node_modules'));
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

function git(args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

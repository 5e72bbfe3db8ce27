import { cpSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { releaseFiles } from './release/release-files.mjs';
import { buildIfNeeded, root, say, step } from './start-steps.mjs';

/**
 * `npm run release`: the finished site in `release/site`, and the same as an archive. It holds the build, the
 * compiled programs, the first content and only the modules that run; `node scripts/start-built.mjs` in it
 * starts it on a machine of the same kind, with nothing to install.
 */
const folder = path.join(root, 'release');
const site = path.join(folder, 'site');
const archive = path.join(folder, 'little-pear.tar.gz');

await buildIfNeeded();
await step('Compiling the programs', [process.execPath, 'scripts/compile-programs.mjs'], { cwd: root });
say('\nGathering what runs …');
const files = await releaseFiles(root);
rmSync(folder, { recursive: true, force: true });
for (const file of files) copy(file);
const bytes = files.reduce((sum, file) => sum + statSync(path.join(root, file)).size, 0);
say(`  ${files.length} files, ${(bytes / 1e6).toFixed(0)} MB: ${path.relative(root, site)}`);

// In a fixed order, by nobody and without times, so that the same build makes the same archive.
const reproducible = ['--sort=name', '--mtime=2000-01-01', '--owner=0', '--group=0', '--numeric-owner'];
const { status } = spawnSync('tar', [...reproducible, '-czf', archive, '-C', folder, 'site'], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
say(`  ${(statSync(archive).size / 1e6).toFixed(0)} MB: ${path.relative(root, archive)}`);

function copy(file) {
  const to = path.join(site, file);
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(path.join(root, file), to, { verbatimSymlinks: true, preserveTimestamps: true });
}

import { parseArgs } from 'node:util';
import { makeBackup } from '../lib/platform/backup/make-backup';
import { parseEnvironment } from '../lib/platform/settings/settings-schema';

/** `npm run backup -- --to <folder> --keep <number>`, also while the site is running. */
const { values } = parseArgs({
  options: { to: { type: 'string', default: 'backups' }, keep: { type: 'string', default: '7' } },
});
const keep = Number(values.keep);
if (!Number.isInteger(keep) || keep < 1) {
  process.stderr.write('--keep needs a whole number from 1 on.\n');
  process.exit(1);
}

const { DATABASE_URL, BACKUP_PASSPHRASE } = parseEnvironment({ ...process.env, NODE_ENV: 'development' });
const began = performance.now();
const { folder, manifest } = await makeBackup({
  folder: values.to,
  databaseUrl: DATABASE_URL,
  passphrase: BACKUP_PASSPHRASE,
  keep,
  now: new Date(),
});
const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
process.stdout.write(
  `${folder}\n  ${manifest.files.length} files, ${(bytes / 1_000_000).toFixed(1)} MB, ` +
    `${((performance.now() - began) / 1000).toFixed(1)} s\n`,
);
if (BACKUP_PASSPHRASE === undefined) {
  process.stdout.write(
    '  Not encrypted: it holds members’ data and the site’s secrets. Set BACKUP_PASSPHRASE to seal it.\n',
  );
}

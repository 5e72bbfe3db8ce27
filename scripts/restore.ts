import { restoreBackup, RestoreRefused } from '../lib/platform/backup/restore-backup';
import { parseEnvironment } from '../lib/platform/settings/settings-schema';

/** `npm run restore -- <folder of a backup>`, while the site is stopped. */
const [backup] = process.argv.slice(2);
if (backup === undefined) {
  process.stderr.write('Name the backup: npm run restore -- backups/little-pear-…\n');
  process.exit(1);
}

const { DATABASE_URL, BACKUP_PASSPHRASE } = parseEnvironment({ ...process.env, NODE_ENV: 'development' });
try {
  const { manifest, movedTo } = await restoreBackup({
    backup,
    databaseUrl: DATABASE_URL,
    passphrase: BACKUP_PASSPHRASE,
    now: new Date(),
  });
  process.stdout.write(`Restored the site of ${manifest.createdAt}: ${manifest.files.length} files.\n`);
  if (movedTo)
    process.stdout.write(`What was there before lies in ${movedTo}; delete it when all is well.\n`);
} catch (error) {
  if (!(error instanceof RestoreRefused)) throw error;
  process.stderr.write(`Not restored: ${error.message}\n`);
  process.exit(1);
}

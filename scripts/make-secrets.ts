import { refuseUnfinishedRestore, RestoreUnfinished } from '../lib/platform/backup/unfinished-restore';
import { ensureStoredSecrets } from '../lib/platform/settings/secrets';

// Imported for its effect, before anything that reads the settings.
try {
  refuseUnfinishedRestore();
} catch (error) {
  if (!(error instanceof RestoreUnfinished)) throw error;
  process.stderr.write(`  ${error.message}\n`);
  process.exit(1);
}
if (ensureStoredSecrets()) {
  process.stdout.write('  secrets made (data/secrets.json, readable by you alone)\n');
}

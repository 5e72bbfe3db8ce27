import { ensureStoredSecrets } from '../lib/platform/settings/secrets';

// Imported for its effect, before anything that reads the settings.
if (ensureStoredSecrets()) {
  process.stdout.write('  secrets made (data/secrets.json, readable by you alone)\n');
}

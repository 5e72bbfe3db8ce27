import { setTimeout as delay } from 'node:timers/promises';
import type { Payload } from 'payload';
import type { OwnWrites } from '../../platform/database/adapters/sqlite';
import { isDelivering } from '../../platform/process/deliver-due';
import { onStop } from '../../platform/process/stopping';

const jobsEndWithinMs = 5_000;
const lookAgainAfterMs = 50;

/** What the two adapters keep open; Payload's own `destroy` closes neither. */
interface Connections {
  preparedReads?: { close: () => void };
  writeConnection?: OwnWrites['writeConnection'];
  client?: { close: () => void };
  pool?: { end: () => Promise<void> };
}

let registered: Payload | null = null;

/** When the server is asked to stop no further job begins; those that run may end; then the database is closed. */
export function closeWithServer(payload: Payload): void {
  if (registered === payload) return;
  registered = payload;
  onStop('payload', {
    beginNoMore: () => {
      for (const clock of payload.crons) clock.stop();
    },
    close: async () => {
      const deadline = Date.now() + jobsEndWithinMs;
      // What has not ended by then is taken up again after the next start (lib/content/cms/jobs/release-orphans.ts).
      while ((isDelivering() || payload.crons.some((clock) => clock.isBusy())) && Date.now() < deadline)
        await delay(lookAgainAfterMs);
      const { preparedReads, writeConnection, client, pool } = payload.db as unknown as Connections;
      preparedReads?.close();
      writeConnection?.close();
      // Last of SQLite's, so that it empties the log.
      client?.close();
      await pool?.end();
    },
  });
}

import 'server-only';
import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { closeWithServer } from './close-with-server';
import { runWaitingWork } from './jobs/run-waiting-work';
import { sweepMediaWhileRunning } from './uploads/sweep-media';

/** The one Payload instance of the server process; the first call opens the database and starts the jobs' clock. */
export async function getCms(): Promise<Payload> {
  const payload = await getPayload({ config, cron: true });
  closeWithServer(payload);
  runWaitingWork(payload);
  sweepMediaWhileRunning(payload);
  return payload;
}

import 'server-only';
import config from '@payload-config';
import { getPayload, type Payload } from 'payload';

/** The one Payload instance of the server process; the first call opens the database and starts the jobs' clock. */
export function getCms(): Promise<Payload> {
  return getPayload({ config, cron: true });
}

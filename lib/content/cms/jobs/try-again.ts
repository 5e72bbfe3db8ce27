import type { CollectionSlug, PayloadHandler, PayloadRequest } from 'payload';
import { sendWaitingMails } from '../../../accounts/server/mails/send-waiting-mails';
import { isStaff } from '../access/roles';
import { recordEvent } from '../hooks/record-event';

const dayMs = 24 * 60 * 60_000;
const answer = (status: number, message: string) => Response.json({ message }, { status });

/** POST /cms-api/payload-jobs/:id/try-again, for admins: a job that was given up is begun anew within the minute. */
export const tryJobAgain: PayloadHandler = (req) =>
  tryAgain(req, 'payload-jobs', async (id) => {
    const { docs } = await req.payload.update({
      collection: 'payload-jobs',
      where: { and: [{ id: { equals: Number(id) } }, { hasError: { equals: true } }] },
      data: { hasError: false, error: null, processing: false, totalTried: 0, waitUntil: null, log: [] },
      depth: 0,
    });
    return docs.length > 0;
  });

/** POST /cms-api/outgoing-mails/:id/try-again, for admins: a mail that was given up, or waits, is sent now. */
export const tryMailAgain: PayloadHandler = (req) =>
  tryAgain(req, 'outgoing-mails', async (id) => {
    const nowMs = Date.now();
    const { docs } = await req.payload.update({
      collection: 'outgoing-mails',
      where: { id: { equals: Number(id) } },
      data: {
        state: 'waiting',
        attempts: 0,
        nextAttemptAtMs: nowMs,
        claimedUntilMs: null,
        giveUpAtMs: nowMs + dayMs,
      },
      depth: 0,
    });
    void sendWaitingMails({ payload: req.payload, nowMs: Date.now });
    return docs.length > 0;
  });

async function tryAgain(
  req: PayloadRequest,
  collection: CollectionSlug,
  begin: (id: string) => Promise<boolean>,
): Promise<Response> {
  if (!isStaff(req, ['admin'])) return answer(403, 'This is for admins.');
  const id = String(req.routeParams?.id ?? '');
  if (!/^\d+$/.test(id) || !(await begin(id))) return answer(404, 'There is nothing to try again.');
  await recordEvent(req, { action: 'tried-again', subject: collection, document: id });
  return answer(200, 'It is being tried again.');
}

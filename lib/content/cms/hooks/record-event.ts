import type { PayloadRequest } from 'payload';
import type { AuditAction } from '../collections/audit-events';
import { innerRequest } from './inner-request';

interface Event {
  action: AuditAction;
  /** The collection of the document. */
  subject?: string;
  document?: string;
  /** A role before and after. Nothing of a member. */
  detail?: string;
  /** Who it was, where no one is signed in yet. */
  actor?: string;
}

/** Writes into the audit trail, in the transaction of what it tells about. */
export async function recordEvent(req: PayloadRequest, { actor, ...event }: Event): Promise<void> {
  await req.payload.create({
    collection: 'audit-events',
    data: { ...event, actor: actor ?? req.user?.email ?? 'the software' },
    // The collection lets nobody create: hooks alone write here.
    overrideAccess: true,
    depth: 0,
    req: innerRequest(req),
  });
}

import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { recordEvent } from './record-event';

/** Rows that the software keeps for itself: what becomes of them is nobody's action. */
const notAudited = new Set([
  'audit-events',
  'page-nodes',
  'rate-limits',
  'member-sessions',
  'idempotency-keys',
  'poll-votes',
  'page-votes',
]);

/** Adds to a collection that what the staff do in it is noted. */
export function withAudit(collection: CollectionConfig): CollectionConfig {
  if (notAudited.has(collection.slug)) return collection;
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), noteChange],
      afterDelete: [...(hooks.afterDelete ?? []), noteDeletion],
      ...(collection.auth
        ? {
            afterLogin: [...(hooks.afterLogin ?? []), noteSignIn],
          }
        : {}),
    },
  };
}

const isByStaff = (req: PayloadRequest) => req.user !== null && req.user !== undefined;

const noteChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, operation, req }) => {
  if (!isByStaff(req)) return doc;
  const document = String(doc.id);
  const note = { subject: collection.slug, document };
  const was = operation === 'create' ? undefined : previousDoc;

  if (doc._status === 'published') await recordEvent(req, { action: 'publish', ...note });
  else if (doc._status === 'draft' && was?._status === 'published')
    await recordEvent(req, { action: 'unpublish', ...note });

  if (collection.slug === 'members' && was && doc.status !== was.status) {
    const action = doc.status === 'disabled' ? 'member-disabled' : 'member-enabled';
    await recordEvent(req, { action, ...note });
  }
  if (collection.slug === 'staff') {
    if (!was) await recordEvent(req, { action: 'staff-added', ...note, detail: String(doc.role) });
    else if (doc.role !== was.role)
      await recordEvent(req, { action: 'role-change', ...note, detail: `${was.role} → ${doc.role}` });
    if (was && typeof req.data?.password === 'string')
      await recordEvent(req, { action: 'password-change', ...note });
  }
  return doc;
};

const noteDeletion: CollectionAfterDeleteHook = async ({ collection, id, doc, req }) => {
  if (isByStaff(req))
    await recordEvent(req, { action: 'delete', subject: collection.slug, document: String(id) });
  return doc;
};

const noteSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  await recordEvent(req, { action: 'sign-in', actor: user.email });
};

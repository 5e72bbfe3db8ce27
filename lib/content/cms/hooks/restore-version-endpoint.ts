import { type Endpoint, isolateObjectProperty, type PayloadRequest, restoreVersionOperation } from 'payload';
import { badRequest, notFound } from '../../../platform/http/api-error';
import type { PageCollection } from '../page-tree/kinds';

declare module 'payload' {
  interface RequestContext {
    /** A version comes back as a draft: what it says of its own state does not count. */
    restoresAsDraft?: boolean;
  }
}

const largestId = 2 ** 31 - 1;

/**
 * `POST /cms-api/<collection>/versions/<id>`, *Restore this version*: in place of Payload's own, which takes
 * a published document down when the version is a draft. Such a version comes back as the newest draft, and
 * visitors go on seeing what is published.
 */
export const restoreVersionEndpoint: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const collection = String(req.routeParams?.collection) as PageCollection;
    const version = await findVersion(collection, String(req.routeParams?.id ?? ''), req);
    const isDraft = version.version?._status !== 'published' || String(req.query?.draft) === 'true';
    const restored = await restoreVersionOperation({
      collection: req.payload.collections[collection],
      id: version.id,
      draft: isDraft,
      depth: 0,
      req: restoringRequest(req, isDraft),
    });
    const message = isDraft
      ? 'Restored as the newest draft. What visitors see has not changed.'
      : req.t('version:restoredSuccessfully');
    return Response.json({ ...restored, message });
  },
};

async function findVersion(collection: PageCollection, id: string, req: PayloadRequest) {
  if (!/^\d+$/.test(id)) throw badRequest('The version is named by its number.');
  if (Number(id) > largestId) throw notFound();
  return req.payload.findVersionByID({
    collection,
    id,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
}

function restoringRequest(req: PayloadRequest, isDraft: boolean): PayloadRequest {
  const own = isolateObjectProperty(req, ['context', 'query']);
  own.context = { ...req.context, restoresAsDraft: isDraft };
  // Hooks ask the query whether a draft is saved beside what is published.
  own.query = { ...req.query, draft: String(isDraft) };
  return own;
}

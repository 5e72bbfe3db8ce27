import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig, type Endpoint } from 'payload';
import { badRequest, forbidden } from '../../http/api-error';
import { noColumns, sql, transactionOf } from '../../http/database';
import { isStaff } from '../access/roles';
import { findUses, type GuardedCollection, type Use } from './find-uses';

const most = { named: 5, listed: 100 };
const kinds = { posts: 'post', stories: 'web story', pages: 'info page', videos: 'video' } as const;
const nouns = {
  images: 'picture',
  videos: 'video',
  documents: 'document',
  categories: 'category',
  polls: 'poll',
} as const;

/** Adds to a collection that no document of it is deleted while others show it, and that the panel can ask where it is used. */
export function guardedWhileUsed(
  collection: CollectionConfig & { slug: GuardedCollection },
): CollectionConfig {
  const { hooks = {}, endpoints, slug } = collection;
  return {
    ...collection,
    endpoints: [...(endpoints || []), usesEndpoint(slug)],
    hooks: { ...hooks, beforeDelete: [refuseWhileUsed(slug), ...(hooks.beforeDelete ?? [])] },
  };
}

/**
 * Runs in the transaction of the deletion. The row is held first: whoever is about to name it waits, and is told that it is gone; whoever has named it and has not
 * committed is waited for, and then found.
 */
function refuseWhileUsed(collection: GuardedCollection): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const { rows } = await transactionOf(req);
    const hold = req.payload.db.name === 'sqlite' ? sql`` : sql` FOR UPDATE`;
    await rows(noColumns, sql`SELECT id FROM ${sql.identifier(collection)} WHERE id = ${id}${hold}`);
    const filename = await filenameOf(collection, Number(id), req);
    const uses = await findUses({ payload: req.payload, req }, { collection, id: Number(id), filename });
    if (uses.length > 0) throw new APIError(refusal(collection, uses), 409, { uses: linked(uses) }, true);
  };
}

type Req = Parameters<CollectionBeforeDeleteHook>[0]['req'];

async function filenameOf(collection: GuardedCollection, id: number, req: Req): Promise<string | null> {
  if (collection !== 'documents' && collection !== 'images' && collection !== 'videos') return null;
  const file = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    select: { filename: true },
    req,
  });
  return file?.filename ?? null;
}

/** "This picture is used in the post “Peas” and cannot be deleted. Remove it there first." */
export function refusal(collection: GuardedCollection, uses: readonly Use[]): string {
  const named = uses.slice(0, most.named).map((use) => `the ${kinds[use.collection]} “${use.title}”`);
  const others = uses.length - named.length;
  const places = others > 0 ? [...named, `${others} more`] : named;
  const list = places.length === 1 ? places[0] : `${places.slice(0, -1).join(', ')} and ${places.at(-1)}`;
  return `This ${nouns[collection]} is used in ${list} and cannot be deleted. Remove it there first.`;
}

function linked(uses: readonly Use[]) {
  return uses
    .slice(0, most.listed)
    .map((use) => ({ ...use, href: `/admin/collections/${use.collection}/${use.id}` }));
}

/** `GET /cms-api/<collection>/<id>/uses` → `{ uses }`, for the list beside the form. */
function usesEndpoint(collection: GuardedCollection): Endpoint {
  return {
    path: '/:id/uses',
    method: 'get',
    handler: async (req) => {
      if (!isStaff(req)) throw forbidden();
      const id = String(req.routeParams?.id ?? '');
      if (!/^\d{1,9}$/.test(id)) throw badRequest('The document is named by its number.');
      const filename = await filenameOf(collection, Number(id), req);
      const uses = await findUses({ payload: req.payload }, { collection, id: Number(id), filename });
      return Response.json({ uses: linked(uses) }, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}

import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig, type Endpoint } from 'payload';
import { badRequest, forbidden } from '../../../platform/http/api-error';
import { noColumns, sql, transactionOf } from '../../../platform/database/sql';
import { isStaff } from '../access/roles';
import { publicPath } from '../public-path';
import { findUses, type GuardedCollection, type Target, type Use } from './find-uses';

const most = { named: 5, listed: 100 };
const kinds = { posts: 'post', stories: 'web story', pages: 'info page', videos: 'video' } as const;
const nouns = {
  ...kinds,
  images: 'picture',
  documents: 'document',
  categories: 'category',
  people: 'author',
  polls: 'poll',
} as const;

/**
 * Adds to a collection that no document of it is deleted while others show it, and that the panel can ask
 * where it is used.
 */
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
 * Runs in the transaction of the deletion. The row is held first: whoever is about to name it waits, and is
 * told that it is gone; whoever has named it and has not committed is waited for, and then found.
 */
function refuseWhileUsed(collection: GuardedCollection): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    // The contract of the editors' API deletes pages without asking (Wagtail).
    if (isPage(collection) && req.payloadAPI !== 'REST') return;
    const { rows } = await transactionOf(req);
    const hold = req.payload.db.name === 'sqlite' ? sql`` : sql` FOR UPDATE`;
    await rows(noColumns, sql`SELECT id FROM ${sql.identifier(collection)} WHERE id = ${id}${hold}`);
    const uses = await usesOf(collection, Number(id), req);
    if (uses.length > 0) throw new APIError(refusal(collection, uses), 409, { uses: linked(uses) }, true);
  };
}

type Req = Parameters<CollectionBeforeDeleteHook>[0]['req'];

const isPage = (collection: GuardedCollection) =>
  collection === 'posts' || collection === 'stories' || collection === 'pages';

async function usesOf(collection: GuardedCollection, id: number, req: Req): Promise<Use[]> {
  const addresses = await addressesOf(collection, id, req);
  return findUses({ payload: req.payload, req }, { collection, id, ...addresses });
}

/** By what links lead to it: a file by its name, a page by its address and by those it had before. */
async function addressesOf(
  collection: GuardedCollection,
  id: number,
  req: Req,
): Promise<Pick<Target, 'filename' | 'paths'>> {
  const { payload } = req;
  if (collection === 'polls') return {};
  if (collection === 'documents' || collection === 'images' || collection === 'videos') {
    const select = { filename: true } as const;
    const file = await payload.findByID({ collection, id, depth: 0, disableErrors: true, select, req });
    return { filename: file?.filename ?? null };
  }
  const select = { slug: true } as const;
  const stored = await payload.findByID({ collection, id, depth: 0, disableErrors: true, select, req });
  const { docs: redirects } = await payload.find({
    collection: 'redirects',
    where: { and: [{ 'to.relationTo': { equals: collection } }, { 'to.value': { equals: id } }] },
    depth: 0,
    pagination: false,
    req,
  });
  const current = stored?.slug ? [publicPath(collection, stored.slug)] : [];
  return { paths: [...current, ...redirects.map(({ from }) => from)] };
}

/** "This picture is used in the post “Peas” and cannot be deleted. Remove it there first." A page is linked to. */
export function refusal(collection: GuardedCollection, uses: readonly Use[]): string {
  const named = uses.slice(0, most.named).map((use) => `the ${kinds[use.collection]} “${use.title}”`);
  const others = uses.length - named.length;
  const places = others > 0 ? [...named, `${others} more`] : named;
  const list = places.length === 1 ? places[0] : `${places.slice(0, -1).join(', ')} and ${places.at(-1)}`;
  return isPage(collection)
    ? `This ${nouns[collection]} is linked from ${list} and cannot be deleted. Remove the links to it first.`
    : `This ${nouns[collection]} is used in ${list} and cannot be deleted. Remove it there first.`;
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
      const uses = await usesOf(collection, Number(id), req);
      return Response.json({ uses: linked(uses) }, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}

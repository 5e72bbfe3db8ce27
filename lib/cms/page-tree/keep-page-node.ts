import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  Payload,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload';
import type { PageNode } from '../payload-types';
import { documentFields, type PageCollection, pageCollections, type PageKind, pageKinds } from './kinds';
import { childPath, placeOf } from './paths';

/** Keeps the page tree in step with a document, in the document's own transaction. */
export function keepPageNode(collection: PageCollection): CollectionAfterChangeHook {
  return async ({ doc, operation, req }) => {
    await savePageNode({ collection, id: doc.id, draftTitle: doc.title, draftStatus: doc._status, req });
    if (operation === 'create' && req.user) {
      await req.payload.update({
        collection: 'page-nodes',
        where: { [documentFields[collection]]: { equals: doc.id } },
        data: { owner: req.user.id },
        req,
      });
    }
    return doc;
  };
}

/** Takes a document's page out of the tree before the document goes. */
export function dropPageNode(collection: PageCollection): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    await req.payload.delete({
      collection: 'page-nodes',
      where: { [documentFields[collection]]: { equals: id } },
      req,
    });
  };
}

const untitled = 'Untitled';

interface SavedDocument {
  collection: PageCollection;
  id: number;
  /** Title and state of the version that was saved last, which may be a draft of a page that is live. */
  draftTitle: string;
  draftStatus: 'draft' | 'published' | null | undefined;
  req: PayloadRequest;
}

/** Writes the node of a document from what is stored: a new one at the end of its parent's children, or the one it has. */
export async function savePageNode({
  collection,
  id,
  draftTitle,
  draftStatus,
  req,
}: SavedDocument): Promise<void> {
  const { payload } = req;
  const field = documentFields[collection];
  // What visitors see: a draft of a live page leaves this row as it is.
  const stored = await payload.findByID({
    collection,
    id,
    depth: 0,
    select: { title: true, slug: true, _status: true, seo: true, showInMenus: true, publishedAt: true },
    req,
  });
  const isLive = stored._status === 'published';
  const data = {
    // A draft may still lack both.
    slug: stored.slug || `draft-${id}`,
    title: stored.title || untitled,
    draftTitle: draftTitle || untitled,
    isLive,
    hasUnpublishedChanges: !isLive || draftStatus === 'draft',
    showInMenus: stored.showInMenus ?? false,
    seoTitle: stored.seo?.title ?? null,
    searchDescription: stored.seo?.description ?? null,
    firstPublishedAt: stored.publishedAt ?? null,
    latestRevisionCreatedAt: new Date().toISOString(),
  };
  const { docs } = await payload.find({
    collection: 'page-nodes',
    where: { [field]: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    req,
  });
  if (docs[0]) {
    await payload.update({ collection: 'page-nodes', id: docs[0].id, data, depth: 0, req });
    return;
  }
  const kind = pageCollections[collection];
  await addPageNode({ payload, kind, data: { ...data, [field]: id }, req });
}

type NewNode = Omit<RequiredDataFromCollectionSlug<'page-nodes'>, 'path' | 'kind' | 'parent'>;

/** Adds a page as the last child of the page that its kind lives under. */
export async function addPageNode(options: {
  payload: Payload;
  kind: PageKind;
  data: NewNode;
  req: Partial<PayloadRequest>;
}): Promise<PageNode> {
  const { payload, kind, data, req } = options;
  const parent = await findParent(payload, kind, req);
  const path = parent ? await nextChildPath(payload, parent, req) : childPath('', 1);
  return payload.create({
    collection: 'page-nodes',
    data: { ...data, kind, path, parent: parent?.id },
    depth: 0,
    req,
  });
}

async function findParent(
  payload: Payload,
  kind: PageKind,
  req: Partial<PayloadRequest>,
): Promise<PageNode | null> {
  const { parent } = pageKinds[kind];
  if (parent === null) return null;
  const { docs } = await payload.find({
    collection: 'page-nodes',
    where: { kind: { equals: parent } },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  });
  if (!docs[0]) throw new Error(`The page tree has no ${parent}: run the preparation (scripts/prepare.ts).`);
  return docs[0];
}

/** The path after the last child's. */
export async function nextChildPath(
  payload: Payload,
  parent: Pick<PageNode, 'id' | 'path'>,
  req: Partial<PayloadRequest>,
): Promise<string> {
  await lockChildren(payload, parent.id, req);
  const { docs } = await payload.find({
    collection: 'page-nodes',
    where: { parent: { equals: parent.id } },
    sort: '-path',
    depth: 0,
    limit: 1,
    pagination: false,
    select: { path: true },
    req,
  });
  return childPath(parent.path, docs[0] ? placeOf(docs[0].path) + 1 : 1);
}

/** On PostgreSQL two writers may look for the last child at once: the second waits here. SQLite has one writer at a time anyway. */
async function lockChildren(payload: Payload, parentId: number, req: Partial<PayloadRequest>): Promise<void> {
  if (payload.db.name !== 'postgres') return;
  await payload.update({ collection: 'page-nodes', id: parentId, data: {}, depth: 0, select: {}, req });
}

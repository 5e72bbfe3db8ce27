import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  Payload,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload';
import { transactionOf } from '../../../platform/database/sql';
import { innerRequest } from '../hooks/inner-request';
import type { PageNode } from '../../../platform/database/payload-types';
import { documentFields, type PageCollection, pageCollections, type PageKind, pageKinds } from './kinds';
import { lockSiblings } from './lock-siblings';
import { childPath, placeOf } from './paths';

/** Syncs the page tree with a document, in the document's own transaction. */
export function syncPageNode(collection: PageCollection): CollectionAfterChangeHook {
  return async ({ doc, operation, req: outer }) => {
    const req = innerRequest(outer);
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
      req: innerRequest(req),
    });
  };
}

const untitled = 'Untitled';

const nodeFields = {
  title: true,
  slug: true,
  _status: true,
  seo: true,
  showInMenus: true,
  publishedAt: true,
  aliasOf: true,
} as const;

interface SavedDocument {
  collection: PageCollection;
  id: number;
  /** Title and state of the version that was saved last, which may be a draft of a page that is live. */
  draftTitle: string;
  draftStatus: 'draft' | 'published' | null | undefined;
  req: PayloadRequest;
}

/**
 * Writes the node of a document from what is stored: a new one at the end of its parent's children, or the
 * one it has.
 */
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
  const stored = await payload.findByID({ collection, id, depth: 0, select: nodeFields, req });
  const isLive = stored._status === 'published';
  // Nobody sees a page that is not live but its editors, and they see its newest draft.
  const shown = isLive
    ? stored
    : await payload.findByID({ collection, id, depth: 0, draft: true, select: nodeFields, req });
  const data = {
    // A draft may still lack both.
    slug: shown.slug || `draft-${id}`,
    title: shown.title || untitled,
    draftTitle: draftTitle || untitled,
    isLive,
    hasUnpublishedChanges: !isLive || draftStatus === 'draft',
    showInMenus: shown.showInMenus ?? false,
    seoTitle: shown.seo?.title ?? null,
    searchDescription: shown.seo?.description ?? null,
    firstPublishedAt: stored.publishedAt ?? null,
    latestRevisionCreatedAt: new Date().toISOString(),
    aliasOf: typeof stored.aliasOf === 'number' ? await findNodeId(field, stored.aliasOf, req) : null,
  };
  const nodeId = await findNodeId(field, id, req);
  if (nodeId !== null) {
    await payload.update({ collection: 'page-nodes', id: nodeId, data, depth: 0, req });
    return;
  }
  const kind = pageCollections[collection];
  await addPageNode({ payload, kind, data: { ...data, [field]: id }, req });
}

/** The page of a document. */
async function findNodeId(
  field: (typeof documentFields)[PageCollection],
  documentId: number,
  req: PayloadRequest,
): Promise<number | null> {
  const { docs } = await req.payload.find({
    collection: 'page-nodes',
    where: { [field]: { equals: documentId } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    req,
  });
  return docs[0]?.id ?? null;
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
  await lockSiblings(await transactionOf({ payload, transactionID: req.transactionID }), kind);
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
async function nextChildPath(
  payload: Payload,
  parent: Pick<PageNode, 'id' | 'path'>,
  req: Partial<PayloadRequest>,
): Promise<string> {
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

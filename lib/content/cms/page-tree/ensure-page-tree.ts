import type { Payload, PayloadRequest } from 'payload';
import { ensurePageWords } from './sync-page-words';
import { withWriteTransaction } from '../../../platform/database/sql';
import { documentFields, type PageCollection, type PageKind } from './kinds';
import { addPageNode, savePageNode } from './sync-page-node';

/** The pages that are code; the root and the site's home always have the ids 1 and 2. */
const fixedPages: readonly { kind: PageKind; slug: string; title: string }[] = [
  { kind: 'root', slug: 'root', title: 'Root' },
  { kind: 'home', slug: 'home', title: 'Home' },
  { kind: 'blogIndex', slug: 'blog', title: 'Blog' },
  { kind: 'storyIndex', slug: 'web-stories', title: 'Web Stories' },
];

/**
 * Makes the pages that are code, a node for every document that has none, and the index of their words. Safe
 * to run again.
 */
export async function ensurePageTree(payload: Payload): Promise<void> {
  for (const { kind, slug, title } of fixedPages) await ensureFixedPage(payload, { kind, slug, title });
  for (const collection of Object.keys(documentFields) as PageCollection[]) {
    for (const id of await idsWithoutNode(payload, collection)) await addMissingNode(payload, collection, id);
  }
  await ensurePageWords(payload);
}

async function ensureFixedPage(
  payload: Payload,
  { kind, slug, title }: { kind: PageKind; slug: string; title: string },
): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'page-nodes', where: { kind: { equals: kind } } });
  if (totalDocs > 0) return;
  await withWriteTransaction(payload, async ({ req }) => {
    await addPageNode({
      payload,
      kind,
      data: {
        slug,
        title,
        draftTitle: title,
        isLive: true,
        hasUnpublishedChanges: false,
        showInMenus: kind !== 'root' && kind !== 'home',
        firstPublishedAt: new Date().toISOString(),
      },
      req: req as Partial<PayloadRequest>,
    });
  });
}

async function idsWithoutNode(payload: Payload, collection: PageCollection): Promise<number[]> {
  const field = documentFields[collection];
  const [documents, nodes] = await Promise.all([
    payload.find({ collection, depth: 0, select: {}, pagination: false, sort: 'id' }),
    payload.find({
      collection: 'page-nodes',
      where: { [field]: { exists: true } },
      depth: 0,
      select: { [field]: true },
      pagination: false,
    }),
  ]);
  const known = new Set(nodes.docs.map((node) => node[field]));
  return documents.docs.map(({ id }) => id).filter((id) => !known.has(id));
}

async function addMissingNode(payload: Payload, collection: PageCollection, id: number): Promise<void> {
  const newest = await payload.findByID({
    collection,
    id,
    depth: 0,
    draft: true,
    select: { title: true, _status: true },
  });
  await withWriteTransaction(payload, ({ req }) =>
    savePageNode({
      collection,
      id,
      draftTitle: newest.title,
      draftStatus: newest._status,
      req: { ...req, payload } as PayloadRequest,
    }),
  );
}

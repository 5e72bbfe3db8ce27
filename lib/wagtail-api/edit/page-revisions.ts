import type { Payload, Where } from 'payload';
import { noSuch } from '../read/content-error';
import { isId } from '../../platform/http/python-values';
import type { DocumentRef, EditedPage, EditorsTransaction } from './edited-page';
import type { PageDocument } from './page-document';

export interface Revision extends DocumentRef {
  content: PageDocument;
}

/**
 * One saved state of a page. Revisions are numbered by collection, and only the page's own count.
 * @throws ApiError 404
 */
export async function findRevision(
  { payload, req }: Pick<EditorsTransaction, 'payload'> & Partial<EditorsTransaction>,
  document: DocumentRef | null,
  id: number,
): Promise<Revision> {
  const where: Where = { and: [{ id: { equals: id } }, { parent: { equals: document?.id ?? 0 } }] };
  const found =
    document && isId(id)
      ? await payload.findVersions({
          collection: document.collection,
          where,
          depth: 0,
          limit: 1,
          pagination: false,
          req,
        })
      : null;
  const [revision] = found?.docs ?? [];
  if (!document || !revision) throw noSuch('Revision');
  return { ...document, content: { ...revision.version, id: document.id } };
}

interface RevisionPage {
  limit: number;
  offset: number;
}

/** The saved states of a page, newest first, as the answer shows them. */
export async function listRevisions(
  payload: Payload,
  { node, document }: EditedPage,
  { limit, offset }: RevisionPage,
) {
  if (!document) return { meta: { total_count: 0 }, items: [] };
  const { docs } = await payload.findVersions({
    collection: document.collection,
    where: { parent: { equals: document.id } },
    select: { autosave: true, updatedAt: true, version: { title: true, _status: true } },
    sort: ['-updatedAt', '-id'],
    depth: 0,
    pagination: false,
  });
  const liveIndex = node.isLive ? docs.findIndex(({ version }) => version._status === 'published') : -1;
  const items = docs.map((revision, index) => ({
    id: Number(revision.id),
    meta: {
      created_at: revision.updatedAt,
      is_latest: index === 0,
      is_live: index === liveIndex,
      is_autosave: 'autosave' in revision && revision.autosave === true,
    },
    title: revision.version.title,
  }));
  return { meta: { total_count: docs.length }, items: items.slice(offset, offset + limit) };
}

import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, Where } from 'payload';

/** A post takes its comments with it, and they their reports: none of them can be without. */
export const dropCommentsOfPost: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload;
  await db.deleteMany({ collection: 'comment-reports', where: { 'comment.post': { equals: id } }, req });
  await db.deleteMany({ collection: 'comments', where: { post: { equals: id } }, req });
};

/** A comment takes its replies with it, and the reports of all of them. */
export const dropRepliesAndReports: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload;
  await db.deleteMany({
    collection: 'comment-reports',
    where: { or: [{ comment: { equals: id } }, { 'comment.parent': { equals: id } }] },
    req,
  });
  await db.deleteMany({ collection: 'comments', where: { parent: { equals: id } }, req });
};

/** What stands in the place of a deleted comment goes with its last reply. */
export const dropEmptyPlaceholder: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const parent = idOf(doc.parent);
  if (parent === null) return doc;
  const { totalDocs } = await req.payload.count({
    collection: 'comments',
    where: { parent: { equals: parent } },
    req,
  });
  if (totalDocs === 0) {
    const where: Where = { and: [{ id: { equals: parent } }, { status: { equals: 'deleted' } }] };
    await req.payload.db.deleteMany({ collection: 'comments', where, req });
  }
  return doc;
};

function idOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && value !== null && 'id' in value) return Number(value.id);
  return null;
}

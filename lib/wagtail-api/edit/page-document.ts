import type { RequiredDataFromCollectionSlug } from 'payload';
import { copiedContent } from '../../content/cms/page-tree/copied-content';
import { documentFields, type PageCollection } from '../../content/cms/page-tree/kinds';
import type { Page, Post, Story } from '../../platform/database/payload-types';
import { characterCount } from '../../contract/character-count';
import { fieldErrors } from '../../platform/http/api-error';
import type { DocumentRef, EditorsTransaction } from './edited-page';
import { withPayloadRefusals } from './payload-refusal';

export type PageDocument = Page | Post | Story;

/** A document's fields in the form that Payload takes and checks. */
export type DocumentData = Record<string, unknown>;

/** As visitors see it, or as it was first saved when they never did. */
export function readStored(
  { payload, req }: EditorsTransaction,
  { collection, id }: DocumentRef,
): Promise<PageDocument> {
  return payload.findByID({ collection, id, depth: 0, req });
}

/** With the changes that are not published yet. */
export function readNewest(
  { payload, req }: EditorsTransaction,
  { collection, id }: DocumentRef,
): Promise<PageDocument> {
  return payload.findByID({ collection, id, depth: 0, draft: true, req });
}

/** What a copy of the document gets. */
export function contentOf(
  { payload }: EditorsTransaction,
  collection: PageCollection,
  document: PageDocument,
): DocumentData {
  const fieldNames = payload.collections[collection].config.flattenedFields.map(({ name }) => name);
  return copiedContent({ ...document }, fieldNames);
}

/**
 * Payload checks the length of a title when a document is published only.
 * @throws ApiError 400
 */
export function checkTitle({ payload }: EditorsTransaction, collection: PageCollection, title: string): void {
  const field = payload.collections[collection].config.flattenedFields.find(({ name }) => name === 'title');
  const maxLength = field?.type === 'text' ? field.maxLength : undefined;
  if (maxLength !== undefined && characterCount(title) > maxLength) {
    throw fieldErrors({ title: [`Ensure this field has no more than ${maxLength} characters.`] });
  }
}

/**
 * Makes a document, and with it its page, which belongs to the caller.
 * @returns its id
 * @throws ApiError 400 by field
 */
export async function createDocument(
  { payload, user, req }: EditorsTransaction,
  collection: PageCollection,
  data: DocumentData,
): Promise<number> {
  const { id } = await withPayloadRefusals(() =>
    payload.create({
      collection,
      data: data as RequiredDataFromCollectionSlug<PageCollection>,
      draft: data._status !== 'published',
      depth: 0,
      overrideAccess: false,
      user,
      req,
    }),
  );
  return id;
}

export interface DocumentChange {
  data: DocumentData;
  /** Saves a draft and leaves what visitors see alone. */
  isDraft?: boolean;
  /** Takes the document down; only `data` itself is checked then, because a draft may be unfinished. */
  isUnpublishing?: boolean;
}

/** @throws ApiError 400 by field, 403 when somebody else has the document open in the panel */
export async function changeDocument(
  { payload, user, req }: EditorsTransaction,
  { collection, id }: DocumentRef,
  { data, isDraft = false, isUnpublishing = false }: DocumentChange,
): Promise<void> {
  await withPayloadRefusals(() =>
    payload.update({
      collection,
      id,
      data,
      draft: isDraft,
      unpublishAllLocales: isUnpublishing,
      depth: 0,
      overrideAccess: false,
      overrideLock: false,
      user,
      req,
    }),
  );
}

/** The page of a document. */
export async function pageIdOf(
  { payload, req }: EditorsTransaction,
  { collection, id }: DocumentRef,
): Promise<number> {
  const { docs } = await payload.find({
    collection: 'page-nodes',
    where: { [documentFields[collection]]: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    req,
  });
  if (!docs[0]) throw new Error(`${collection} ${id} has no page.`);
  return docs[0].id;
}

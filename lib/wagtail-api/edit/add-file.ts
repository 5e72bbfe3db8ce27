import type * as z from 'zod';
import type { addDocumentRequest, addImageRequest } from '../../contract/editors';
import { ApiError, fieldErrors, unavailable } from '../../platform/http/api-error';
import type { EditorsTransaction } from './edited-page';
import { withPayloadRefusals } from './payload-refusal';
import { readTags, type Upload } from './read-upload';

/**
 * Puts a picture into the library; it is decoded and written anew on the way (lib/content/cms/uploads).
 * @returns its id
 * @throws ApiError 400 by field, 403, 413
 */
export async function addImage(
  { payload, user, req }: EditorsTransaction,
  { file, fields }: Upload<z.output<typeof addImageRequest>>,
): Promise<number> {
  const { tags, ...texts } = fields;
  const { id } = await withFileRefusals(() =>
    payload.create({
      collection: 'images',
      data: { ...texts, tags: readTags(tags) },
      file,
      depth: 0,
      overrideAccess: false,
      user,
      req,
    }),
  );
  return id;
}

/**
 * Puts a document to download into the library.
 * @returns its id
 * @throws ApiError 400 by field, 403, 413
 */
export async function addDocument(
  { payload, user, req }: EditorsTransaction,
  { file, fields }: Upload<z.output<typeof addDocumentRequest>>,
): Promise<number> {
  const { title, tags } = fields;
  const { id } = await withFileRefusals(() =>
    payload.create({
      collection: 'documents',
      data: { title, tags: readTags(tags) },
      file,
      depth: 0,
      overrideAccess: false,
      user,
      req,
    }),
  );
  return id;
}

/** Why a file was not taken is said in words for people by the collections' own hooks. */
async function withFileRefusals<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await withPayloadRefusals(work);
  } catch (error) {
    if (error instanceof ApiError || !(error instanceof Error) || !('isPublic' in error)) throw error;
    const status = 'status' in error ? error.status : undefined;
    if (status === 413) throw new ApiError('tooLarge', { detail: error.message });
    if (status === 503 && error.isPublic) throw unavailable(error.message);
    if (status === 400 && error.isPublic) throw fieldErrors({ file: [error.message] });
    throw error;
  }
}

import { importBytesAtMost, importMediaTypes } from '../../../contract/nutriai-imports';
import { fieldErrors, wrongMediaType } from '../../../platform/http/api-error';
import { readBytes } from '../../../platform/http/request-body';
import type { SentFile } from './import-choices';

/**
 * A file as the body of a request. Its media type is what a browser makes of
 * the name, so it is only compared with those that a
 * file of a log can have.
 * @throws ApiError 415, 413, 400
 */
export async function readSentFile(request: Request): Promise<SentFile> {
  const contentType = request.headers.get('content-type') ?? '';
  const mediaType = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!importMediaTypes.some((known) => known === mediaType)) throw wrongMediaType(contentType);
  const bytes = await readBytes(request, importBytesAtMost);
  if (bytes.length === 0) throw fieldErrors({ file: ['This file is empty.'] });
  return { bytes, signal: request.signal };
}

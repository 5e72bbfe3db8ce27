import { badRequest } from './content-error';
import type { ContentParameters } from './content-parameters';
import { readCount } from '../../platform/http/python-values';

const maxLimit = 20;

/** Lists are shorter than this on any database; a larger offset finds nothing either. */
const farthest = 0x7fff_ffff;

export interface Slice {
  offset: number;
  limit: number;
}

/** @throws ApiError 400, for the offset first */
export function readSlice(parameters: ContentParameters): Slice {
  const offset = readCount(parameters.get('offset') ?? '0');
  if (offset === null) throw badRequest('offset must be a positive integer');
  const limit = readCount(parameters.get('limit') ?? String(maxLimit));
  if (limit === null) throw badRequest('limit must be a positive integer');
  if (limit > maxLimit) throw badRequest(`limit cannot be higher than ${maxLimit}`);
  return { offset: Math.min(offset, farthest), limit };
}

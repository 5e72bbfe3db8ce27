import { badRequest } from './content-error';
import { ContentParameters } from './content-parameters';
import { isId, quoted, readCount, readInteger } from '../../platform/http/python-values';
import type { PollQuery } from '../../content/community/polls/list-polls';

const maxLimit = 20;
const known = new Set(['limit', 'offset', 'id', '_', 'format']);

/**
 * `?limit=&offset=&id=` of the list, as the other lists of /api/v2 read theirs.
 * @throws ApiError 400 with `{"message"}`
 */
export function pollQueryOf(request: Request): PollQuery {
  const parameters = ContentParameters.of(request);
  parameters.refuseUnknown((name) => known.has(name));
  const id = readId(parameters.get('id'));
  const offset = readCount(parameters.get('offset') ?? '0');
  if (offset === null) throw badRequest('offset must be a positive integer');
  const limit = readCount(parameters.get('limit') ?? String(maxLimit));
  if (limit === null) throw badRequest('limit must be a positive integer');
  if (limit > maxLimit) throw badRequest(`limit cannot be higher than ${maxLimit}`);
  return { limit, offset: Math.min(offset, Number.MAX_SAFE_INTEGER), id };
}

/** No poll has it. */
const noId = 0;

function readId(text: string | undefined): number | null {
  if (text === undefined) return null;
  const number = readInteger(text);
  if (number === null) {
    const reason = `invalid literal for int() with base 10: ${quoted(text)}`;
    throw badRequest(`field filter error. ${quoted(text)} is not a valid value for id (${reason})`);
  }
  return isId(number) ? number : noId;
}

import type { Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkPreconditions, isRangeCurrent } from '../platform/http/preconditions';

const conditionNames = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'] as const;

/** No file has it. */
const noTag = '"none"';

/**
 * Gives a file its strong ETag (a name of ours never stands for other bytes) and decides what the request's
 * conditions come to. `send` reads conditions more loosely than RFC 9110: a weak tag passes for a strong one,
 * any text that JavaScript reads is a date, `Cache-Control: no-cache` undoes them all, and HEAD gets ranges.
 * So it is left with conditions that lead it to our decision. To be called on its `headers` event, which
 * comes before it looks at them.
 */
export function validateFile(request: IncomingMessage, response: ServerResponse, stat: Stats): void {
  const { headers } = request;
  const etag = `"${stat.size.toString(36)}-${Math.floor(stat.mtimeMs).toString(36)}"`;
  const current = { etag, lastModified: stat.mtime.toUTCString() };
  response.setHeader('ETag', etag);
  const outcome = checkPreconditions(headers, current, { isDateEnough: true });
  for (const name of conditionNames) delete headers[name];
  delete headers['cache-control'];
  if (outcome === 'not-modified') headers['if-none-match'] = etag;
  if (outcome === 'failed') headers['if-match'] = noTag;

  const ifRange = headers['if-range'];
  const isRanged =
    request.method === 'GET' && (ifRange === undefined || isRangeCurrent(String(ifRange), current));
  if (isRanged) delete headers['if-range'];
  else headers['if-range'] = noTag;
}

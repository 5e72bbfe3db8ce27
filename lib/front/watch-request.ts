import type { IncomingMessage, ServerResponse } from 'node:http';
import { newRequestId, requestIdHeader } from '../platform/http/request-id';
import { logAccess } from './access-log';
import { logPath } from '../platform/log/log-path';
import type { Metrics } from './metrics';
import { remembered } from './remembered';
import { requestKind } from './request-kind';

const kindOf = remembered(requestKind);
const loggedPath = remembered(logPath);

/**
 * `X-Request-Id` and its value, for an answer whose headers are sent as they are; nothing for a request that
 * nobody watches.
 */
export function requestName({ headers }: IncomingMessage): string[] {
  const requestId = headers[requestIdHeader];
  return typeof requestId === 'string' ? ['X-Request-Id', requestId] : [];
}

/** The same for an answer that others make. */
export function nameAnswer(request: IncomingMessage, response: ServerResponse): void {
  const [name, requestId] = requestName(request);
  if (name !== undefined && requestId !== undefined) response.setHeader(name, requestId);
}

/**
 * Names a request (by a header of ours, for what answers it), and once it is over writes its line of the
 * access log and counts it. To be called after headers that only this server may set have been taken off.
 */
export function watchRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { trustedProxies, metrics }: { trustedProxies: number; metrics: Metrics },
): void {
  const began = performance.now();
  const requestId = newRequestId(request.headers['x-request-id'], trustedProxies);
  request.headers[requestIdHeader] = requestId;
  // As it was asked for: a render of a kept page changes both for a while.
  const { method = '', url = '' } = request;
  const { socket } = request;
  const writtenBefore = socket.bytesWritten;
  const kind = kindOf(url);

  response.once('close', () => {
    const ms = performance.now() - began;
    const isCut = !response.writableFinished;
    const status = response.statusCode;
    metrics.countRequest({ kind, status, isCut, seconds: ms / 1000 });
    logAccess({
      requestId,
      method,
      path: loggedPath(url),
      kind,
      status,
      ms,
      bytes: Math.max(0, socket.bytesWritten - writtenBefore),
      isCut,
    });
  });
}

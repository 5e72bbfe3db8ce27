import type { IncomingMessage, ServerResponse } from 'node:http';
import { newRequestId, requestIdHeader } from '../http/request-id';
import { logAccess } from './access-log';
import { logPath } from '../ops/log-path';
import type { Metrics } from './metrics';
import { requestKind } from './request-kind';

/**
 * Names a request (`X-Request-Id` of its answer, and a header of ours for what answers it), and once it is over writes its line of the access log and
 * counts it. To be called after headers that only this server may set have been taken off.
 */
export function watchRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { trustedProxies, metrics }: { trustedProxies: number; metrics: Metrics },
): void {
  const began = performance.now();
  const requestId = newRequestId(request.headers['x-request-id'], trustedProxies);
  request.headers[requestIdHeader] = requestId;
  response.setHeader('X-Request-Id', requestId);
  // As it was asked for: a render of a kept page changes both for a while.
  const { method = '', url = '' } = request;
  const { socket } = request;
  const writtenBefore = socket.bytesWritten;
  const kind = requestKind(url);

  response.once('close', () => {
    const ms = performance.now() - began;
    const isCut = !response.writableFinished;
    const status = response.statusCode;
    metrics.countRequest({ kind, status, isCut, seconds: ms / 1000 });
    logAccess({
      requestId,
      method,
      path: logPath(url),
      kind,
      status,
      ms,
      bytes: Math.max(0, socket.bytesWritten - writtenBefore),
      isCut,
    });
  });
}

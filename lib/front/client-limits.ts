import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { log } from '../platform/log/log';
import { sendRefusal } from './send-refusal';

/** Bodies larger than any that the site takes: a film of 20 MB and what a form adds. */
const maxBodyBytes = 24 * 1024 * 1024;

/** Paths by which editors send pictures, documents and films over lines that are not always fast. */
const uploadPath = /^\/(?:cms-api|admin)\//;

/** With the seconds in which the answer may still be read (lib/front/linger.ts) half a minute. */
const bodyMs = { usual: 24_000, upload: 120_000 };
const deliveryMs = 30_000;

/**
 * What Node itself enforces, looked at often: it closes connections whose headers do not come, that are idle,
 * or that stand still.
 */
export function limitConnections(server: Server): void {
  server.headersTimeout = 15_000;
  server.requestTimeout = bodyMs.upload;
  server.keepAliveTimeout = 65_000;
  server.timeout = 130_000;
  server.maxRequestsPerSocket = 0;
  // Beyond 2,000 Node leaves fields out without a word, and one that stands twice would not be seen. All of
  // them together are limited by their size.
  server.maxHeadersCount = 0;
}

/** How often Node looks for connections whose time is up. */
export const connectionsCheckingInterval = 2_000;

/**
 * Holds a request that brings a body to its size and time, and an answer to the time that its reader may
 * take. A client that sends or reads a byte now and then would otherwise hold its connection, and what was
 * made for it, for as long as it likes.
 * @returns whether the request was refused already
 */
export function limitClient(request: IncomingMessage, response: ServerResponse): boolean {
  const length = request.headers['content-length'];
  const hasBody = (length !== undefined && length !== '0') || 'transfer-encoding' in request.headers;
  if (!hasBody) return false;
  if (Number(length ?? 0) > maxBodyBytes) {
    refuse(response, 413, 'Request body exceeded the allowed size.');
    return true;
  }
  const { socket } = request;
  const receivedBefore = socket.bytesRead;
  const deadline = Date.now() + (uploadPath.test(request.url ?? '') ? bodyMs.upload : bodyMs.usual);
  const timer = setInterval(() => {
    if (request.complete) clearInterval(timer);
    else if (socket.bytesRead - receivedBefore > maxBodyBytes)
      cut(413, 'Request body exceeded the allowed size.');
    else if (Date.now() > deadline) cut(408, 'The request did not arrive in time.');
  }, 1_000);
  timer.unref();
  response.once('close', () => clearInterval(timer));

  function cut(status: number, detail: string): void {
    clearInterval(timer);
    log.info('a request was cut', { status });
    if (response.headersSent) socket.destroy();
    else refuse(response, status, detail);
  }
  return false;
}

/**
 * Once an answer is whole, its reader has this long to take it. Most are in the system's hands by then, and
 * need no clock.
 */
export function limitDelivery(response: ServerResponse): void {
  if (response.writableFinished || !response.socket?.writableLength) return;
  const timer = setTimeout(() => response.destroy(), deliveryMs).unref();
  response.once('close', () => clearTimeout(timer));
}

/** The connection goes with the answer: what is left of the body is not waited for. */
function refuse(response: ServerResponse, status: number, detail: string): void {
  response.shouldKeepAlive = false;
  response.once('finish', () => response.socket?.destroySoon());
  sendRefusal(response, { status, detail, headers: { Connection: 'close' }, isJson: true });
}

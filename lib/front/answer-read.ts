import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** A route handler as Next wants it: the platform's own request and answer. */
export type WebHandler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response> | Response;

/** Finished texts, which leave in one piece with their headers; a stream of events is none. */
const wholeText = /^(?:application\/json|text\/(?!event-stream))/;

/**
 * Answers a GET or HEAD request, which has no body, by a route handler.
 * @param url absolute, on the site's own origin
 * @throws what the handler throws, before anything is sent; what a stream fails with, when a part of it is
 */
export async function answerRead(
  handler: WebHandler,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { url, params }: { url: string; params: Record<string, string> },
): Promise<void> {
  const { method = 'GET' } = request;
  const asked = new Request(url, { method, headers: headersOf(request) });
  const answer = await handler(asked, { params: Promise.resolve(params) });
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  if (!answer.body || method === 'HEAD') {
    await answer.body?.cancel();
    response.end();
    return;
  }
  if (wholeText.test(answer.headers.get('content-type') ?? '')) {
    response.end(Buffer.from(await answer.arrayBuffer()));
    return;
  }
  // The log, the limits and compression wait for its end, and a pipeline does several times over.
  response.setMaxListeners(20);
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), response).catch((error: unknown) => {
    if (!hasGone(error)) throw error;
  });
}

/** The client, before it had all of it. */
function hasGone(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** As Node has put them together and the front server has left them. */
function headersOf({ headers }: IncomingMessage): Headers {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value ?? []].flat()) given.append(name, each);
  }
  return given;
}

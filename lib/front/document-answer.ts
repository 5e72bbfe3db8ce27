import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FinishedDocument } from './finish-document';
import { noteGivenHeaders } from './given-headers';
import { withoutSheets } from './next-adapter/inline-styles';

type Finish = (html: string) => FinishedDocument;

/**
 * Holds an answer back if it is a document, until it is whole, and sends it with the headers that are made
 * from it: a policy names the hashes of the scripts that stand in the document. Any other answer goes through
 * as it comes.
 */
export function finishDocuments(request: IncomingMessage, response: ServerResponse, finish: Finish): void {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const chunks: Buffer[] = [];
  let isHeld = false;

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    noteGivenHeaders(response, rest);
    isHeld = isUnfinishedDocument(response);
    if (!isHeld) return writeHead(status);
    response.statusCode = status;
    return response;
  }) as typeof writeHead;

  response.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    begin();
    if (!isHeld) return write(chunk as string, ...(rest as []));
    chunks.push(toBuffer(chunk, rest[0]));
    const done = rest.find((argument) => typeof argument === 'function') as (() => void) | undefined;
    if (done) process.nextTick(done);
    return true;
  }) as typeof write;

  response.end = ((...args: unknown[]) => {
    begin();
    if (!isHeld) return end(...(args as []));
    const [chunk] = args;
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(toBuffer(chunk, args[1]));
    const { html, headers, hasStyles } = finish(Buffer.concat(chunks).toString('utf8'));
    addHeaders(response, headers);
    if (hasStyles) fetchNoSheets(response);
    writeHead(response.statusCode);
    const done = args.find((argument) => typeof argument === 'function') as (() => void) | undefined;
    return end(request.method === 'HEAD' ? undefined : html, done);
  }) as typeof end;

  // Until the document is whole there is nothing to send.
  response.flushHeaders = () => begin();

  let hasBegun = false;
  /** Node begins an answer by itself with the first byte, past `writeHead` of an answer that is held. */
  function begin(): void {
    if (hasBegun) return;
    hasBegun = true;
    if (!response.headersSent && !isHeld) response.writeHead(response.statusCode);
  }
}

/** A document with a policy of its own (an AMP story) is finished. */
function isUnfinishedDocument(response: ServerResponse): boolean {
  const type = String(response.getHeader('content-type') ?? '');
  return type.startsWith('text/html') && !response.hasHeader('content-security-policy');
}

/** Those that the answer has itself stay; its length is another one now. */
function addHeaders(response: ServerResponse, headers: FinishedDocument['headers']): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  response.removeHeader('content-length');
}

/** What stands in the document need not be fetched ahead. */
function fetchNoSheets(response: ServerResponse): void {
  const link = response.getHeader('link');
  if (link === undefined) return;
  const ahead = withoutSheets([link].flat().join(', '));
  if (ahead === '') response.removeHeader('link');
  else response.setHeader('link', ahead);
}

function toBuffer(chunk: string | Uint8Array, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from(chunk);
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
}

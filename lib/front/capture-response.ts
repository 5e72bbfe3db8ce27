import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { noteGivenHeaders } from './given-headers';

export interface CapturedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Runs a handler and takes down its whole answer. The response it writes to belongs to no connection: a
 * visitor who goes away in the middle neither stops a render that others wait for, nor does a handler that
 * fails leave half an answer on the wire.
 */
export async function captureResponse(request: IncomingMessage, handler: Handler): Promise<CapturedResponse> {
  const response = new UnconnectedResponse(request);
  const ended = new Promise<void>((resolve, reject) => {
    response.once('finish', resolve);
    response.once('close', () => reject(new Error('The render was broken off.')));
  });
  await Promise.all([handler(request, response), ended]);
  return { status: response.statusCode, headers: response.getHeaders(), body: response.body };
}

/** A real response in all that a handler may ask of it, with a socket that swallows what it is given. */
class UnconnectedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];

  constructor(request: IncomingMessage) {
    super(request);
    // Never full: nobody would tell the response that it has drained.
    const socket = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write: (_chunk, _encoding, done) => done(),
    });
    // A handler that breaks its answer off is told of by 'close'.
    socket.on('error', () => undefined);
    this.assignSocket(socket as Socket);
    // Next waits for both events, as a connection gives them.
    this.once('finish', () => process.nextTick(() => this.destroy()));
  }

  get body(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    noteGivenHeaders(this, rest);
    return super.writeHead(status);
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#keep(chunk, rest[0]);
    return super.write(chunk, ...(rest as []));
  }

  override end(...args: unknown[]): this {
    this.#keep(args[0], args[1]);
    return super.end(...(args as []));
  }

  #keep(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string') {
      this.#chunks.push(
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      );
    } else if (chunk instanceof Uint8Array) {
      this.#chunks.push(Buffer.from(chunk));
    }
  }
}

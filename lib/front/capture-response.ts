import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface CapturedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Holds back what a handler writes to a response, so that the whole answer can be kept, encoded and only then sent.
 * @param send puts the answer on the wire; runs once, when the handler has ended the response
 */
export function captureResponse(response: ServerResponse, send: (captured: CapturedResponse) => void): void {
  const chunks: Buffer[] = [];
  const original = {
    write: response.write.bind(response),
    end: response.end.bind(response),
    writeHead: response.writeHead.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  };
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') {
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    } else if (chunk instanceof Uint8Array) {
      chunks.push(Buffer.from(chunk));
    }
  };
  const callbackOf = (args: unknown[]) => args.find((argument) => typeof argument === 'function');

  response.flushHeaders = () => undefined;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const headers = rest.find((argument) => typeof argument === 'object' && argument !== null);
    for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders)) {
      if (value !== undefined) response.setHeader(name, value);
    }
    return response;
  }) as ServerResponse['writeHead'];
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    keep(chunk, rest[0]);
    const callback = callbackOf(rest);
    if (typeof callback === 'function') process.nextTick(callback);
    return true;
  }) as ServerResponse['write'];
  response.end = ((...args: unknown[]) => {
    if (typeof args[0] !== 'function') keep(args[0], args[1]);
    Object.assign(response, original);
    send({ status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(chunks) });
    const callback = callbackOf(args);
    if (typeof callback === 'function') process.nextTick(callback);
    return response;
  }) as ServerResponse['end'];
}

import { connect } from 'node:net';

/**
 * A request as it goes over the wire: nothing is checked, escaped or added, so that what no client would send
 * can be sent.
 */
export interface RawRequest {
  method: string;
  /** What stands behind the method, as it is. */
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
}

export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  milliseconds: number;
}

const answerAtMostMs = 20_000;
const bodyAtMostBytes = 8 * 1024 * 1024;

/** The bytes of a request; `Host`, `Connection` and `Content-Length` unless they are given. */
export function bytesOf({ method, target, headers, body }: RawRequest, host: string): Buffer {
  const given = new Set(headers.map(([name]) => name.toLowerCase()));
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(given.has('host') ? [] : [`Host: ${host}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(given.has('content-length') || given.has('transfer-encoding') || body.length === 0
      ? []
      : [`Content-Length: ${body.length}`]),
    ...(given.has('connection') ? [] : ['Connection: close']),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}

/** Sends a request on a connection of its own and reads until the server is done. */
export async function sendRaw(origin: string, request: RawRequest): Promise<RawAnswer> {
  const [answer] = await sendBytes(origin, bytesOf(request, new URL(origin).host), request.method === 'HEAD');
  return answer ?? { status: 0, headers: {}, body: Buffer.alloc(0), milliseconds: 0 };
}

/**
 * Sends bytes and reads every answer that comes back: more than one says that the server saw more than one
 * request in them.
 * @param isHead the answers have no bodies, whatever length they name
 */
export async function sendBytes(origin: string, bytes: Buffer, isHead = false): Promise<RawAnswer[]> {
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  const received = await new Promise<Buffer>((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const socket = connect({ host: hostname === 'localhost' ? '127.0.0.1' : hostname, port: Number(port) });
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(chunks));
    };
    const timer = setTimeout(end, answerAtMostMs);
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      // An interim answer (`100 Continue`) can come alone, before the one that counts.
      const isDone = isHead && answersIn(Buffer.concat(chunks), isHead).length > 0;
      if (isDone || length > bodyAtMostBytes || isStanding(Buffer.concat(chunks.slice(0, 8)))) end();
    });
    // A server that has refused need not read on: the rest of the request then breaks the connection behind the answer.
    socket.on('error', end);
    socket.on('close', end);
  });
  const milliseconds = performance.now() - started;
  return answersIn(received, isHead).map((answer) => ({ ...answer, milliseconds }));
}

/** A stream of events that has said that it stands stays open for a quarter of an hour. */
function isStanding(received: Buffer): boolean {
  const text = received.subarray(0, 10_000).toString('latin1');
  return /^content-type: text\/event-stream/im.test(text) && text.includes('event: ready\n');
}

type Parsed = Omit<RawAnswer, 'milliseconds'>;

function answersIn(bytes: Buffer, isHead: boolean): Parsed[] {
  const answers: Parsed[] = [];
  let rest = bytes;
  for (;;) {
    const headEnd = rest.indexOf('\r\n\r\n');
    const statusLine = /^HTTP\/1\.[01] (\d{3})/.exec(rest.subarray(0, 16).toString('latin1'));
    if (!statusLine || headEnd < 0) return answers;
    const [, ...lines] = rest.subarray(0, headEnd).toString('latin1').split('\r\n');
    const headers = headersOf(lines);
    const { body, length } = bodyOf(
      rest.subarray(headEnd + 4),
      headers,
      isHead || hasNoBody(Number(statusLine[1])),
    );
    // `100 Continue` is no answer yet.
    if (Number(statusLine[1]) >= 200) answers.push({ status: Number(statusLine[1]), headers, body });
    rest = rest.subarray(headEnd + 4 + length);
  }
}

function hasNoBody(status: number): boolean {
  return status < 200 || status === 204 || status === 304;
}

/** Several fields of one name are joined, as RFC 9110 §5.3 allows. */
function headersOf(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

function bodyOf(
  rest: Buffer,
  headers: Record<string, string>,
  isEmpty: boolean,
): { body: Buffer; length: number } {
  if (isEmpty) return { body: Buffer.alloc(0), length: 0 };
  if (headers['transfer-encoding'] === 'chunked') return unchunked(rest);
  const length = headers['content-length'] === undefined ? rest.length : Number(headers['content-length']);
  return { body: rest.subarray(0, length), length };
}

function unchunked(bytes: Buffer): { body: Buffer; length: number } {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return { body: Buffer.concat(chunks), length: bytes.length };
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    at = lineEnd + 2;
    if (!(size > 0)) return { body: Buffer.concat(chunks), length: Math.min(bytes.length, at + 2) };
    chunks.push(bytes.subarray(at, at + size));
    at += size + 2;
  }
}

import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { lastAnswer } from './last-answer';
import { refusalText, sendRefusal } from './send-refusal';

/** What Node's parser or its clocks say is wrong with a request. */
const refusals: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long.'],
};
const unreadable = [400, 'The request cannot be read.'] as const;

/**
 * Answers what never becomes a request: bytes that are none, `CONNECT`, expectations. Node by itself closes
 * the connection without a word, or answers without a body.
 * @param headers what every answer carries
 */
export function guardConnections(server: Server, headers: Readonly<Record<string, string>>): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswering(lastAnswer(socket))) {
      socket.destroy();
      return;
    }
    const [status, detail] = refusals[error.code ?? ''] ?? unreadable;
    endWithRefusal(socket, { status, detail, headers });
  });
  server.on('connect', (_request, socket) =>
    endWithRefusal(socket, { status: 405, detail: 'Method "CONNECT" not allowed.', headers }),
  );
  server.on('checkExpectation', (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    sendRefusal(response, { status: 417, detail: 'The expectation cannot be met.', isJson: true });
  });
}

/** Bytes of an answer are out, and nothing may stand among or behind them. */
function isAnswering(response: ServerResponse | undefined): boolean {
  return response?.headersSent === true && !(response.writableFinished && response.shouldKeepAlive);
}

interface Refusal {
  status: number;
  detail: string;
  headers: Readonly<Record<string, string>>;
}

function endWithRefusal(socket: Duplex, { status, detail, headers }: Refusal): void {
  const { contentType, body } = refusalText({ detail, isJson: true });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...(status === 405 ? ['Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'] : []),
    `Content-Type: ${contentType}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

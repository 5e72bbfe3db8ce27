import 'server-only';
import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { log } from '../platform/log/log';

interface Message {
  /** Its body is read already. */
  request: Request;
  body: unknown;
  makeServer: () => McpServer;
}

/**
 * Answers one message of the Model Context Protocol, over streamable HTTP without sessions: each message is
 * answered by a server of its own, as JSON. Clients of the revisions of 2025, which begin with `initialize`,
 * and those of 2026, which send what they are with each message, get the same tools.
 */
export async function answerMessage({ request, body, makeServer }: Message): Promise<Response> {
  if (Array.isArray(body)) return invalidRequest('Send one message at a time.');
  // A client that takes JSON alone gets what it can read: there are no streams here.
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json, text/event-stream');
  const bare = new Request(request.url, { method: request.method, headers, signal: request.signal });
  if (await isLegacyRequest(bare, body)) return answerLegacy(bare, body, makeServer());
  const { fetch: answerModern } = createMcpHandler(makeServer, {
    legacy: 'reject',
    // The tools never change while the site runs, so there is nothing to subscribe to.
    maxSubscriptions: 0,
    onerror: report,
  });
  return answerModern(bare, { parsedBody: body });
}

async function answerLegacy(request: Request, body: unknown, server: McpServer): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  transport.onerror = report;
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}

/** What a client did wrong stands in its answer. */
function report(error: Error): void {
  log.debug('a message of an assistant was refused', { reason: error.message });
}

function invalidRequest(message: string): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code: -32600, message } }, { status: 400 });
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the server was sent, as far as tests look at it. */
export interface SentBody {
  model: string;
  messages: { role: string; content: string }[];
  max_tokens?: number;
  response_format?: { type: string };
}

/** Answers one call. */
export type Reply = (response: ServerResponse, body: SentBody) => void;

/**
 * A server that speaks /chat/completions and answers each call with the next reply, the last one for all that
 * follow.
 */
export class LoopbackModel {
  readonly sent: SentBody[] = [];
  readonly authorizations: (string | undefined)[] = [];
  readonly #server: Server;
  #replies: readonly Reply[] = [];

  constructor() {
    this.#server = createServer((request, response) => {
      void this.#answer(request, response);
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => {
      this.#server.close(() => {
        resolve();
      });
    });
  }

  get baseURL(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** Forgets what was sent and answers so from now on. */
  willAnswer(...replies: readonly Reply[]): void {
    this.sent.length = 0;
    this.authorizations.length = 0;
    this.#replies = replies;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await text(request)) as SentBody;
    this.sent.push(body);
    this.authorizations.push(request.headers.authorization);
    const reply = this.#replies[Math.min(this.sent.length, this.#replies.length) - 1];
    if (request.url !== '/v1/chat/completions' || !reply) {
      response.writeHead(404).end();
      return;
    }
    reply(response, body);
  }
}

/** A completion with that text. */
export function says(content: string, finish = 'stop'): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        id: 'chat-1',
        object: 'chat.completion',
        created: 1,
        model: 'loopback',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
        usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
      }),
    );
  };
}

/** The same after a while. */
export function saysAfter(ms: number, content: string): Reply {
  return (response, body) => {
    setTimeout(() => {
      if (!response.destroyed) says(content)(response, body);
    }, ms).unref();
  };
}

/** An error with that status. */
export function fails(status: number, headers: Record<string, string> = {}): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: `Status ${status}`, type: 'error' } }));
  };
}

/** Half an answer, then the connection is cut. */
export const cutsOff: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"id":"chat-1","choices":[{"index":0,"message":{"role":"assistant","content":"{\\"title');
  setTimeout(() => response.destroy(), 10).unref();
};

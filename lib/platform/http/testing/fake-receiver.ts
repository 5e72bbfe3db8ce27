import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Takes webhooks on loopback, as a member's own server would. */
export class FakeReceiver {
  /** All that came in, whatever was answered, the first first. */
  readonly seen: ReceivedMessage[] = [];
  /** How the next messages are answered. */
  answer: (response: ServerResponse, message: ReceivedMessage) => void = (response) =>
    response.writeHead(204).end();

  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const message = { headers: request.headers, body: Buffer.concat(chunks).toString() };
      this.seen.push(message);
      this.answer(response, message);
    });
  });

  /** Begins to listen and returns its address. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/hook`;
  }

  /** Answers with a status from now on. */
  answerWith(status: number): void {
    this.answer = (response) => response.writeHead(status).end();
  }

  /** The types of what came in. */
  types(): string[] {
    return this.seen.map(({ body }) => String((JSON.parse(body) as { type: unknown }).type));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

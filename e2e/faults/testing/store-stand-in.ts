import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredObject {
  bytes: Buffer;
  changed: Date;
}

/**
 * Speaks as much S3 as the site asks for, keeps what it gets in memory, believes everybody, and fails when it
 * is told to.
 */
export class StoreStandIn {
  readonly #objects = new Map<string, StoredObject>();
  readonly #server: Server;
  #failsFrom = Number.POSITIVE_INFINITY;
  /** Calls since {@link failFrom}. */
  calls = 0;

  constructor() {
    this.#server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        this.calls += 1;
        if (this.calls >= this.#failsFrom) response.writeHead(500).end('<Error/>');
        else
          this.#answer(request, body, (status, headers, text) =>
            response.writeHead(status, headers).end(text),
          );
      });
    });
  }

  /** @returns its address */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From the `number`th call on (from 1, counted anew) it answers with 500. */
  failFrom(number: number): void {
    this.calls = 0;
    this.#failsFrom = number;
  }

  #answer(
    { method, url = '/' }: IncomingMessage,
    body: Buffer,
    answer: (status: number, headers: Record<string, string | number>, text?: string | Buffer) => void,
  ): void {
    const { pathname, searchParams } = new URL(url, 'http://store');
    const prefix = searchParams.get('prefix');
    if (prefix !== null) {
      const entries = [...this.#objects].filter(([name]) => name.startsWith(`/pear/${prefix}`)).sort();
      const list = entries.map(
        ([name, { changed }]) =>
          `<Contents><Key>${name.slice('/pear/'.length)}</Key><LastModified>${changed.toISOString()}</LastModified></Contents>`,
      );
      answer(
        200,
        { 'content-type': 'application/xml' },
        `<ListBucketResult>${list.join('')}</ListBucketResult>`,
      );
      return;
    }
    if (method === 'PUT') this.#objects.set(pathname, { bytes: body, changed: new Date() });
    if (method === 'DELETE') this.#objects.delete(pathname);
    const found = this.#objects.get(pathname);
    if (method === 'PUT' || method === 'DELETE') answer(method === 'PUT' ? 200 : 204, {});
    else if (!found) answer(404, {});
    else {
      const headers = {
        'content-length': found.bytes.byteLength,
        'last-modified': found.changed.toUTCString(),
      };
      answer(200, headers, method === 'HEAD' ? undefined : found.bytes);
    }
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

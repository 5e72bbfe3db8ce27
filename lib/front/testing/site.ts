import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import type { SiteSecurity } from '../security-headers';

/** A site without Google and without statistics. */
export const plainSite: SiteSecurity = {
  siteUrl: 'https://pear.example',
  hasGoogleSignIn: false,
  hasAnalytics: false,
};

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
}

/**
 * A server on a port of its own, asked without any client's own ideas: no cookies, no redirects, no decoding,
 * paths as they are.
 */
export class TestSite {
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  ask(path: string, { method = 'GET', headers = {} }: Question = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const question = request({ ...this.address, path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            text: body.toString('utf8'),
          });
        });
      });
      question.on('error', reject);
      question.end();
    });
  }

  /** Asks and goes away as soon as `isTime` says so. */
  async askAndLeave(path: string, isTime: Promise<void>): Promise<void> {
    const socket = connect(this.address);
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await isTime;
    await new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
      socket.destroy();
    });
  }

  /** Sends a request as it stands, with what no client library would let pass. */
  askRaw(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(this.address, () => socket.write(text));
      socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
      socket.on('end', () => resolve(answer));
      socket.on('error', reject);
    });
  }

  get address(): { host: string; port: number } {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the server does not listen');
    return { host: '127.0.0.1', port: address.port };
  }
}

/** A promise and the key to it. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** A render that answers with a short page. */
export function htmlPage(text: string | ((request: IncomingMessage) => string)): Handler {
  return async (incoming, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(typeof text === 'string' ? text : text(incoming));
  };
}

export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

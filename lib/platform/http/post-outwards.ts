import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { type LookUp, type OutwardRules, outwardTarget } from './outward-address';

const wholeAttemptMs = 10_000;
const maxHeaderBytes = 8 * 1024;

export interface OutwardPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/**
 * Posts to an address of a member's choice and returns the status. The name is looked up once, and the
 * connection goes to what was found; redirects are not followed, and nothing of the body is read.
 * @throws OutwardRefused where nothing was sent; Error where no answer came in time
 */
export async function postOutwards(
  { url: text, headers, body }: OutwardPost,
  rules: OutwardRules,
  { lookUp, timeoutMs = wholeAttemptMs }: { lookUp?: LookUp; timeoutMs?: number } = {},
): Promise<number> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { url, host, address } = await outwardTarget(text, rules, lookUp);
  const isTls = url.protocol === 'https:';
  const { request } = isTls ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request({
      host: address,
      port: url.port || (isTls ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      method: 'POST',
      // The certificate is checked against the name, though the address is connected to.
      ...(isTls && isIP(host) === 0 && { servername: host }),
      headers: { ...headers, Host: url.host, 'Content-Length': Buffer.byteLength(body) },
      // A connection of its own: one to this address must not serve another name.
      agent: false,
      maxHeaderSize: maxHeaderBytes,
      signal,
    });
    sent.once('response', (response) => {
      // Cutting the body off, which nobody reads, is an error to the stream alone.
      response.on('error', () => undefined);
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on('error', reject);
    sent.once('close', () => reject(new Error('The connection ended without an answer.')));
    sent.end(body);
  });
}

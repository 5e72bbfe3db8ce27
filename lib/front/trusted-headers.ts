import type { IncomingMessage } from 'node:http';
import { serverHeader } from './next-adapter/next-names';

/**
 * Headers that only this server may set: a caller must not be able to claim another address or another host,
 * nor to talk to Next's inner doors. The address in `X-Forwarded-For` is another matter:
 * lib/platform/http/client-address.ts believes it as far as proxies are trusted.
 */
const internalHeaders =
  /^(?:x-little-pear-|x-forwarded-(?:host|proto|port|prefix|server)$|forwarded$|x-original-|x-rewrite-|x-http-method)/;

/** Takes off what a caller may not claim, and says what is so. */
export function setTrustedHeaders(
  { headers, socket }: IncomingMessage,
  { host, scheme }: { host: string; scheme: string },
): void {
  for (const name of Object.keys(headers)) {
    if (internalHeaders.test(name) || serverHeader.test(name)) delete headers[name];
  }
  headers['x-little-pear-address'] = socket.remoteAddress ?? '';
  // Nothing is ever made from the host that a caller names.
  headers.host = host;
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-proto'] = scheme;
}

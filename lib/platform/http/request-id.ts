import { randomUUID } from 'node:crypto';

/** The front server names each request here and removes any such header that came from outside. */
export const requestIdHeader = 'x-little-pear-request-id';

const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/**
 * The id under which a request stands in every log: the one a trusted proxy gave it, if it looks like one,
 * else one of our own.
 */
export function newRequestId(given: string | readonly string[] | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}

/** The id that the front server gave a request. */
export function requestIdOf(headers: Headers): string {
  return headers.get(requestIdHeader) ?? randomUUID();
}

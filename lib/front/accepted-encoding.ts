import type { IncomingMessage } from 'node:http';

/** Whether a request names this coding in `Accept-Encoding`, and does not refuse it (`gzip;q=0`). */
export function acceptsEncoding(request: Pick<IncomingMessage, 'headers'>, coding: string): boolean {
  const header = request.headers['accept-encoding'];
  if (typeof header !== 'string') return false;
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';');
    return name.trim().toLowerCase() === coding && !parameters.some(isRefusal);
  });
}

function isRefusal(parameter: string): boolean {
  return /^\s*q=0(?:\.0*)?\s*$/i.test(parameter);
}

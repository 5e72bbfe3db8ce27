import type { IncomingMessage } from 'node:http';
import { remembered } from './remembered';

/** Whether a request names this coding in `Accept-Encoding`, and does not refuse it (`gzip;q=0`). */
export function acceptsEncoding(request: Pick<IncomingMessage, 'headers'>, coding: string): boolean {
  const header = request.headers['accept-encoding'];
  return typeof header === 'string' && acceptedCodings(header).has(coding);
}

/** Browsers send a handful of these headers. */
const acceptedCodings = remembered((header): ReadonlySet<string> => {
  const accepted = new Set<string>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';');
    if (!parameters.some(isRefusal)) accepted.add(name.trim().toLowerCase());
  }
  return accepted;
});

function isRefusal(parameter: string): boolean {
  return /^\s*q=0(?:\.0*)?\s*$/i.test(parameter);
}

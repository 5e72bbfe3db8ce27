import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * Node sends headers that are given to `writeHead` without noting them down; here they are noted, as if set
 * one by one.
 */
export function noteGivenHeaders(response: ServerResponse, argumentsOfWriteHead: readonly unknown[]): void {
  const given = argumentsOfWriteHead.find((argument) => typeof argument === 'object' && argument !== null);
  for (const [name, value] of pairs(given as OutgoingHttpHeaders | unknown[] | undefined)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

function pairs(headers: OutgoingHttpHeaders | unknown[] = {}): [string, OutgoingHttpHeaders[string]][] {
  if (!Array.isArray(headers)) return Object.entries(headers);
  return headers.flatMap((name, index) =>
    index % 2 === 0 ? [[String(name), headers[index + 1] as OutgoingHttpHeaders[string]]] : [],
  );
}

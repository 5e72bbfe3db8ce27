import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * Node sends headers that are given to `writeHead` without noting them down; here they are noted, as if set
 * one by one; of a header that they name several times all values are.
 */
export function noteGivenHeaders(response: ServerResponse, argumentsOfWriteHead: readonly unknown[]): void {
  const given = argumentsOfWriteHead.find((argument) => typeof argument === 'object' && argument !== null);
  const noted = new Set<string>();
  for (const [name, value] of pairs(given as OutgoingHttpHeaders | unknown[] | undefined)) {
    if (value === undefined) continue;
    // A flat list names a header once for each of its values.
    if (noted.has(name.toLowerCase()))
      response.appendHeader(name, typeof value === 'number' ? `${value}` : value);
    else response.setHeader(name, value);
    noted.add(name.toLowerCase());
  }
}

function pairs(headers: OutgoingHttpHeaders | unknown[] = {}): [string, OutgoingHttpHeaders[string]][] {
  if (!Array.isArray(headers)) return Object.entries(headers);
  return headers.flatMap((name, index) =>
    index % 2 === 0 ? [[String(name), headers[index + 1] as OutgoingHttpHeaders[string]]] : [],
  );
}

import type { ServerResponse } from 'node:http';

export interface FrontRefusal {
  status: number;
  detail: string;
  headers?: Readonly<Record<string, string>>;
  /** For programs, in the shape of the contract; else a line of text. */
  isJson: boolean;
}

/** For the address of a file that is not there. */
export const notFound: FrontRefusal = { status: 404, detail: 'Not found', isJson: false };

/** A refusal of the server itself, which comes before any page and handler. */
export function sendRefusal(response: ServerResponse, refusal: FrontRefusal): void {
  const { status, headers } = refusal;
  const { contentType, body } = refusalText(refusal);
  response
    .writeHead(status, {
      ...headers,
      'Content-Type': contentType,
      'Cache-Control': 'no-store',
      'Content-Length': Buffer.byteLength(body),
    })
    .end(response.req.method === 'HEAD' ? undefined : body);
}

export function refusalText({ detail, isJson }: Pick<FrontRefusal, 'detail' | 'isJson'>): {
  contentType: string;
  body: string;
} {
  return isJson
    ? { contentType: 'application/json', body: JSON.stringify({ detail }) }
    : { contentType: 'text/plain; charset=utf-8', body: detail };
}

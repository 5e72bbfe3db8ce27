import type { OutgoingHttpHeaders } from 'node:http';
import { isApiError } from '../../platform/http/api-error';
import { markdownAddress, pageOfMarkdown } from '../../platform/http/markdown-address';
import type { CapturedResponse } from '../capture-response';
import { type FrontRefusal, notFound, refusalText } from '../send-refusal';

/** Writes the Markdown version of a rendered page. */
export type WriteMarkdown = (html: string) => Promise<string>;

interface Asked {
  /** The address of the Markdown version. */
  address: string;
  write: WriteMarkdown;
}

/**
 * Returns the Markdown version of a page as the answer to a request for it: made from the page's own answer,
 * moved where the page has moved, and not there where the page is not there or names no Markdown version in
 * its head (a page that search engines may not list).
 */
export async function markdownAnswer(
  page: CapturedResponse,
  { address, write }: Asked,
): Promise<CapturedResponse> {
  const { location } = page.headers;
  if (page.status >= 300 && page.status < 400 && location !== undefined)
    return { ...page, headers: { location: markdownAddress(String(location)) }, body: Buffer.alloc(0) };
  if (page.status >= 500) return refused({ status: 503, detail: 'Try again in a moment.', isJson: false });
  const html = page.body.toString('utf8');
  if (page.status !== 200 || !namesMarkdown(html)) return refused(notFound);
  try {
    const body = Buffer.from(await write(html));
    return { status: 200, headers: headersOf(address), body };
  } catch (error) {
    if (isApiError(error)) return refused({ status: 503, detail: 'Try again in a moment.', isJson: false });
    throw error;
  }
}

/**
 * In the head and nowhere else: what is written in the text of a page stands there with its quotation marks
 * encoded.
 */
function namesMarkdown(html: string): boolean {
  return /<link rel="alternate" type="text\/markdown" /.test(html);
}

function headersOf(address: string): OutgoingHttpHeaders {
  return {
    'content-type': 'text/markdown; charset=utf-8',
    // Search engines list the page.
    'x-robots-tag': 'noindex',
    // For a client that asked under the page's own address.
    'content-location': address,
    link: `<${pageOfMarkdown(address) ?? '/'}>; rel="canonical"`,
  };
}

function refused(refusal: FrontRefusal): CapturedResponse {
  const { contentType, body } = refusalText(refusal);
  return {
    status: refusal.status,
    headers: {
      'content-type': contentType,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...(refusal.status === 503 ? { 'retry-after': '2' } : {}),
    },
    body: Buffer.from(body),
  };
}

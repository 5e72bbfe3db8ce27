import type { IncomingMessage } from 'node:http';
import { qualityOfType } from '../../platform/http/accept';
import { remembered } from '../remembered';

/**
 * Returns whether a client would rather have Markdown than the page itself. Only one that names the type gets
 * it: browsers and crawlers send wildcards, and mean HTML.
 */
export function prefersMarkdown({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.accept !== undefined && namesMarkdown(headers.accept);
}

/** Assistants send a handful of these headers. */
const namesMarkdown = remembered((accept): boolean => {
  if (!/\btext\/markdown\b/i.test(accept)) return false;
  const markdown = qualityOfType('text/markdown', accept);
  return markdown > 0 && markdown >= qualityOfType('text/html', accept);
});

import type { ComposeRequest, Refused } from '@/lib/nutriai/engine/composer/compose-request';
import { type Asked, readAsked } from '@/lib/nutriai/engine/composer/read-asked';
import { withRequestFacts } from '@/lib/nutriai/engine/composer/request/with-request-facts';
import { refusalOf } from '@/lib/nutriai/engine/composer/refuse';

/**
 * What was asked for, read before a model is asked, in its fields too where it was only said in words; or why
 * no recipe is written.
 */
export type Beginning = { refused: Refused } | { asked: Asked; request: ComposeRequest };

/** Reads what was asked for, unless no recipe can be given. */
export function beginWriting(given: ComposeRequest): Beginning {
  const { request } = withRequestFacts(given);
  const asWritten = { ...request, ...(given.wish !== undefined && { wish: given.wish }) };
  const refused = refusalOf(asWritten);
  return refused ? { refused } : { asked: readAsked(request), request: asWritten };
}

import type { ComposeRequest, Refused } from '@/lib/nutriai/engine/composer/compose-request';
import { type Asked, readAsked } from '@/lib/nutriai/engine/composer/read-asked';
import { refusalOf } from '@/lib/nutriai/engine/composer/refuse';

/** What was asked for, read before a model is asked; or why no recipe is written. */
export type Beginning = { refused: Refused } | { asked: Asked };

/** Reads what was asked for, unless no recipe can be given. */
export function beginWriting(request: ComposeRequest): Beginning {
  const refused = refusalOf(request);
  return refused ? { refused } : { asked: readAsked(request) };
}

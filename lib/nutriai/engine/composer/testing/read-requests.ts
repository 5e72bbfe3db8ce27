import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Request, requestOf } from './judge-requests';

/** The half that the reader was improved on, and the half that it was only measured on. */
export type Half = 'open' | 'unseen';

const folder = 'lib/nutriai/engine/composer/testing/requests';

/** Reads the requests of a half, from the root of the repository. */
export function readRequests(half: Half): Request[] {
  const text = readFileSync(join(process.cwd(), folder, `${half}.txt`), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map(requestOf);
}

import path from 'node:path';
import { checkNext } from '../lib/front/next-adapter/check-next';

/**
 * `npm run build` ends with it: says what inside Next is not as the site expects it, and what the site then does
 * without. It still serves, so that this is no failure of the build.
 */
const { problems } = checkNext({ root: process.cwd(), buildFolder: path.resolve('.next') });
const lines = problems.map(
  ({ reliance, problem }) =>
    `Next is not as expected: ${reliance.name} (${problem}). So ${reliance.withoutIt}.`,
);
process.stdout.write(`${lines.length === 0 ? 'Next is as expected.' : lines.join('\n')}\n`);

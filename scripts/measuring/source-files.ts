import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expressionInLines } from '../../lib/nutriai/engine/text/expression-in-lines';

/** A source file of the repository. */
export interface SourceFile {
  /** From the repository's root. */
  path: string;
  text: string;
  isTest: boolean;
}

/**
 * What generators write: migrations, what Payload and Next write for themselves, the published client, the ids of
 * sources.
 */
const generated = expressionInLines()`
  ^lib/platform/database/(?:migrations/|payload-types\.ts$)|^packages/client/dist/|^next-env\.d\.ts$|
  ^app/\(cms\)/admin/importMap\.js$|^lib/nutriai/engine/knowledge/source-ids\.ts$
`;
const ofTests = /\.(?:test|spec|fault|test-helper)\.tsx?$|(?:^|\/)testing\/|^e2e\/|^jest\./;

/** Lists the sources that git knows, without what is generated: TypeScript where no other endings are named. */
export function sourceFiles(endings: readonly string[] = ['ts', 'tsx']): SourceFile[] {
  return execFileSync('git', ['ls-files', ...endings.map((ending) => `*.${ending}`)], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !generated.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8'), isTest: ofTests.test(path) }));
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A TypeScript file of the repository. */
export interface SourceFile {
  /** From the repository's root. */
  path: string;
  text: string;
  isTest: boolean;
}

/** What generators write: migrations and Payload's types, the types of the published client, Next's. */
const generated =
  /^lib\/platform\/database\/(?:migrations\/|payload-types\.ts$)|^packages\/client\/dist\/|^next-env\.d\.ts$/;
const ofTests = /\.(?:test|spec|fault|test-helper)\.tsx?$|(?:^|\/)testing\/|^e2e\/|^jest\./;

/** Lists the TypeScript that git knows, without what is generated. */
export function sourceFiles(): SourceFile[] {
  return execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !generated.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8'), isTest: ofTests.test(path) }));
}

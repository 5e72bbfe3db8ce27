import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readClaims } from './read-claims.mjs';

const root = path.resolve(__dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A test file with what its `testing` folders hold: names of checks on a real database stand there. */
function testTexts(test: string): string {
  const folders = ['lib', ...readdirSync(path.join(root, 'lib')).map((name) => `lib/${name}`)];
  const checks = folders
    .map((folder) => `${folder}/testing`)
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /-checks\.ts$/.test(file));
  return [test, ...checks].map(read).join('\n');
}

/** Line ends and the columns of tables are layout, not words. */
const plain = (text: string): string => text.replace(/\s+/g, ' ');

const claims = readClaims(root).flatMap(({ document, claims: ofDocument }) =>
  ofDocument.map((claim) => ({ document, ...claim })),
);

describe.each(claims)('$document: $claim', ({ document, claim, test, name, break: edits }) => {
  it('stands in the document', () => {
    expect(plain(read(document)).includes(plain(claim))).toBe(true);
  });

  it('has its test', () => {
    expect(existsSync(path.join(root, test))).toBe(true);
    if (name !== undefined) expect(testTexts(test).includes(name)).toBe(true);
  });

  it('can still be broken where its proof breaks it', () => {
    for (const { file, find, replace } of edits) {
      expect([file, read(file).split(find).length - 1]).toEqual([file, 1]);
      expect(replace).not.toBe(find);
    }
  });
});

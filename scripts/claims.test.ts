import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprintOf, readClaims, readProofs } from './claims/read-claims.mjs';
import { plain, sentencesOf } from './claims/sentences-of.mjs';

const root = path.resolve(__dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A test file with what its `testing` folders hold: names of checks on a real database stand there. */
function testTexts(test: string): string {
  const checks = ['lib', 'e2e/faults']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\/testing\/[\w-]+-checks\.ts$/.test(file));
  return [test, ...checks].map(read).join('\n');
}

const claims = readClaims(root).flatMap(({ document, claims: ofDocument }) =>
  ofDocument.map((claim) => ({ document, ...claim })),
);

const proofs = readProofs(root);

const isOfTable = /\b(?:test|it)\.each\b/;

describe.each(claims)('$document: $claim', ({ document, claim, test, name, break: edits }) => {
  it('stands in the document', () => {
    expect(plain(read(document)).includes(plain(claim))).toBe(true);
  });

  it('has its test', () => {
    expect(existsSync(path.join(root, test))).toBe(true);
    // A table of cases puts its names together.
    if (name !== undefined) expect(testTexts(test)).toContain(isOfTable.test(read(test)) ? '' : name);
  });

  it('can still be broken where its proof breaks it', () => {
    for (const { file, find, replace } of edits) {
      expect([file, read(file).split(find).length - 1]).toEqual([file, 1]);
      expect(replace).not.toBe(find);
    }
  });

  it('was seen to fail as it is broken now', () => {
    const proof = proofs.find((one) => one.document === document && one.claim === claim);
    expect(proof?.fingerprint).toBe(fingerprintOf({ test, name, break: edits }));
  });
});

describe.each(readClaims(root))('$document', ({ document, claims: ofDocument, facts }) => {
  it('promises nothing without a claim', () => {
    const known = [...ofDocument.map(({ claim }) => claim), ...facts].map(plain);
    // Outside of tables a sentence has no head, and every text includes nothing.
    const isKnown = (text: string) =>
      text !== '' && known.some((words) => text.includes(words) || words.includes(text));
    const unknown = sentencesOf(read(document)).filter(({ text, head }) => !isKnown(text) && !isKnown(head));
    expect(unknown.map(({ text }) => text)).toEqual([]);
  });

  it('still has the sentences that are named as facts', () => {
    expect(facts.filter((fact) => !plain(read(document)).includes(plain(fact)))).toEqual([]);
  });
});

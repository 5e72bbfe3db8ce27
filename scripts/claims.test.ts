import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isProven, readClaims, readProofs } from './claims/read-claims.mjs';
import { plain, sentencesOf } from './claims/sentences-of.mjs';
import { checksFiles, TestTexts, testTextsOf } from './claims/test-text.mjs';

const root = path.resolve(__dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A test file with the checks on a real database: names of tests stand in either. */
const testTexts = (test: string): string => [test, ...checksFiles(root)].map(read).join('\n');

const claims = readClaims(root).flatMap(({ document, claims: ofDocument }) =>
  ofDocument.map((claim) => ({ document, ...claim })),
);

const proofs = readProofs(root);
const texts = testTextsOf(root);

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

  it('was seen to fail as it is broken now, by a test that says the same as then', () => {
    expect(isProven({ document, claim, test, name, break: edits }, proofs, texts)).toBe(true);
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

describe('what a test says', () => {
  const quick = [
    "describe('doors', () => {",
    "  it('are shut', () => {",
    '    expect(isOpen()).toBe(false);',
    '  });',
    '',
    "  it.each([1])('have %d lock', (locks) => {",
    '    expect(count()).toBe(locks);',
    '  });',
    '});',
  ].join('\n');
  const checks = [
    "  'a door stays shut': async (world) => {",
    '    assert.ok(await isShut(world));',
    '  },',
  ].join('\n');
  const files: Record<string, string> = { 'doors.test.ts': quick, 'lib/testing/door-checks.ts': checks };
  const hash = (failed: string, changed: Partial<typeof files> = {}) =>
    new TestTexts(['lib/testing/door-checks.ts'], (file) => ({ ...files, ...changed })[file] ?? '').hashOf(
      'doors.test.ts',
      failed,
    );

  it.each([
    ['doors are shut', 'doors.test.ts', 'expect(isOpen()).toBe(false);', ''],
    ['doors have 1 lock', 'doors.test.ts', 'toBe(locks)', 'toBeDefined()'],
    ['on a real database: doors a door stays shut', 'lib/testing/door-checks.ts', 'assert.ok', 'void'],
    ['something that nobody finds', 'doors.test.ts', 'toBe(false)', 'toBe(true)'],
  ])('is another when %s is made milder', (failed, file, words, milder) => {
    const text = files[file] ?? '';
    expect(hash(failed, { [file]: text.replace(words, milder) })).not.toBe(hash(failed));
  });

  it('stays the same when its layout, a comment or the test beside it changes', () => {
    const other = quick
      .replace('toBe(locks)', 'toBe(2)')
      .replace('    expect(isOpen', '    // Both.\n    expect(isOpen');
    expect(hash('doors are shut', { 'doors.test.ts': other })).toBe(hash('doors are shut'));
  });
});

import { resultOf, type TestDatabase, testDatabases } from './testing/test-databases';

const programs = 'lib/content/search/testing';

interface Found {
  refs: string[];
  total: number;
  correctedQuery: string | null;
  suggestion: string | null;
  isPartial: boolean;
}

// With TEST_DATABASE_URL, such as postgres://postgres@127.0.0.1:5432/postgres, on PostgreSQL as well.
describe.each(testDatabases(process.env.TEST_DATABASE_URL))('on %s', (_name, make) => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await make();
  });

  afterEach(async () => {
    await database.remove();
  });

  test('the index follows what is published, in the same transaction', async () => {
    const steps = await resultOf(database.site.start(`${programs}/stays-in-sync.ts`));

    expect(steps).toMatchObject({
      draft: [],
      published: ['Quinces'],
      draftOfLive: [['Quinces'], []],
      changed: [[], ['Medlars']],
      path: '/blog/medlars',
      unpublished: [[], true],
      publishedAgain: ['Medlars'],
      rolledBack: ['changed my mind', [], ['Medlars']],
      isAsBefore: true,
      deleted: [[], true],
      story: [['Sloes in a minute'], ['Sloes in a minute'], ['Sloes in a minute']],
      recipe: [['Sloe porridge'], [['recipe', 'a-b']], 1, 2],
      recipeRemoved: [],
      rebuilt: [1, true],
      ensuredWhenFull: null,
      ensuredWhenOld: 1,
      ensuredWhenEmpty: [1, ['Sloes in a minute']],
      atOnce: 8,
    });
  }, 120_000);

  test('finds by words in all their forms, forgives a slip, and takes no query for a command', async () => {
    const whole = (...refs: string[]): Partial<Found> => ({ refs, correctedQuery: null, isPartial: false });
    const mended = (correctedQuery: string, ...refs: string[]): Partial<Found> => ({
      refs,
      correctedQuery,
      isPartial: false,
    });
    const nothing: Found = { refs: [], total: 0, correctedQuery: null, suggestion: null, isPartial: false };
    const cases: [query: string, found: Partial<Found>][] = [
      // Case, forms, beginnings.
      ['honey', whole('honey')],
      ['HONEY', whole('honey')],
      ['solid', whole('solids')],
      ['feedin', whole('weaning', 'solids')],
      ['hon', whole('honey')],
      ['how to start solids', whole('solids')],
      ['babys', whole('vitamin', 'puree', 'honey')],
      ['its', whole('vitamin')],
      ['vitamin d', whole('vitamin')],
      ['120 ml', whole('numbers')],
      // Accents and other scripts.
      ['creme', whole('puree')],
      ['PURÉE', whole('puree')],
      ['griessbrei', whole('puree')],
      ['μελι', whole('greek')],
      ['דבש', whole('hebrew')],
      // The title weighs more than a heading, a heading more than the text; between equals the newer one wins.
      ['milk', whole('milk', 'milkInHeading', 'breast', 'milkInBody')],
      ['teething', whole('young', 'old')],
      // One slip in a word of four letters or more.
      ['honye', mended('honey', 'honey')],
      ['vegtables', mended('vegetables', 'weaning')],
      ['vegtable', mended('vegetables', 'weaning')],
      ['weening', mended('weaning', 'weaning')],
      ['starrt solidz', mended('start solids', 'solids')],
      ['breast mild', mended('breast milk', 'breast')],
      ['egs', nothing],
      ['hnyoe', nothing],
      // Nothing has both words: what has one of them.
      ['honey quinoa', { refs: ['honey'], isPartial: true }],
      // What the databases' own query languages would take for commands.
      ['honey*', whole('honey')],
      ['honey OR', whole('honey')],
      ['"honey', whole('honey')],
      ['-honey', whole('honey')],
      ['{title} : honey)', { refs: ['honey'] }],
      ['honey & | ! ( ) : * <-> \\', whole('honey')],
      ["honey'); DROP TABLE posts; --", { refs: ['vitamin', 'honey'], isPartial: true }],
      ['honey\u0000', whole('honey')],
      ['honey '.repeat(2_000), whole('honey')],
      ['\ud800', nothing],
      ['🍼🍼', nothing],
      ['*', nothing],
      ['', nothing],
      ['   ', nothing],
    ];

    const found = await resultOf<Record<string, Found>>(
      database.site.start(`${programs}/find-posts.ts`, ...cases.map(([query]) => JSON.stringify(query))),
    );

    for (const [query, expected] of cases) {
      expect([query.slice(0, 40), found[JSON.stringify(query)]]).toEqual([
        query.slice(0, 40),
        expect.objectContaining(expected),
      ]);
    }
    expect(found).toMatchObject({
      pages: [
        [4, 2],
        [4, 2],
        [4, 0],
        [4, 0],
      ],
      pagesAreTheWhole: true,
      none: 4,
    });
  }, 120_000);
});

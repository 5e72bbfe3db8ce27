import { resultOf, type TestDatabase, testDatabases } from '../../content/search/testing/test-databases';

// With TEST_DATABASE_URL, such as postgres://postgres@127.0.0.1:5432/postgres, on PostgreSQL as well.
describe.each(testDatabases(process.env.TEST_DATABASE_URL))('on %s', (_name, make) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await make();
  });

  afterAll(async () => {
    await database.remove();
  });

  test('sums and texts follow what is published, whoever writes it', async () => {
    const steps = await resultOf(database.site.start('lib/wagtail-api/v1/testing/list-totals.ts'));

    expect(steps).toEqual({
      draft: [null, []],
      published: [null, ['Quinces']],
      draftOfLive: [null, ['Quinces']],
      changed: [null, []],
      second: [null, ['Quince and medlar', 'Medlar jam']],
      dated: [null, ['Medlar jam', 'Quince and medlar']],
      parts: [
        ['Medlar jam', 'Quince and medlar'],
        ['Medlar jam'],
        ['Medlar jam'],
        ['Quince and medlar'],
        ['Medlar jam', 'Quince and medlar'],
        [],
        [],
        [],
        [],
      ],
      oldestFirst: ['Quince and medlar', 'Medlar jam'],
      hidden: [null, ['Medlar jam', 'Quince and medlar']],
      moved: [null, ['Medlar jam', 'Quince and medlar']],
      commented: [null, ['Medlar jam', 'Quince and medlar']],
      byComments: [
        ['Quince and medlar', 'Medlar jam'],
        ['Quince and medlar', 'Medlar jam'],
      ],
      threadHidden: [null, ['Medlar jam', 'Quince and medlar']],
      unpublished: [null, ['Medlar jam']],
      publishedAgain: [null, ['Medlar jam', 'Quince and medlar']],
      threadDeleted: [null, ['Medlar jam', 'Quince and medlar']],
      story: [null, []],
      deleted: [null, ['Medlar jam']],
    });
  }, 120_000);
});

import { resultOf, type TestDatabase, testDatabases } from '../search/testing/test-databases';

// With TEST_DATABASE_URL, such as postgres://postgres@127.0.0.1:5432/postgres, on PostgreSQL as well.
describe.each(testDatabases(process.env.TEST_DATABASE_URL))('on %s', (_name, make) => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await make();
  });

  afterEach(async () => {
    await database.remove();
  });

  test('the foods of an article follow what is published', async () => {
    const steps = await resultOf(database.site.start('lib/content/relations/testing/stays-in-sync.ts'));

    expect(steps).toEqual({
      published: [['foods of posts'], [['How to serve broccoli', ['broccoli']]]],
      draftBeside: [['How to serve broccoli', ['broccoli']]],
      changed: [['How to serve carrots', ['carrot']]],
      topics: [[['finger food', 1]]],
      readAgain: [[['How to serve carrots', ['carrot']]], ['foods of posts']],
      story: [['/web-stories/carrots-in-a-minute', ['carrot']]],
      ofCarrot: expect.arrayContaining([
        ['/blog/how-to-serve-broccoli', 'Article'],
        ['/web-stories/carrots-in-a-minute', 'Web story'],
      ]),
      deleted: [[], ['foods of stories']],
      atOnce: 0,
      afterwards: 5,
    });
  }, 120_000);
});

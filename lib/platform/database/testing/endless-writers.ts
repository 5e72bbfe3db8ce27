import { openTestDatabase } from './open-test-database';

/** Eight writers that never stop; each acknowledged document is printed. The test kills the process in the middle. */
const payload = await openTestDatabase();
process.stdout.write('WRITING\n');

await Promise.all(
  Array.from({ length: 8 }, async (_, writer) => {
    for (let number = 0; ; number += 1) {
      const { id } = await payload.create({
        collection: 'polls',
        data: {
          question: `writer ${writer}, document ${number}`,
          options: [{ label: 'one' }, { label: 'two' }, { label: 'three' }],
        },
        depth: 0,
      });
      process.stdout.write(`ACKNOWLEDGED ${id}\n`);
    }
  }),
);

import { sql } from 'drizzle-orm';
import { openTestDatabase, report } from './open-test-database';

/** A migration that makes a table anew, as generated ones do when a column changes. */
const payload = await openTestDatabase();
await payload.create({
  collection: 'polls',
  data: { question: 'Kept?', options: [{ label: 'yes' }, { label: 'no' }] },
});

interface Runner {
  run: (query: unknown) => Promise<unknown>;
}

await payload.db.migrate({
  migrations: [
    {
      name: '29991231_235959_rebuild_polls',
      up: async (args: unknown) => {
        const { db } = args as { db: Runner };
        await db.run(sql.raw('PRAGMA foreign_keys=OFF;'));
        await db.run(sql.raw('CREATE TABLE `__new_polls` AS SELECT * FROM `polls`;'));
        await db.run(sql.raw('DROP TABLE `polls`;'));
        await db.run(
          sql.raw(
            'CREATE TABLE `polls` (`id` integer PRIMARY KEY NOT NULL, `question` text NOT NULL, `closes_at` text, `updated_at` text NOT NULL, `created_at` text NOT NULL);',
          ),
        );
        await db.run(
          sql.raw(
            'INSERT INTO `polls` SELECT id, question, closes_at, updated_at, created_at FROM `__new_polls`;',
          ),
        );
        await db.run(sql.raw('DROP TABLE `__new_polls`;'));
        await db.run(sql.raw('PRAGMA foreign_keys=ON;'));
      },
      down: async () => undefined,
    },
  ],
});
const { docs } = await payload.find({ collection: 'polls' });
report({ polls: docs.length, options: docs[0]?.options.length });
process.exit(0);

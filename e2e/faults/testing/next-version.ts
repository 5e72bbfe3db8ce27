import { sql } from '../../../lib/platform/database/sql';

interface Runner {
  run: (query: unknown) => Promise<unknown>;
}

/** Recreates a table with one more column, as a generated migration does, with the indexes that it had. */
function recreate(table: string, columns: string, copied: string, indexes: readonly string[]): string[] {
  return [
    'PRAGMA foreign_keys=OFF;',
    `CREATE TABLE __new_${table} (${columns}, \`season\` text);`,
    `INSERT INTO __new_${table} (${copied}) SELECT ${copied} FROM ${table};`,
    `DROP TABLE ${table};`,
    `ALTER TABLE __new_${table} RENAME TO ${table};`,
    'PRAGMA foreign_keys=ON;',
    ...indexes.map((column) => `CREATE INDEX ${table}_${column}_idx ON ${table} (${column});`),
  ];
}

const times =
  "`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL, `created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL";

const statements = [
  ...recreate(
    'polls',
    `\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL, \`question\` text NOT NULL, \`closes_at\` text, ${times}`,
    'id, question, closes_at, updated_at, created_at',
    ['created_at', 'updated_at'],
  ),
  ...recreate(
    'contact_messages',
    `\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL, \`name\` text NOT NULL, \`email\` text NOT NULL, \`subject\` text NOT NULL, \`message\` text NOT NULL, \`is_answered\` integer DEFAULT false, ${times}`,
    'id, name, email, subject, message, is_answered, updated_at, created_at',
    ['created_at', 'updated_at'],
  ),
  ...['posts', 'stories', 'pages', 'categories', 'members', 'images', 'videos'].flatMap((table) => [
    `ALTER TABLE ${table} ADD season text;`,
    `UPDATE ${table} SET season = 'autumn';`,
    `CREATE INDEX ${table}_season_idx ON ${table} (season);`,
  ]),
  'CREATE TABLE seasons (id integer PRIMARY KEY NOT NULL, name text NOT NULL);',
  "INSERT INTO seasons (name) VALUES ('spring'), ('autumn');",
  'CREATE TRIGGER seasons_of_polls AFTER INSERT ON polls BEGIN UPDATE polls SET season = (SELECT name FROM seasons LIMIT 1) WHERE id = NEW.id; END;',
];

/** A migration of a version to come, with all that generated and written ones do: for tests of how one fails. */
export const nextVersion = {
  name: '29991231_235959_next_version',
  up: async (args: unknown) => {
    const { db } = args as { db: Runner };
    for (const statement of statements) await db.run(sql.raw(statement));
  },
  down: async () => undefined,
};

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_square_url\` text;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_square_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_square_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_square_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_square_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`sizes_square_filename\` text;`)
  await db.run(sql`CREATE INDEX \`images_sizes_square_sizes_square_filename_idx\` ON \`images\` (\`sizes_square_filename\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`images_sizes_square_sizes_square_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_square_url\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_square_width\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_square_height\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_square_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_square_filesize\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`sizes_square_filename\`;`)
}

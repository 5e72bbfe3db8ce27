import * as z from 'zod';

/** Where a file of a backup belongs in the data folder, `/` between its parts: nothing may lead out of it. */
const relativePath = z
  .string()
  .min(1)
  .refine(
    (path) => path.split('/').every((part) => part !== '' && !part.startsWith('.')) && !/[\\\0]/.test(path),
  );

/** What a backup says of itself. */
export const backupManifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** `sqlite`: the file is among the others. `postgres`: a dump for `pg_restore`. */
  database: z.enum(['sqlite', 'postgres']),
  files: z.array(
    z.object({
      path: relativePath,
      bytes: z.number().int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

export type BackupManifest = z.infer<typeof backupManifest>;
export type BackedUpFile = BackupManifest['files'][number];

export const manifestName = 'manifest.json';
export const sqliteName = 'little-pear.db';
export const postgresName = 'little-pear.dump';

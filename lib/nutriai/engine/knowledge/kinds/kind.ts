import type * as z from 'zod';

/** One kind of knowledge: where its files are, what they say, and the shape that each of them has. */
export interface Kind {
  /** A folder or a file of `knowledge/`. A folder's files are read in the order of their names. */
  path: string;
  /** The name of its JSON Schema, for editors; tables have none. */
  schemaName?: string;
  /** For `knowledge/README.md`. */
  about: string;
  /** The shape of a YAML file once its sets are filled in, or of a row of a table. */
  schema: z.ZodType;
}

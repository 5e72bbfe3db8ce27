interface Schema {
  rawTables: Record<
    string,
    { indexes?: Record<string, { name: string; on: string | string[]; unique?: boolean }> }
  >;
}

/**
 * Payload's schema hook for both databases. Lists of words (`hasMany` texts) lie in tables of their own,
 * which Payload indexes by place and then owner: to find those of one owner, which each document that is read
 * asks for, a database would have to go through them all.
 */
export function indexParentsOfTexts<Parts>(args: { schema: Parts }): Parts {
  // Payload hands the adapter over on both databases; only PostgreSQL's types say so.
  const { adapter } = args as unknown as { adapter: Schema };
  for (const [name, table] of Object.entries(adapter.rawTables)) {
    if (!name.endsWith('_texts')) continue;
    table.indexes = { ...table.indexes, parentIdx: { name: `${name}_parent_idx`, on: 'parent' } };
  }
  return args.schema;
}

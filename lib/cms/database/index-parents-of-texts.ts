interface Schema {
  rawTables: Record<string, { indexes?: Record<string, { name: string; on: string | string[]; unique?: boolean }> }>;
}

/**
 * Payload's schema hook for both databases. Lists of words (`hasMany` texts) lie in tables of their own, which Payload indexes by place and then owner:
 * to find those of one owner, which each document that is read asks for, a database would have to go through them all.
 */
export function indexParentsOfTexts<Parts>({ adapter, schema }: { adapter: unknown; schema: Parts }): Parts {
  for (const [name, table] of Object.entries((adapter as Schema).rawTables)) {
    if (!name.endsWith('_texts')) continue;
    table.indexes = { ...table.indexes, parentIdx: { name: `${name}_parent_idx`, on: 'parent' } };
  }
  return schema;
}

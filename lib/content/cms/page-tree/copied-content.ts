/** What belongs to one document alone and is never copied with its content. */
const ownFields = new Set(['id', 'slug', 'aliasOf', 'createdAt', 'updatedAt', '_status', 'publishedAt']);

type Content = Record<string, unknown>;

/**
 * A document's content for another document of its collection. Rows of lists lose their ids, which belong to
 * the rows they came from.
 * @param document as stored, relations as ids (`depth: 0`)
 * @param fieldNames the collection's own fields: one that is empty is copied as empty, so that it also
 *   empties the other document's
 */
export function copiedContent(document: Readonly<Content>, fieldNames: readonly string[]): Content {
  const names = fieldNames.filter((name) => !ownFields.has(name));
  return Object.fromEntries(names.map((name) => [name, withoutRowIds(document[name] ?? null)]));
}

function withoutRowIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutId);
  if (!isPlainObject(value) || isRichText(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutRowIds(inner)]));
}

function withoutId(row: unknown): unknown {
  if (!isPlainObject(row)) return row;
  const { id: _id, ...rest } = row;
  return withoutRowIds(rest);
}

/** The ids inside rich text are part of its JSON and bind no row. */
function isRichText(value: Content): boolean {
  return isPlainObject(value.root);
}

function isPlainObject(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

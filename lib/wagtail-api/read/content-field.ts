import type { PageCollection } from '../../content/cms/page-tree/kinds';
import { sql, type Sql } from '../../platform/database/sql';
import type { ContentField, FieldReader, Shape, StoredField, StoredKind } from './object-shape';
import type { FieldRequest } from './parse-fields';
import type { ReadContext } from './read-context';

type Traits<Row> = Partial<Pick<ContentField<Row>, 'isMeta' | 'columns' | 'stored'>>;

const plain = { isMeta: false, columns: [], stored: null, isNestable: false } as const;

/** A field whose value stands in the row, or in what `columns` loads of its document. */
export function valueField<Row>(
  name: string,
  value: (row: Row, context: ReadContext) => unknown,
  traits: Traits<Row> = {},
): ContentField<Row> {
  return {
    ...plain,
    ...traits,
    name,
    reader: () => (rows, context) => rows.map((row) => value(row, context)),
  };
}

/** A field whose values for all rows are read together. */
export function batchField<Row>(
  name: string,
  read: FieldReader<Row>,
  traits: Traits<Row> = {},
): ContentField<Row> {
  return { ...plain, ...traits, name, reader: () => read };
}

/** A kind of object that others point to by id. */
export interface Reference {
  /** @throws ApiError 400 for fields that it has not got */
  select: (nested: readonly FieldRequest[]) => ReferenceReader;
}

/** Reads objects by their ids; those that are gone or hidden from the caller are missing. */
type ReferenceReader = (
  ids: readonly number[],
  context: ReadContext,
) => Promise<ReadonlyMap<number, unknown>>;

/** @param shape a function, because shapes may point at one another */
export function referenceTo<Row>({
  shape,
  load,
  idOf,
}: {
  shape: () => Shape<Row>;
  load: (ids: readonly number[], context: ReadContext) => Promise<readonly Row[]>;
  /** The id by which others point to a row. */
  idOf: (row: Row) => number | null;
}): Reference {
  return {
    select: (nested) => {
      const serializer = shape().select(nested, 'nested');
      return async (ids, context) => {
        if (ids.length === 0) return new Map();
        const rows = await load(ids, context);
        const objects = await serializer.serialize(rows, context);
        return new Map(rows.map((row, index) => [idOf(row) ?? 0, objects[index]]));
      };
    },
  };
}

/** A nested object, or null. */
export function referenceField<Row>(
  name: string,
  {
    reference,
    id,
    traits = {},
  }: { reference: Reference; id: (row: Row) => number | null; traits?: Traits<Row> },
): ContentField<Row> {
  return nestedField(name, {
    reference,
    traits,
    pick: (row, found) => {
      const own = id(row);
      return own === null ? null : (found.get(own) ?? null);
    },
    ids: (row) => [id(row)].filter((own) => own !== null),
  });
}

/** A list of nested objects. */
export function referencesField<Row>(
  name: string,
  {
    reference,
    ids,
    traits = {},
  }: { reference: Reference; ids: (row: Row) => readonly number[]; traits?: Traits<Row> },
): ContentField<Row> {
  return nestedField(name, {
    reference,
    traits,
    pick: (row, found) => {
      return ids(row)
        .map((id) => found.get(id))
        .filter((object) => object !== undefined);
    },
    ids,
  });
}

function nestedField<Row>(
  name: string,
  {
    reference,
    traits,
    pick,
    ids,
  }: {
    reference: Reference;
    traits: Traits<Row>;
    pick: (row: Row, found: ReadonlyMap<number, unknown>) => unknown;
    ids: (row: Row) => readonly number[];
  },
): ContentField<Row> {
  return {
    ...plain,
    ...traits,
    name,
    isNestable: true,
    reader: (nested) => {
      const read = reference.select(nested);
      return async (rows, context) => {
        const found = await read([...new Set(rows.flatMap(ids))], context);
        return rows.map((row) => pick(row, found));
      };
    },
  };
}

/**
 * A list of objects that belong to their page and have no address; all their fields unless `_` or `*` says
 * otherwise.
 */
export function childrenField<Row, Child>(
  name: string,
  {
    shape,
    children,
    traits = {},
  }: { shape: Shape<Child>; children: (row: Row) => readonly Child[]; traits?: Traits<Row> },
): ContentField<Row> {
  return {
    ...plain,
    ...traits,
    name,
    isNestable: true,
    reader: (nested) => {
      const hasStart = nested[0]?.name === '*' || nested[0]?.name === '_';
      const all: FieldRequest = { name: '*', isNegated: false, nested: null };
      const serializer = shape.select(hasStart ? nested : [all, ...nested], 'nested');
      return async (rows, context) => {
        const lists = rows.map(children);
        const objects = await serializer.serialize(lists.flat(), context);
        let taken = 0;
        return lists.map((list) => objects.slice(taken, (taken += list.length)));
      };
    },
  };
}

const documentTables = {
  posts: { table: sql`posts`, id: sql`n.post_id` },
  stories: { table: sql`stories`, id: sql`n.story_id` },
  pages: { table: sql`pages`, id: sql`n.info_page_id` },
} as const;

/**
 * A column of the document behind a page, as `d`. The list of pages goes without the documents' tables, whose
 * rows are long, unless a call filters or orders by what only they have.
 */
export function storedInDocument(
  collection: PageCollection,
  { kind, column, isIndexed = false }: { kind: StoredKind; column: Sql; isIndexed?: boolean },
): StoredField {
  const { table, id } = documentTables[collection];
  return {
    kind,
    column: sql`(SELECT ${column} FROM ${table} d WHERE d.id = ${id})`,
    filter: {
      column,
      within: (condition) => sql`${id} IN (SELECT d.id FROM ${table} d WHERE ${condition})`,
    },
    isIndexed,
  };
}

/** What a stored field needs beyond its column. */
export function stored(kind: StoredKind, column: Sql, { isIndexed = false } = {}): StoredField {
  return { kind, column, isIndexed };
}

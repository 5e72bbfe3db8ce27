import type { Sql } from '../../platform/database/sql';
import type { ReadContext } from './read-context';
import { badRequest } from './content-error';
import type { FieldRequest } from './parse-fields';

/**
 * The shapes of the content API: for every type one table of fields, and from the table what `fields`,
 * filters and `order` accept.
 *
 * - A field reads its value for many objects at once (`reader`), so that a list costs a query a field and
 *   never one an object.
 * - `stored` says that a column holds it: such fields can be filtered and ordered by.
 * - `objectShape` turns a table into a {@link Shape}; `shape.select(requests, view)` checks what `?fields=`
 *   asks for and gives a serializer.
 * - content-endpoint.ts answers lists, details and `find` from a {@link ContentEndpoint}, in the contract's
 *   order of checks; page-endpoint.ts is the one for pages, made for an audience (who sees which pages, with
 *   which fields); content-route.ts puts an endpoint at an address.
 * - Tables of fields: page-fields.ts, post-fields.ts, story-fields.ts, info-page-fields.ts, image-fields.ts,
 *   document-fields.ts.
 */

export type FieldReader<Row> = (
  rows: readonly Row[],
  context: ReadContext,
) => readonly unknown[] | Promise<readonly unknown[]>;

export type StoredKind = 'integer' | 'text' | 'boolean' | 'time' | 'day' | 'tags' | 'reference';

/**
 * The column behind a field, in the words of the statement that lists the objects (`n` page node, `i` image,
 * `f` file).
 */
export interface StoredField {
  kind: StoredKind;
  /** For `tags` a condition is made by `hasTag` instead. Null when every object has the same value. */
  column: Sql | null;
  /** How a filter asks, where that is quicker than by the column: by an index of the document's own table. */
  filter?: { column: Sql; within: (condition: Sql) => Sql };
  hasTag?: (tag: string) => Sql;
  /** Whether a search may be filtered and ordered by it. */
  isIndexed: boolean;
}

export interface ContentField<Row> {
  name: string;
  isMeta: boolean;
  /** Fields of the document behind the object that must be loaded. */
  columns: readonly string[];
  isNestable: boolean;
  stored: StoredField | null;
  /**
   * @param nested what stood in brackets after the name
   * @throws ApiError 400 for what the nested object has not got
   */
  reader: (nested: readonly FieldRequest[]) => FieldReader<Row>;
}

export type View = 'listing' | 'detail' | 'nested';

/** Turns rows into what the answer shows; made once a call. */
export interface Serializer<Row> {
  /** Fields of the documents behind the rows that the chosen fields read. */
  columns: ReadonlySet<string>;
  serialize: (rows: readonly Row[], context: ReadContext) => Promise<ContentObject[]>;
}

export type ContentObject = Record<string, unknown>;

export interface Shape<Row> {
  stored: ReadonlyMap<string, StoredField>;
  /** @throws ApiError 400 for unknown fields and brackets where there is nothing nested */
  select: (requests: readonly FieldRequest[], view: View) => Serializer<Row>;
}

export interface ShapeDeclaration<Row> {
  /** In the order of the answer; `id` first. */
  fields: readonly ContentField<Row>[];
  /** Names that a view starts with; a view that is left out starts with all its fields. */
  defaults: Partial<Record<View, readonly string[]>>;
  /** Names that only details have. */
  detailOnly?: readonly string[];
}

export function objectShape<Row>({ fields, defaults, detailOnly = [] }: ShapeDeclaration<Row>): Shape<Row> {
  return {
    stored: new Map(fields.flatMap(({ name, stored }) => (stored ? [[name, stored]] : []))),
    select: (requests, view) => {
      const available = view === 'detail' ? fields : fields.filter(({ name }) => !detailOnly.includes(name));
      return serializerOf(chooseFields(available, requests, defaults[view]));
    },
  };
}

interface ChosenField<Row> {
  field: ContentField<Row>;
  read: FieldReader<Row>;
}

function chooseFields<Row>(
  available: readonly ContentField<Row>[],
  requests: readonly FieldRequest[],
  defaults: readonly string[] | undefined,
): ChosenField<Row>[] {
  const all = available.map(({ name }) => name);
  const [first] = requests;
  const isWildcard = first?.name === '*' || first?.name === '_';
  const names = new Set(first?.name === '*' ? all : first?.name === '_' ? [] : (defaults ?? all));
  const nested = new Map<string, readonly FieldRequest[]>();
  const mentioned = isWildcard ? requests.slice(1) : requests;
  for (const request of mentioned) {
    if (request.isNegated) names.delete(request.name);
    else names.add(request.name);
    if (!request.isNegated && request.nested?.length) nested.set(request.name, request.nested);
  }
  refuseUnknown(mentioned, all);
  return available
    .filter(({ name }) => names.has(name))
    .map((field) => {
      const requested = nested.get(field.name);
      if (requested && !field.isNestable) {
        throw badRequest(`'${field.name}' does not support nested fields`);
      }
      return { field, read: field.reader(requested ?? []) };
    });
}

function refuseUnknown(mentioned: readonly FieldRequest[], all: readonly string[]): void {
  const unknown = new Set(mentioned.map(({ name }) => name).filter((name) => !all.includes(name)));
  if (unknown.size > 0) throw badRequest(`unknown fields: ${[...unknown].sort().join(', ')}`);
}

function serializerOf<Row>(chosen: readonly ChosenField<Row>[]): Serializer<Row> {
  return {
    columns: new Set(chosen.flatMap(({ field }) => field.columns)),
    serialize: async (rows, context) => {
      if (rows.length === 0) return [];
      const columns = await Promise.all(
        chosen.map(async ({ field, read }) => ({ field, values: await read(rows, context) })),
      );
      return rows.map((_row, index) =>
        toObject(columns.map(({ field, values }) => ({ field, value: values[index] }))),
      );
    },
  };
}

/**
 * `id` first, then `meta` unless nothing is left of it, then the others. A field without a value (undefined,
 * not null) is left out.
 */
function toObject<Row>(values: readonly { field: ContentField<Row>; value: unknown }[]): ContentObject {
  const present = values.filter(({ value }) => value !== undefined);
  const entries = (wanted: typeof present) => wanted.map(({ field, value }) => [field.name, value]);
  const isId = ({ field }: (typeof present)[number]) => field.name === 'id';
  const meta = present.filter(({ field }) => field.isMeta);
  return Object.fromEntries([
    ...entries(present.filter(isId)),
    ...(meta.length > 0 ? [['meta', Object.fromEntries(entries(meta))]] : []),
    ...entries(present.filter((item) => !item.field.isMeta && !isId(item))),
  ]);
}

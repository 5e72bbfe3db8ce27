import type { Payload } from 'payload';
import { countRows, cachedCount } from '../../content/reading/cached-counts';
import { sql, type Sql } from '../../platform/database/sql';
import { badRequest, noSuch, notFound } from './content-error';
import { ContentParameters } from './content-parameters';
import { type FieldFilters, filterByFields } from './field-filters';
import type { ContentObject, Serializer, Shape, StoredField } from './object-shape';
import { type Order, readOrder } from './order';
import { listOf } from './page-rows';
import { readSlice, type Slice } from './pagination';
import { type FieldRequest, FieldsSyntaxError, parseFields } from './parse-fields';
import { encodeQuery, isId, readInteger } from '../../platform/http/python-values';
import type { ReadContext } from './read-context';
import { readSearch, type SearchResult, type SearchTarget } from './search';

/** One call of the content API. */
export interface ContentCall {
  payload: Payload;
  parameters: ContentParameters;
}

/** Reads the parameters of a request's address. */
export function callOf(payload: Payload, request: Request): ContentCall {
  return { payload, parameters: ContentParameters.of(request) };
}

/** What a call may list, once its `type` and `site` are known. */
export interface ContentSource<Row> {
  /** As in `No Image matches the given query.` */
  modelName: string;
  /** Fields of the list, and what filters and orders it. */
  shape: Shape<Row>;
  /** Fields of one object's details; those of the list when left out. */
  shapeOf?: (row: Row) => Shape<Row>;
  /** What follows FROM. */
  from: Sql;
  /** The column of the id that addresses use. */
  id: Sql;
  /** What the caller may see at all. */
  condition: Sql;
  /** Whether what is listed changes by publishing alone, after which kept counts are forgotten. */
  isCountCached: boolean;
  /** How many there are without filters and search, where that is known without counting. */
  countAll?: () => Promise<number>;
  /** Must be total: it also settles ties of `?order=`. */
  defaultOrder: Sql;
  search: SearchTarget;
  /** @param rest what follows `SELECT … FROM` */
  read: (rest: Sql) => Promise<Row[]>;
  context: ReadContext;
}

/** A collection of the content API: what the public and the editors' addresses answer from. */
export interface ContentEndpoint<Row> {
  /** Names of parameters beyond the common ones and the stored fields. */
  operations: readonly string[];
  /** @throws ApiError for a bad `type` or `site`, which come before everything else */
  open: (call: ContentCall) => Promise<ContentSource<Row>>;
  /** Conditions by operations that are checked after the fields and before the order. */
  narrow?: (call: ContentCall, source: ContentSource<Row>) => Promise<Sql[]>;
  /** Conditions by operations that are checked after the order and before the search. */
  narrowFurther?: (call: ContentCall, source: ContentSource<Row>) => Promise<Sql[]>;
  /** Operations that only say how objects are written; they are checked right before `fields`. @throws ApiError 400 */
  check?: (parameters: ContentParameters) => void;
  /**
   * What `find` looks for by other parameters than `id`.
   * @returns undefined when none of them was given, null when nothing was found
   */
  find?: (call: ContentCall, source: ContentSource<Row>) => Promise<Row | null | undefined>;
  /** Absolute address of an object's details. */
  detailUrl: (row: Row, context: ReadContext) => string;
  /** Parameters that `find` uses up. */
  findParameters: readonly string[];
}

const commonOperations: ReadonlySet<string> = new Set([
  'limit',
  'offset',
  'fields',
  'order',
  'search',
  'search_operator',
  '_',
  'format',
]);

export interface ListBody {
  meta: { total_count: number };
  items: ContentObject[];
}

/**
 * A list: `type`, unknown parameters, field filters, the endpoint's own, order, search, offset, limit,
 * `fields`; the first that is wrong answers.
 * @throws ApiError 400 or 404
 */
export async function listContent<Row>(
  endpoint: ContentEndpoint<Row>,
  call: ContentCall,
): Promise<{ body: ListBody; context: ReadContext }> {
  const source = await endpoint.open(call);
  const isOperation = operationsOf(endpoint);
  call.parameters.refuseUnknown((name) => isOperation(name) || isFilter(source.shape.stored.get(name)));
  const found = await choose(endpoint, call, source);
  const { offset, limit } = readSlice(call.parameters);
  endpoint.check?.(call.parameters);
  const serializer = source.shape.select(readFields(call.parameters), 'listing');
  const [total, rows] = await readPage(call, source, { ...found, offset, limit });
  const items = await serializer.serialize(rows, source.context);
  return { body: { meta: { total_count: total }, items }, context: source.context };
}

/** How many were chosen in all, and the part of them that is asked for. */
async function readPage<Row>(
  { payload }: ContentCall,
  source: ContentSource<Row>,
  { join, counting, best, conditions, order, ids, isEverything, offset, limit }: Chosen & Slice,
): Promise<[total: number, rows: Row[]]> {
  if (ids) {
    const some = ids.slice(offset, offset + limit);
    const rows =
      some.length === 0
        ? []
        : source.read(sql`${source.from} WHERE ${source.id} IN ${listOf(some)} ORDER BY ${order}`);
    return [ids.length, await rows];
  }
  const where = sql`WHERE ${allOf(conditions)}`;
  const count = source.isCountCached ? cachedCount : countRows;
  const page = sql`${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  const read = async () => {
    const some = best ? await source.read(sql`${source.from} ${best} ${page}`) : [];
    // Some of the best may be hidden from the caller, or the page lies behind them.
    return some.length === limit ? some : source.read(sql`${source.from} ${join} ${page}`);
  };
  return Promise.all([
    isEverything && source.countAll
      ? source.countAll()
      : count(payload, sql`${source.from} ${counting ?? join} ${where}`),
    limit === 0 ? [] : read(),
  ]);
}

/**
 * One object, looked up among those that the list's filters leave; names of parameters, `limit` and `offset`
 * are not looked at.
 * @param isIt the condition that the address stands for
 * @throws ApiError 400 or 404
 */
export async function readContent<Row>(
  endpoint: ContentEndpoint<Row>,
  call: ContentCall,
  isIt: (source: ContentSource<Row>) => Sql,
): Promise<{ body: ContentObject; context: ReadContext; row: Row }> {
  const source = await endpoint.open(call);
  const { conditions } = await choose(endpoint, call, source);
  // The reference cannot look something up in what it searched.
  if (call.parameters.has('search')) throw notFound();
  const [row] = await source.read(sql`${source.from} WHERE ${allOf([...conditions, isIt(source)])} LIMIT 1`);
  if (!row) throw noSuch(source.modelName);
  endpoint.check?.(call.parameters);
  const shape = source.shapeOf?.(row) ?? source.shape;
  const [body] = await selectDetail(shape, call.parameters).serialize([row], source.context);
  if (!body) throw noSuch(source.modelName);
  return { body, context: source.context, row };
}

/** The fields that a detail's `?fields=` asks for. @throws ApiError 400 */
export function selectDetail<Row>(shape: Shape<Row>, parameters: ContentParameters): Serializer<Row> {
  return shape.select(readFields(parameters), 'detail');
}

/** The condition of an address with digits in it. */
export function hasId<Row>(id: string): (source: ContentSource<Row>) => Sql {
  const number = Number(id);
  return ({ id: column }) => (isId(number) ? sql`${column} = ${number}` : sql`1 = 0`);
}

/**
 * Where `find` leads: the details of what was found, with all parameters that did not serve to find it.
 * @throws ApiError 404 when nothing was found or asked for
 */
export async function findContent<Row>(endpoint: ContentEndpoint<Row>, call: ContentCall): Promise<string> {
  const source = await endpoint.open(call);
  const found = await endpoint.find?.(call, source);
  const row = found === undefined ? await findById(call, source) : found;
  if (!row) throw notFound('not found');
  const carried = [...call.parameters.all].filter(([name]) => !endpoint.findParameters.includes(name));
  return `${endpoint.detailUrl(row, source.context)}?${encodeQuery(carried)}`;
}

async function findById<Row>({ parameters }: ContentCall, source: ContentSource<Row>): Promise<Row | null> {
  const id = readInteger(parameters.get('id') ?? '');
  if (id === null || !isId(id)) return null;
  const rows = await source.read(
    sql`${source.from} WHERE ${source.condition} AND ${source.id} = ${id} LIMIT 1`,
  );
  return rows[0] ?? null;
}

/** What a call is about, in the words of the statement that lists it. */
interface Chosen extends Pick<SearchResult, 'join' | 'counting' | 'best'> {
  conditions: Sql[];
  order: Sql;
  /** All there are, when a search by itself has found them. */
  ids: readonly number[] | null;
  /** Nothing was asked for but the list. */
  isEverything: boolean;
}

async function choose<Row>(
  endpoint: ContentEndpoint<Row>,
  call: ContentCall,
  source: ContentSource<Row>,
): Promise<Chosen> {
  const { stored } = source.shape;
  const filters = filterByFields(call.parameters, stored, operationsOf(endpoint));
  const narrowed = (await endpoint.narrow?.(call, source)) ?? [];
  const order = readOrder(call.parameters, (name) => isOrderable(stored.get(name)));
  const further = (await endpoint.narrowFurther?.(call, source)) ?? [];
  const searched = await search(call, source, { filters, order });
  const asked = [...filters.conditions, ...narrowed, ...further];
  const conditions = [source.condition, ...asked];
  const ordered = orderSql(call.payload, source, order);
  const isUnfiltered = asked.length === 0;
  if (!searched) return { join: sql``, conditions, order: ordered, ids: null, isEverything: isUnfiltered };
  const isByRelevance = searched.order !== null && order === null;
  return {
    join: searched.join,
    counting: searched.counting,
    best: isByRelevance ? searched.best : undefined,
    conditions: [...conditions, searched.condition],
    order: isByRelevance ? sql`${searched.order}, ${ordered}` : ordered,
    ids: (isUnfiltered && order === null && searched.ids) || null,
    isEverything: false,
  };
}

async function search<Row>(
  { payload, parameters }: ContentCall,
  { shape, search: target }: ContentSource<Row>,
  { filters, order }: { filters: FieldFilters; order: Order },
): Promise<SearchResult | null> {
  const text = parameters.get('search');
  if (text === undefined) return null;
  if (filters.hasTags) throw badRequest('filtering by tag with a search query is not supported');
  const refuseUnindexed = (verb: string, names: readonly string[]) => {
    const name = names.find((each) => !shape.stored.get(each)?.isIndexed);
    if (name !== undefined) {
      throw badRequest(`cannot ${verb} by '${name}' while searching (field is not indexed)`);
    }
  };
  refuseUnindexed('filter', filters.names);
  if (Array.isArray(order))
    refuseUnindexed(
      'order',
      order.map(({ name }) => name),
    );
  return target.find(payload, readSearch(text, parameters));
}

function operationsOf<Row>(endpoint: ContentEndpoint<Row>): (name: string) => boolean {
  return (name) => commonOperations.has(name) || endpoint.operations.includes(name);
}

function isFilter(field: StoredField | undefined): boolean {
  return Boolean(field?.column ?? field?.hasTag);
}

function isOrderable(field: StoredField | undefined): boolean {
  return field !== undefined && field.kind !== 'tags';
}

/** @throws ApiError 400 */
function readFields(parameters: ContentParameters): FieldRequest[] {
  try {
    return parseFields(parameters.get('fields') ?? '');
  } catch (error) {
    if (error instanceof FieldsSyntaxError) throw badRequest(`fields error: ${error.message}`);
    throw error;
  }
}

/** By code points and with empty values first, on either database. */
function orderSql<Row>(payload: Payload, source: ContentSource<Row>, order: Order): Sql {
  if (order === null) return source.defaultOrder;
  if (order === 'random') return sql`random()`;
  const keys = order.flatMap(({ name, isDescending }) => {
    const field = source.shape.stored.get(name);
    if (!field?.column) return [];
    const isCollated = field.kind === 'text' && payload.db.name === 'postgres';
    const value = isCollated ? sql`${field.column} COLLATE "C"` : field.column;
    return [isDescending ? sql`${value} DESC NULLS LAST` : sql`${value} ASC NULLS FIRST`];
  });
  return sql.join([...keys, source.defaultOrder], sql`, `);
}

function allOf(conditions: readonly Sql[]): Sql {
  return sql.join([...conditions], sql` AND `);
}

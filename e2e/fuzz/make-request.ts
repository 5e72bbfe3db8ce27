import {
  contentTypes,
  hostileBodies,
  hostileHeaders,
  hostileJson,
  hostilePathParts,
  hostileQueries,
  hostileTexts,
  oddMethods,
} from './hostile-values';
import { type FuzzOperation, otherAddresses, panelDoors, panelReads } from './operations';
import type { PanelDocuments } from './callers';
import type { Random } from './random';
import type { RawRequest } from './raw-http';
import { fitting, type KnownIds, nearlyFitting } from './schema-values';

export interface Caller {
  name: 'visitor' | 'member' | 'program' | 'staff';
  authorization: string | null;
  /** An API key of a member. */
  key?: string;
  ids: KnownIds;
}

type Header = readonly [name: string, value: string];

/** A call of the API: as its description has it, nearly so, or hostile in one or two places. */
export function callOf(operation: FuzzOperation, caller: Caller, random: Random): RawRequest {
  const headers: Header[] = caller.authorization === null ? [] : [['Authorization', caller.authorization]];
  const breaks: Breaks = new Set<Break>(
    random.chance(0.2)
      ? []
      : [random.pick(breakable), random.chance(0.3) ? random.pick(breakable) : 'nothing'],
  );
  let target = pathOf(operation, caller, random, breaks.has('path'));
  const query = queryOf(operation, caller, random, breaks.has('query'));
  if (query !== '') target += `?${query}`;
  let body: Buffer = Buffer.alloc(0);
  if (operation.body) {
    const made = bodyOf(operation.body, caller, random, breaks);
    body = made.body;
    headers.push(['Content-Type', made.contentType]);
  } else if (breaks.has('body')) {
    body = random.pick(hostileBodies);
    headers.push(['Content-Type', random.pick(contentTypes)]);
  }
  if (breaks.has('headers')) headers.push(random.pick(hostileHeaders), random.pick(hostileHeaders));
  const method = breaks.has('method')
    ? random.pick([...oddMethods, 'PUT', 'PATCH', 'POST', 'DELETE'])
    : operation.method;
  return { method, target, headers: onlyOnce(headers), body };
}

const breakable = [
  'path',
  'query',
  'body',
  'field',
  'field',
  'headers',
  'headers',
  'method',
  'type',
] as const;
type Break = (typeof breakable)[number] | 'nothing';
type Breaks = ReadonlySet<Break>;

function pathOf(operation: FuzzOperation, { ids }: Caller, random: Random, isBroken: boolean): string {
  const family = /\/(?:nutriai\/)?([a-z_-]+)\/\{/.exec(operation.path)?.[1] ?? '';
  const filled = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    if (isBroken && random.chance(0.7)) return random.pick(hostilePathParts);
    const schema =
      operation.parameters.find((each) => each.in === 'path' && each.name === name)?.schema ?? {};
    return encodeURIComponent(String(fitting(schema, random, ids, name === 'id' ? family : name)));
  });
  const spelled = random.chance(0.2) ? (filled.endsWith('/') ? filled.slice(0, -1) : `${filled}/`) : filled;
  return isBroken && !operation.path.includes('{') ? spelled + random.pick(hostilePathParts) : spelled;
}

function queryOf(operation: FuzzOperation, { ids }: Caller, random: Random, isBroken: boolean): string {
  if (isBroken && random.chance(0.5)) return random.pick(hostileQueries);
  const pairs = operation.parameters
    .filter((each) => each.in === 'query' && (each.required || random.chance(0.4)))
    .flatMap(({ name, schema }) => {
      const value =
        isBroken && random.chance(0.5)
          ? random.pick(hostileTexts)
          : String(fitting(schema, random, ids, name));
      const pair = `${encodeURIComponent(name)}=${encodeWhole(value)}`;
      return isBroken && random.chance(0.2) ? [pair, pair] : [pair];
    });
  return pairs.join('&');
}

/** A lone surrogate has no encoding: its bytes are written as they would be. */
function encodeWhole(text: string): string {
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text);
}

function bodyOf(
  { schema, mediaTypes }: NonNullable<FuzzOperation['body']>,
  { ids }: Caller,
  random: Random,
  breaks: Breaks,
): { body: Buffer; contentType: string } {
  const declared = mediaTypes.includes('application/json') ? 'application/json' : (mediaTypes[0] ?? '');
  const contentType = breaks.has('type') ? random.pick(contentTypes) : declared;
  if (breaks.has('body')) return { body: random.pick(hostileBodies), contentType };
  const value = fitting(schema, random, ids);
  const text = breaks.has('field') ? nearlyFitting(value, random, hostileJson) : JSON.stringify(value);
  return { body: Buffer.from(text), contentType };
}

/** Anything else that has an address, asked for in an odd way. */
export function otherRequest(caller: Caller, random: Random): RawRequest {
  const headers: Header[] = caller.authorization === null ? [] : [['Authorization', caller.authorization]];
  let target = random.pick(otherAddresses);
  if (random.chance(0.4)) target += random.pick(hostilePathParts);
  if (random.chance(0.4)) target += `${target.includes('?') ? '&' : '?'}${random.pick(hostileQueries)}`;
  if (random.chance(0.6)) headers.push(random.pick(hostileHeaders));
  const method = random.chance(0.2) ? random.pick([...oddMethods, 'POST', 'PUT', 'DELETE']) : 'GET';
  const hasBody = method === 'POST' && random.chance(0.5);
  if (hasBody) headers.push(['Content-Type', random.pick(contentTypes)]);
  return {
    method,
    target,
    headers: onlyOnce(headers),
    body: hasBody ? random.pick(hostileBodies) : Buffer.alloc(0),
  };
}

/** The panel's REST, as somebody asks it who is signed in there and types addresses by hand. */
export function panelRead(staff: Caller, random: Random): RawRequest {
  const headers: Header[] = [['Authorization', staff.authorization ?? '']];
  let target = random.pick(panelReads);
  if (random.chance(0.4)) target += random.pick(hostilePathParts);
  if (random.chance(0.5)) target += `?${random.pick(hostileQueries)}`;
  if (random.chance(0.4)) headers.push(random.pick(hostileHeaders));
  return { method: 'GET', target, headers: onlyOnce(headers), body: Buffer.alloc(0) };
}

/** A document that is stored in the panel with something broken in it: as a draft, as it stands, or as a new one. */
export function panelWrite(staff: Caller, documents: PanelDocuments, random: Random): RawRequest {
  const collection = random.pick(Object.keys(documents));
  const document = random.pick([{}, ...(documents[collection] ?? [])]);
  const kept = Object.entries(document).filter(([name]) => name !== 'id' && random.chance(0.4));
  const isNew = random.chance(0.2) || document.id === undefined;
  const query = random.pick(['', '?draft=true', '?draft=true&autosave=true', '?depth=0']);
  return {
    method: isNew ? 'POST' : 'PATCH',
    target: `/cms-api/${collection}${isNew ? '' : `/${String(document.id)}`}${query}`,
    headers: [
      ['Authorization', staff.authorization ?? ''],
      ['Content-Type', 'application/json'],
    ],
    body: Buffer.from(nearlyFitting(Object.fromEntries(kept), random, hostileJson)),
  };
}

/** The panel's doors, as a stranger tries them. */
export function panelRequest(random: Random): RawRequest {
  const [method, path, fields] = random.pick(panelDoors);
  const headers: Header[] = [];
  let target: string = path;
  if (random.chance(0.2)) target += random.pick(hostilePathParts);
  if (random.chance(0.3)) target += `?${random.pick(hostileQueries)}`;
  if (random.chance(0.4)) headers.push(random.pick(hostileHeaders));
  if (method === 'GET') return { method, target, headers, body: Buffer.alloc(0) };
  const isWhole = random.chance(0.7);
  headers.push(['Content-Type', isWhole ? 'application/json' : random.pick(contentTypes)]);
  const value = Object.fromEntries(fields.map((name) => [name, name === 'email' ? 'a@b.example' : 'x']));
  const body = isWhole ? Buffer.from(nearlyFitting(value, random, hostileJson)) : random.pick(hostileBodies);
  return { method, target, headers: onlyOnce(headers), body };
}

/** Two of a name may be hostile too, but not by chance of these lists: the last counts. */
function onlyOnce(headers: readonly Header[]): Header[] {
  return [...new Map(headers.map((header) => [header[0].toLowerCase(), header])).values()];
}

import type { Payload } from 'payload';
import { badRequest, notFound, wrongMediaType } from '../../../platform/http/api-error';
import { readBytes } from '../../../platform/http/request-body';
import { checkDocumentId } from './document-ids';

/**
 * A long article with its tree of nodes has a few hundred kilobytes; files come as forms, whose limit is
 * Payload's own (payload.config.ts).
 */
const jsonAtMostBytes = 4 * 1024 * 1024;
/** Some thousand ids that a list already shows. */
const questionAtMostBytes = 256 * 1024;
const numberNames = ['limit', 'page', 'depth'];
/** What an address may also say as JSON. */
const jsonNames = ['where', 'data'];

/**
 * What Payload takes for granted of whoever is signed in to the panel, and answers with 500 where it is not
 * so: that a collection is one, that a document's id is a number, that a number is one number, that JSON is
 * JSON, that what is to be stored is an object.
 * @returns the call, with its body if that had to be read
 * @throws ApiError 400, 404, 413, 415
 */
export async function checkPanelCall(
  payload: Pick<Payload, 'collections'>,
  request: Request,
  segments: readonly string[],
): Promise<Request> {
  const [first = '', second] = segments;
  if (first in payload.collections && !Object.hasOwn(payload.collections, first)) throw notFound();
  const config = configOf(payload, first);
  // Payload answers for it with 501, its address included.
  if (config?.endpoints === false) throw notFound();
  // Payload looks for the versions of a collection that has none in a table that is not there.
  if (second === 'versions' && config && !config.versions) throw notFound();
  const call = isQuestion(request) ? await asGet(request) : request;
  checkDocumentId(payload, call.method, segments);
  const { searchParams } = new URL(call.url);
  checkNumbers(searchParams);
  checkJson(searchParams);
  checkOperators(searchParams);
  const isStored =
    Object.hasOwn(payload.collections, first) &&
    (call.method === 'PATCH' || (call.method === 'POST' && second === undefined));
  return isStored ? withObjectBody(call) : call;
}

function configOf({ collections }: Pick<Payload, 'collections'>, slug: string) {
  return Object.entries(collections).find(([name]) => name === slug)?.[1].config;
}

const overrides = ['x-payload-http-method-override', 'x-http-method-override'];

/** Whether the panel asks by POST, because its question would be too long for an address. */
function isQuestion({ method, headers }: Request): boolean {
  return method === 'POST' && overrides.some((name) => headers.get(name) === 'GET');
}

/** The question as Payload reads it in the end, so that it is checked as any other. */
async function asGet(request: Request): Promise<Request> {
  const contentType = request.headers.get('content-type') ?? '';
  const headers = new Headers(request.headers);
  for (const name of [...overrides, 'content-length', 'content-type', 'transfer-encoding'])
    headers.delete(name);
  const url = new URL(request.url);
  if (request.body !== null) {
    if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType))
      throw wrongMediaType(contentType.slice(0, 100));
    const asked = (await readBytes(request, questionAtMostBytes)).toString('utf8');
    url.search = [url.search.slice(1), asked].filter(Boolean).join('&');
  }
  return new Request(url, { method: 'GET', headers, signal: request.signal });
}

function checkNumbers(parameters: URLSearchParams): void {
  for (const name of numberNames) {
    const values = parameters.getAll(name);
    const isInside = [...parameters.keys()].some((key) => key.startsWith(`${name}[`));
    if (isInside || values.length > 1 || values.some((value) => !/^\d{0,6}$/.test(value)))
      throw badRequest(`"${name}" is one whole number.`);
  }
}

/** Payload reads it without asking whether it is JSON at all, and logs the error that this throws. */
function checkJson(parameters: URLSearchParams): void {
  for (const name of jsonNames) {
    const values = parameters.getAll(name).filter((value) => value !== '');
    if (!values.every(isObject)) throw badRequest(`"${name}" is a JSON object.`);
  }
}

/** Of places on a map, which nothing here has: the database fails at them. */
const operatorsOfPlaces = ['[near]', '[within]', '[intersects]'];

function checkOperators(parameters: URLSearchParams): void {
  for (const name of parameters.keys()) {
    if (operatorsOfPlaces.some((operator) => name.includes(operator)))
      throw badRequest('Nothing here is looked for by its place.');
  }
}

async function withObjectBody(request: Request): Promise<Request> {
  const contentType = request.headers.get('content-type') ?? '';
  if (/^multipart\/form-data\s*;/i.test(contentType)) return request;
  if (!/^application\/json\s*(?:;|$)/i.test(contentType)) throw wrongMediaType(contentType.slice(0, 100));
  const bytes = await readBytes(request, jsonAtMostBytes);
  if (!isObject(bytes.toString('utf8'))) throw badRequest('What is to be stored is a JSON object.');
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: new Uint8Array(bytes) });
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

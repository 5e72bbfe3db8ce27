import type { CollectionConfig, Payload, SanitizedCollectionConfig } from 'payload';
import { badRequest, notFound } from '../../../platform/http/api-error';

/** The greatest number of PostgreSQL's `integer`, which it counts documents with. */
const largestId = 2 ** 31 - 1;

interface Collection {
  config: Pick<SanitizedCollectionConfig, 'endpoints'>;
  customIDType?: string;
}

/**
 * Refuses a call for a document or a version whose number is none. Payload reads `1abc` as 1, and passes
 * `abc` on as a number that no database takes: it answers 500, and logs an error.
 *
 * @param segments of the path after `/cms-api`
 * @throws ApiError 400 where the id is no whole number, 404 where none could be as large
 */
export function checkDocumentId(
  { collections }: Pick<Payload, 'collections'>,
  method: string,
  segments: readonly string[],
): void {
  const [first = '', ...rest] = segments;
  if (first === 'globals') {
    const [, view, version] = rest;
    if (view === 'versions' && version !== undefined) checkId('version', version);
    return;
  }
  const collection = Object.hasOwn(collections, first)
    ? collections[first as keyof typeof collections]
    : null;
  if (!collection) return;
  const isVersion = rest[0] === 'versions';
  // Versions are numbered, whatever names their document.
  if (collection.customIDType === 'text' && !isVersion) return;
  const id = idIn(collection, method, rest);
  if (id !== undefined) checkId(isVersion ? 'version' : 'document', id);
}

function checkId(what: 'document' | 'version', id: string): void {
  if (!/^\d+$/.test(id)) throw badRequest(`The ${what} is named by its number.`);
  if (Number(id) > largestId) throw notFound();
}

/** The id in a path, by the first endpoint of the collection that takes it, as Payload chooses one. */
function idIn({ config }: Collection, method: string, segments: readonly string[]): string | undefined {
  if (config.endpoints === false) return undefined;
  const endpoint = config.endpoints.find(
    (each) => each.method === method.toLowerCase() && isPathOf(each.path, segments),
  );
  const steps = endpoint ? stepsOf(endpoint.path) : [];
  // The word from a mail that verifies an address is called an id too.
  return steps[0] === 'verify' ? undefined : segments[steps.findIndex((step) => /^:id\??$/.test(step))];
}

function isPathOf(pattern: string, segments: readonly string[]): boolean {
  const steps = stepsOf(pattern);
  const required = steps.filter((step) => !step.endsWith('?')).length;
  return (
    segments.length >= required &&
    segments.length <= steps.length &&
    segments.every((segment, index) => steps[index]?.startsWith(':') || steps[index] === segment)
  );
}

const stepsOf = (pattern: string) => pattern.split('/').filter(Boolean);

type Views = NonNullable<NonNullable<CollectionConfig['admin']>['components']>['views'];

/**
 * Whether a screen of the panel is of a document or a version that cannot be, for the same reasons.
 *
 * @param segments of the path after `/admin`
 */
export function isScreenOfNoDocument(
  { collections }: Pick<Payload, 'collections'>,
  segments: readonly string[],
): boolean {
  const [screen, slug = '', ...path] = segments;
  if (screen === 'globals') return path[0] === 'versions' && !isIdOrNone(path[1]);
  if (screen !== 'collections' || !Object.hasOwn(collections, slug)) return false;
  const { config, customIDType } = collections[slug as keyof typeof collections];
  const [id, view, version] = path[0] === 'trash' ? path.slice(1) : path;
  if (view === 'versions' && !isIdOrNone(version)) return true;
  if (customIDType === 'text' || id === 'create' || isViewOf(config.admin.components?.views, path))
    return false;
  return !isIdOrNone(id);
}

const isIdOrNone = (id: string | undefined) =>
  id === undefined || (/^\d+$/.test(id) && Number(id) <= largestId);

/** Whether the path is of a screen that the collection adds, such as the calendar of the posts. */
function isViewOf(views: Views, path: readonly string[]): boolean {
  return Object.values(views ?? {}).some(
    (view) => view !== undefined && 'path' in view && view.path === `/${path.join('/')}`,
  );
}

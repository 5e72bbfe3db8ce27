import type { Payload } from 'payload';
import { ancestorPaths } from '../../content/cms/page-tree/paths';
import { sql, type Sql } from '../../platform/database/sql';
import { badRequest, noSuch } from './content-error';
import type { ContentCall } from './content-endpoint';
import type { ContentParameters } from './content-parameters';
import { siteLocale } from './page-fields';
import { isBelow, type PageRow, readPagesById } from './page-rows';
import { isAbove, nothing, type PageScope } from './page-scope';
import { isId, readCount } from '../../platform/http/python-values';

/**
 * `child_of`, `ancestor_of` and `descendant_of`, checked in this order.
 * @throws ApiError 400
 */
export async function treeFilters({ payload, parameters }: ContentCall, scope: PageScope): Promise<Sql[]> {
  const conditions: Sql[] = [];
  const parent = await namedPage({ payload, parameters, scope }, 'child_of', {
    isRootAllowed: true,
    missing: "parent page doesn't exist",
  });
  if (parent) conditions.push(sql`n.parent_id = ${parent.id}`);
  const descendant = await namedPage({ payload, parameters, scope }, 'ancestor_of', {
    isRootAllowed: false,
    missing: "descendant page doesn't exist",
  });
  if (descendant) conditions.push(isAbove(ancestorPaths(descendant.path)));
  if (parent && parameters.has('descendant_of')) {
    throw badRequest('filtering by descendant_of with child_of is not supported');
  }
  const ancestor = await namedPage({ payload, parameters, scope }, 'descendant_of', {
    isRootAllowed: true,
    missing: "ancestor page doesn't exist",
  });
  if (ancestor) conditions.push(isBelow(ancestor.path));
  return conditions;
}

/**
 * `translation_of` and `locale`. The site has one language, so that no page has a translation.
 * @throws ApiError 400 or 404
 */
export async function languageFilters(
  { payload, parameters }: ContentCall,
  scope: PageScope,
): Promise<Sql[]> {
  const original = await namedPage({ payload, parameters, scope }, 'translation_of', {
    isRootAllowed: true,
    missing: "translation_of page doesn't exist",
  });
  if (parameters.has('locale') && parameters.get('locale') !== siteLocale) throw noSuch('Locale');
  return original ? [nothing] : [];
}

/** @throws ApiError 404 for `?site=` with another host or port than the site's own */
export function siteFilter(parameters: ContentParameters, siteUrl: string): void {
  const site = parameters.get('site');
  if (site === undefined) return;
  const { hostname, port, protocol } = new URL(siteUrl);
  const ownPort = port || (protocol === 'https:' ? '443' : '80');
  if (site !== hostname && site !== `${hostname}:${ownPort}`) throw noSuch('Site');
}

/** The page that a parameter names by id, or as `root`; null when the parameter is not there. */
async function namedPage(
  { payload, parameters, scope }: { payload: Payload; parameters: ContentParameters; scope: PageScope },
  name: string,
  { isRootAllowed, missing }: { isRootAllowed: boolean; missing: string },
): Promise<PageRow | null> {
  const value = parameters.get(name);
  if (value === undefined) return null;
  if (isRootAllowed && value === 'root') {
    if (!scope.top) throw badRequest(missing);
    return scope.top;
  }
  const id = readCount(value);
  if (id === null) throw badRequest(`${name} must be a positive integer`);
  const [page] = isId(id) ? await readPagesById(payload, [id], scope.nameable) : [];
  if (!page) throw badRequest(missing);
  return page;
}

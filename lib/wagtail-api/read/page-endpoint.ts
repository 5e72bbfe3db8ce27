import type { Payload } from 'payload';
import type { PageKind } from '../../content/cms/page-tree/kinds';
import { sql, type Sql } from '../../platform/database/sql';
import { getSettings } from '../../platform/settings/settings';
import { badRequest } from './content-error';
import type { ContentCall, ContentEndpoint, ContentSource } from './content-endpoint';
import type { ContentParameters } from './content-parameters';
import { languageFilters, siteFilter, treeFilters } from './page-filters';
import { findByHtmlPath } from './find-by-html-path';
import { listOf, type PageRow, readPages } from './page-rows';
import type { PageScope } from './page-scope';
import { kindsOfTypes, type PageType, type PageTypes } from './page-types';
import type { ContentKind, ReadContext } from './read-context';
import { readRichTextFormat } from './rich-text-format';
import { pageSearch } from './search-pages';

/** Who asks: which pages there are for them and what is shown of each. */
export interface PageAudience {
  types: PageTypes;
  /** Absolute addresses of details begin with this; `/api/v2` for visitors. */
  apiPath: string;
  scope: (payload: Payload, parameters: ContentParameters) => Promise<PageScope>;
  /** False where `site` is accepted and means nothing. */
  isSiteChecked: boolean;
  /** Parameters beyond those of all lists of pages. */
  operations?: readonly string[];
  /** Conditions by those parameters; they are checked after `descendant_of` and before the order. */
  narrow?: (call: ContentCall, source: ContentSource<PageRow>) => Promise<Sql[]>;
}

const pageOperations = [
  'type',
  'child_of',
  'ancestor_of',
  'descendant_of',
  'translation_of',
  'locale',
  'site',
  'rich_text_format',
] as const;

/** All pages, as one audience sees them. */
export function pageEndpoint(audience: PageAudience): ContentEndpoint<PageRow> {
  return {
    operations: [...pageOperations, ...(audience.operations ?? [])],
    open: (call) => openPages(audience, call),
    narrow: async (call, source) => [
      ...(await treeFilters(call, source.context.scope)),
      ...((await audience.narrow?.(call, source)) ?? []),
    ],
    narrowFurther: (call, source) => languageFilters(call, source.context.scope),
    check: (parameters) => void readRichTextFormat(parameters),
    find: findByHtmlPath,
    findParameters: ['id', 'html_path'],
    detailUrl: (page, context) => context.detailUrl('pages', page),
  };
}

async function openPages(audience: PageAudience, call: ContentCall): Promise<ContentSource<PageRow>> {
  const { payload, parameters } = call;
  const kinds = readTypes(parameters);
  if (audience.isSiteChecked) siteFilter(parameters, getSettings().SITE_URL);
  const scope = await audience.scope(payload, parameters);
  return pageSource({
    payload,
    type: typeOfKinds(kinds, audience.types),
    types: audience.types,
    condition: kinds ? sql`${scope.conditionOfKinds} AND n.kind IN ${listOf(kinds)}` : scope.condition,
    context: makeReadContext({ payload, parameters, scope, apiPath: audience.apiPath }),
  });
}

/** A list of pages of one type, or of all as the base type. */
export function pageSource({
  payload,
  type,
  types,
  condition,
  countAll,
  context,
  defaultOrder = sql`n.path`,
}: {
  payload: Payload;
  type: PageType;
  types: PageTypes;
  condition: Sql;
  countAll?: (() => Promise<number>) | undefined;
  context: ReadContext;
  defaultOrder?: Sql;
}): ContentSource<PageRow> {
  return {
    modelName: type.modelName,
    shape: type.shape,
    shapeOf: ({ kind }) => types.byKind[kind].shape,
    from: sql`page_nodes n`,
    id: sql`n.id`,
    condition,
    isCountCached: context.scope.isPublic,
    ...(countAll && { countAll }),
    // The order of the tree: a page before its children, siblings by their place.
    defaultOrder,
    search: pageSearch,
    read: (rest) => readPages(payload, rest),
    context,
  };
}

/** What the fields of one call read with. */
export function makeReadContext({
  payload,
  parameters,
  scope,
  apiPath,
}: {
  payload: Payload;
  parameters: ContentParameters;
  scope: PageScope;
  apiPath: string;
}): ReadContext {
  const { SITE_URL, SITE_NAME } = getSettings();
  return {
    payload,
    siteUrl: SITE_URL,
    siteName: SITE_NAME,
    detailUrl: (kind: ContentKind, { id }) => `${SITE_URL}${apiPath}/${kind}/${id}/`,
    scope,
    // Looked at when a text is written; lists of pages have checked it by then.
    richTextFormat: () => readRichTextFormat(parameters),
    seenKinds: new Set(),
  };
}

/** Null for all. @throws ApiError 400 */
function readTypes(parameters: ContentParameters): PageKind[] | null {
  const types = parameters.get('type') ?? '';
  if (types === '') return null;
  const kinds = kindsOfTypes(types);
  if (!kinds) throw badRequest("type doesn't exist");
  return kinds.includes('any') ? null : kinds.filter((kind) => kind !== 'any');
}

/** Several types have in common only what all pages have. */
function typeOfKinds(kinds: readonly PageKind[] | null, types: PageTypes): PageType {
  const [kind] = kinds ?? [];
  return kind && kinds?.length === 1 ? types.byKind[kind] : types.base;
}

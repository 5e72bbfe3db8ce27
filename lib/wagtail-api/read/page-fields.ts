import { pageKinds } from '../../content/cms/page-tree/kinds';
import { sql } from '../../platform/database/sql';
import { batchField, stored, valueField } from './content-field';
import { isoTime } from './iso-time';
import type { ContentField, FieldReader } from './object-shape';
import { pagePath, type PageRow, readPagesById } from './page-rows';
import type { ReadContext } from './read-context';

/** The site has one language. */
export const siteLocale = 'en';

/** Fields of the body that every page has. */
export const pageBodyFields: readonly ContentField<PageRow>[] = [
  valueField('id', ({ id }) => id, { stored: stored('integer', sql`n.id`, { isIndexed: true }) }),
  valueField('title', ({ title }) => title, { stored: stored('text', sql`n.title`, { isIndexed: true }) }),
];

/** Fields of `meta` that every page has, in the order of the answer. */
export const pageMetaFields: readonly ContentField<PageRow>[] = [
  valueField('type', pageType, { isMeta: true }),
  valueField('detail_url', pageDetailUrl, { isMeta: true }),
  valueField('html_url', pageHtmlUrl, { isMeta: true }),
  valueField('slug', ({ slug }) => slug, { isMeta: true, stored: stored('text', sql`n.slug`) }),
  valueField('show_in_menus', ({ showInMenus }) => showInMenus, {
    isMeta: true,
    stored: stored('boolean', sql`n.show_in_menus`, { isIndexed: true }),
  }),
  valueField('seo_title', ({ seoTitle }) => seoTitle, {
    isMeta: true,
    stored: stored('text', sql`coalesce(n.seo_title, '')`),
  }),
  valueField('search_description', ({ searchDescription }) => searchDescription, {
    isMeta: true,
    stored: stored('text', sql`coalesce(n.search_description, '')`),
  }),
  valueField('first_published_at', ({ firstPublishedAt }) => isoTime(firstPublishedAt), {
    isMeta: true,
    stored: stored('time', sql`n.first_published_at`, { isIndexed: true }),
  }),
  batchField(
    'alias_of',
    pagesInBrief(({ aliasOfId }) => aliasOfId),
    {
      isMeta: true,
      stored: stored('reference', sql`n.alias_of_id`),
    },
  ),
  batchField(
    'parent',
    pagesInBrief(({ parentId }) => parentId),
    { isMeta: true },
  ),
  valueField('locale', () => siteLocale, {
    isMeta: true,
    stored: { kind: 'text', column: null, isIndexed: true },
  }),
];

/** `app.Model`; the answer's list of types is gathered on the way. */
function pageType({ kind }: PageRow, context: ReadContext): string {
  context.seenKinds.add(kind);
  return pageKinds[kind].type;
}

export function pageDetailUrl(page: PageRow, context: ReadContext): string {
  return context.detailUrl('pages', page);
}

function pageHtmlUrl(page: PageRow, { siteUrl }: ReadContext): string | null {
  const path = pagePath(page);
  return path === null ? null : `${siteUrl}${path}`;
}

/** The short form in which pages name their parent: null for a page that the caller may not see. */
function pagesInBrief(idOf: (page: PageRow) => number | null): FieldReader<PageRow> {
  return async (rows, context) => {
    const ids = new Set(rows.map(idOf).filter((id) => id !== null));
    const pages = await readPagesById(context.payload, [...ids], context.scope.nameable);
    const briefs = new Map(pages.map((page) => [page.id, pageInBrief(page, context)]));
    return rows.map((row) => briefs.get(idOf(row) ?? 0) ?? null);
  };
}

export function pageInBrief(page: PageRow, context: ReadContext) {
  return {
    id: page.id,
    meta: {
      type: pageType(page, context),
      detail_url: pageDetailUrl(page, context),
      html_url: pageHtmlUrl(page, context),
    },
    title: page.title,
  };
}

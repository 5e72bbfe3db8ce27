import { countPublished, ofPosts, ofStories } from '../../content/reading/content-totals';
import { sql, type Sql } from '../../platform/database/sql';
import { getSettings } from '../../platform/settings/settings';
import { valueField } from './content-field';
import type { ContentCall, ContentEndpoint, ContentSource } from './content-endpoint';
import type { ContentParameters } from './content-parameters';
import { findByHtmlPath } from './find-by-html-path';
import { makeReadContext, pageSource } from './page-endpoint';
import { pageDetailUrl } from './page-fields';
import { languageFilters, siteFilter } from './page-filters';
import { type PageRow, readPages } from './page-rows';
import { everything, publicPages } from './page-scope';
import type { PageTypes } from './page-types';
import { publicApiPath, publicTypes } from './public-pages';
import type { ReadContext } from './read-context';
import { readRichTextFormat } from './rich-text-format';

/**
 * Public pages of one kind at an address of their own: fields, filters and order of the type are there
 * without `type=`.
 */
interface ArticleList {
  kind: 'post' | 'story';
  types: PageTypes;
  detailUrl: (page: PageRow, context: ReadContext) => string;
  operations?: readonly string[];
  /** By parameters of this list alone. */
  select?: (parameters: ContentParameters) => Selection | null;
}

/**
 * What a list leaves of its kind: a condition over the page node `n`, and the same over the rows of
 * `content_totals`.
 */
interface Selection {
  pages: Sql;
  totals: Sql;
}

const totalsOf = { post: ofPosts, story: ofStories };

function articleEndpoint(list: ArticleList): ContentEndpoint<PageRow> {
  return {
    operations: ['locale', 'site', 'rich_text_format', ...(list.operations ?? [])],
    open: async ({ payload, parameters }) => {
      siteFilter(parameters, getSettings().SITE_URL);
      const scope = await publicPages(payload);
      const selection = list.select?.(parameters) ?? { pages: everything, totals: everything };
      return pageSource({
        payload,
        type: list.types.byKind[list.kind],
        types: list.types,
        condition: sql`${scope.conditionOfKinds} AND n.kind = ${list.kind} AND ${selection.pages}`,
        countAll: scope.isEveryLivePage
          ? () => countPublished(payload, sql`${totalsOf[list.kind]} AND ${selection.totals}`)
          : undefined,
        defaultOrder: sql`n.first_published_at DESC NULLS LAST, n.id DESC`,
        context: makeReadContext({ payload, parameters, scope, apiPath: publicApiPath }),
      });
    },
    narrowFurther: (call, source) => languageFilters(call, source.context.scope),
    check: (parameters) => void readRichTextFormat(parameters),
    find: findBySlug,
    findParameters: ['id', 'html_path', 'slug'],
    detailUrl: list.detailUrl,
  };
}

/** `/api/v2/blogs/`: posts, with what a list of posts shows; `category` is a slug. */
export const blogEndpoint = articleEndpoint({
  kind: 'post',
  types: publicTypes({
    listed: ['excerpt', 'category', 'cover', 'cover_thumbnail', 'reading_minutes', 'date', 'comment_count'],
  }),
  detailUrl: pageDetailUrl,
  operations: ['category'],
  select: (parameters) => {
    const slug = parameters.get('category')?.replaceAll('\0', '');
    if (slug === undefined) return null;
    const category = sql`(SELECT c.id FROM categories c WHERE c.slug = ${slug})`;
    return {
      pages: sql`n.post_id IN (SELECT d.id FROM posts d WHERE d.category_id IN ${category})`,
      totals: sql`category_id IN ${category}`,
    };
  },
});

/** `/api/v2/web-stories/`: stories, whose details are found by slug. */
export const storyEndpoint = articleEndpoint({
  kind: 'story',
  types: publicTypes({
    listed: ['excerpt', 'poster', 'poster_thumbnail', 'date'],
    metaFields: [
      valueField('detail_url', (page, context) => storyDetailUrl(page, context), { isMeta: true }),
    ],
  }),
  detailUrl: storyDetailUrl,
});

/** Posts that a story names stay at their own address. */
function storyDetailUrl(page: PageRow, context: ReadContext): string {
  if (page.kind !== 'story') return pageDetailUrl(page, context);
  return `${context.siteUrl}${publicApiPath}/web-stories/${encodeURIComponent(page.slug)}/`;
}

/** The condition of an address with a slug in it. */
export function hasSlug(slug: string): () => Sql {
  return () => (slug.includes('\0') ? sql`1 = 0` : sql`n.slug = ${slug}`);
}

async function findBySlug(
  call: ContentCall,
  source: ContentSource<PageRow>,
): Promise<PageRow | null | undefined> {
  const slug = call.parameters.get('slug');
  if (call.parameters.has('html_path') || slug === undefined) return findByHtmlPath(call, source);
  const rows = await readPages(
    call.payload,
    sql`${source.from} WHERE ${source.condition} AND ${hasSlug(slug)()} LIMIT 1`,
  );
  return rows[0] ?? null;
}

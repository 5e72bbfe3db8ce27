import { contentResponse } from './content-json';
import { ContentParameters } from './content-parameters';
import type { ContentCall, ContentEndpoint } from './content-endpoint';
import { listOf, type PageRow } from './page-rows';
import { readSlice } from './pagination';
import { sql } from '../../platform/database/sql';
import { markedHtml } from '../../content/search/marked-html';
import { searchContent, type SearchHit } from '../../content/search/search-content';

interface ArticleSearch {
  kind: 'post' | 'story';
  /** The list of the same pages: what it shows of each, a search shows too. */
  list: ContentEndpoint<PageRow>;
}

/** What the query may be called, the first that is there counts. */
const queryNames = ['q', 'query', 'search'] as const;
const parameterNames: ReadonlySet<string> = new Set([...queryNames, 'limit', 'offset', '_', 'format']);
const scoreDecimals = 4;

/**
 * Answers `/api/v2/search_blogs/` and `/api/v2/search_web_stories/`: items as in the content API's lists, in
 * the order of how well they match.
 * @throws ApiError 400 for a parameter that the search does not have
 */
export async function searchArticles(call: ContentCall, { kind, list }: ArticleSearch): Promise<Response> {
  const { payload, parameters } = call;
  parameters.refuseUnknown((parameter) => parameterNames.has(parameter));
  const { offset, limit } = readSlice(parameters);
  const found = await searchContent(payload, { query: queryOf(parameters), kinds: [kind], limit, offset });
  return contentResponse({
    meta: {
      total_count: found.total,
      query: found.query,
      corrected_query: found.correctedQuery,
      suggested_query: found.suggestion,
    },
    items: await itemsOf(call, { kind, list }, found.hits),
  });
}

function queryOf(parameters: ContentParameters): string {
  return queryNames.map((name) => parameters.get(name)).find((value) => value !== undefined) ?? '';
}

/** Of the nodes that are looked up first: SQLite would go through all pages of the kind for the few that were found. */
const documentColumns = { post: sql`found.post_id`, story: sql`found.story_id` } as const;

async function itemsOf({ payload }: ContentCall, { kind, list }: ArticleSearch, hits: readonly SearchHit[]) {
  if (hits.length === 0) return [];
  // The list's own parameters (`site`, `locale`) are none of a search's.
  const source = await list.open({ payload, parameters: new ContentParameters(new URLSearchParams()) });
  const documents = listOf(hits.map(({ ref }) => Number(ref)));
  const pages = await source.read(
    sql`page_nodes found CROSS JOIN ${source.from} WHERE n.id = found.id AND ${source.condition}
        AND ${documentColumns[kind]} IN ${documents}`,
  );
  const objects = await source.shape.select([], 'listing').serialize(pages, source.context);
  const byDocument = new Map(pages.map((page, index) => [String(page.documentId), objects[index]]));
  return hits.flatMap((hit) => {
    const object = byDocument.get(hit.ref);
    const score = Number(hit.score.toFixed(scoreDecimals));
    return object ? [{ ...object, snippet_html: markedHtml(hit.snippet), score }] : [];
  });
}

import 'server-only';
import { getCms } from '../cms/payload';
import type { Picture } from '../reading/picture';
import { searchContent, type SearchHit, type SearchResult } from './search-content';
import type { SearchKind } from './search-entry';
import type { SearchPlace } from './search-path';
import { searchPictures } from './search-pictures';

export interface PicturedHit extends SearchHit {
  picture: Picture | null;
}

export interface SearchPage extends Omit<SearchResult, 'hits'> {
  hits: PicturedHit[];
  /** The one kind that is shown; null where all are. */
  kind: SearchKind | null;
  shownTotal: number;
  page: number;
  pageCount: number;
}

const hitsPerPage = 10;

/**
 * One page of what the whole site has for a query. Pages with a query are made for each caller, so that they
 * carry no tags.
 */
export async function searchSite({ query, kind, page }: SearchPlace): Promise<SearchPage> {
  const cms = await getCms();
  const offset = (page - 1) * hitsPerPage;
  const result = await searchContent(cms, {
    query,
    shownKind: kind,
    isCountedByKind: true,
    limit: hitsPerPage,
    offset,
  });
  const shownTotal = kind === null ? result.total : (result.totalByKind[kind] ?? 0);
  const pictures = await searchPictures(cms, result.hits);
  return {
    ...result,
    hits: result.hits.map((hit) => ({ ...hit, picture: pictures.get(hit.image ?? 0) ?? null })),
    kind,
    shownTotal,
    page,
    pageCount: Math.ceil(shownTotal / hitsPerPage),
  };
}

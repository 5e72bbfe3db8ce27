import 'server-only';
import { getCms } from '../cms/payload';
import type { Picture } from '../reading/picture';
import { searchContent, type SearchHit, type SearchResult } from './search-content';
import { searchPictures } from './search-pictures';

export interface PicturedHit extends SearchHit {
  picture: Picture | null;
}

export interface SearchPage extends Omit<SearchResult, 'hits'> {
  hits: PicturedHit[];
  page: number;
  pageCount: number;
}

const hitsPerPage = 10;

/** One page of what the whole site has for a query. Pages with a query are made for each caller, so that they carry no tags. */
export async function searchSite(query: string, page: number): Promise<SearchPage> {
  const cms = await getCms();
  const offset = (page - 1) * hitsPerPage;
  const result = await searchContent(cms, { query, limit: hitsPerPage, offset });
  const pictures = await searchPictures(cms, result.hits);
  return {
    ...result,
    hits: result.hits.map((hit) => ({ ...hit, picture: pictures.get(hit.image ?? 0) ?? null })),
    page,
    pageCount: Math.ceil(result.total / hitsPerPage),
  };
}

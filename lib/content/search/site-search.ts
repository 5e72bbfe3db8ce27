import 'server-only';
import { foodById } from '../../nutriai/engine/foods/food-list';
import { foodPicture } from '../../nutriai/engine/foods/food-picture';
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
const foodPictureSide = 96;

/** A food's drawing is a file of the site; the pictures of other pages are the editors'. */
function foodPictureOf({ kind, path }: SearchHit): Picture | null {
  const food = kind === 'food' ? foodById(path.split('/').at(-1) ?? '') : undefined;
  if (!food) return null;
  const { path: src, alt } = foodPicture(food.id);
  return { src, srcSet: '', width: foodPictureSide, height: foodPictureSide, alt };
}

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
    hits: result.hits.map((hit) => ({
      ...hit,
      picture: foodPictureOf(hit) ?? pictures.get(hit.image ?? 0) ?? null,
    })),
    kind,
    shownTotal,
    page,
    pageCount: Math.ceil(shownTotal / hitsPerPage),
  };
}

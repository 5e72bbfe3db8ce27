import type { Payload } from 'payload';
import type { SiteSearchAnswer } from '../../contract/search';
import { searchContent, type SearchHit } from './search-content';
import { searchPictures } from './search-pictures';
import type { TextPart } from './text-parts';
import type { Picture } from '../reading/picture';

/** The answer for the box that searches while somebody types. */
export async function suggest(
  payload: Payload,
  options: { query: string; limit: number; nowMs: number },
): Promise<SiteSearchAnswer> {
  const { query, correctedQuery, suggestion, total, hits } = await searchContent(payload, options);
  const pictures = await searchPictures(payload, hits);
  return {
    query,
    corrected_query: correctedQuery,
    suggested_query: suggestion,
    total_count: total,
    items: hits.map((hit) => toItem(hit, pictures.get(hit.image ?? 0))),
  };
}

function toItem(hit: SearchHit, picture: Picture | undefined): SiteSearchAnswer['items'][number] {
  return {
    kind: hit.kind,
    title: hit.titleParts.map(toPart),
    snippet: hit.snippet.map(toPart),
    path: hit.path,
    thumbnail: picture ? toThumbnail(picture) : null,
  };
}

function toPart({ text, isMatch }: TextPart) {
  return { text, is_match: isMatch };
}

/** The narrowest of the picture's files. */
function toThumbnail({ src, srcSet, width, height }: Picture) {
  const [url = ''] = srcSet.split(' ');
  return { url: url || src, width, height };
}

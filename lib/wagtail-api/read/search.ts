import type { Payload } from 'payload';
import type { Sql } from '../../platform/database/sql';
import type { WordSearch } from '../../content/cms/page-tree/page-words-index';
import { wordsOf } from '../../content/search/words';
import { badRequest } from './content-error';
import type { ContentParameters } from './content-parameters';

/** How a search narrows and orders one kind of list. */
export interface SearchTarget {
  find: (payload: Payload, search: WordSearch) => Promise<SearchResult>;
}

export interface SearchResult {
  /** Joined to what follows FROM; gives `order` its columns. */
  join: Sql;
  condition: Sql;
  /** The best first, when no order was asked for. Null leaves the list's own. */
  order: Sql | null;
  /** What is joined only to count. */
  counting?: Sql;
  /** Joined instead of `join`: the best of many, which fill the first pages. */
  best?: Sql;
  /** All that was found, in the list's own order, where the search knows them without asking the database. */
  ids?: readonly number[];
}

/** More words than anybody types; each costs the index a look. */
const maxWords = 32;

/**
 * Reads what `?search=` asks for. An empty one, and one of punctuation only, finds nothing.
 * @throws ApiError 400 for blanks only and for a bad `search_operator`
 */
export function readSearch(text: string, parameters: ContentParameters): WordSearch {
  const operator = parameters.get('search_operator') ?? 'and';
  if (operator !== 'and' && operator !== 'or') {
    throw badRequest(`search_operator must be 'and' or 'or', got '${operator}'`);
  }
  if (text !== '' && text.trim() === '') throw badRequest('search must not be blank');
  const words = [...new Set(wordsOf(text.normalize('NFC')).map((word) => word.text))];
  return { words: words.slice(0, maxWords), operator };
}

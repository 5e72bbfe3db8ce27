import { sql } from '../http/database';
import { everything, nothing } from './page-scope';
import { pageWordsOf } from './page-words-index';
import type { SearchTarget } from './search';

/** Searches titles and texts of pages by the index of whole words. */
export const pageSearch: SearchTarget = {
  find: async (payload, search) => {
    if (search.words.length === 0) return { join: sql``, condition: nothing, order: null };
    return {
      join: sql`JOIN (${pageWordsOf(payload).scored(search)}) AS found ON found.id = n.id`,
      condition: everything,
      order: sql`found.score`,
    };
  },
};

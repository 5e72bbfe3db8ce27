import type { ContentField } from './object-shape';
import type { PageRow } from './page-rows';
import { pageEndpoint } from './page-endpoint';
import { publicPages } from './page-scope';
import { makePageTypes, type PageTypes } from './page-types';

/** What visitors see of each type of page; lists start with what pages have in common and with `listed`. */
export function publicTypes({
  listed = [],
  metaFields = [],
}: { listed?: readonly string[]; metaFields?: readonly ContentField<PageRow>[] } = {}): PageTypes {
  return makePageTypes({
    metaFields,
    defaults: {
      listing: ['id', 'type', 'detail_url', 'html_url', 'slug', 'first_published_at', 'title', ...listed],
      nested: ['id', 'type', 'detail_url', 'title'],
    },
    // One language: shown when it is asked for.
    notInDetail: ['locale'],
    detailOnly: ['parent'],
  });
}

export const publicApiPath = '/api/v2';

/** `/api/v2/pages/` */
export const publicPageEndpoint = pageEndpoint({
  types: publicTypes(),
  apiPath: publicApiPath,
  scope: publicPages,
  isSiteChecked: true,
});

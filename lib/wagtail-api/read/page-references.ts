import { sql } from '../../platform/database/sql';
import { type Reference, referenceTo } from './content-field';
import { listOf, type PageRow, readPages } from './page-rows';
import type { PageTypes } from './page-types';

/** Posts that other documents point to by the post's own id, shown as pages. */
export function postReference(types: () => PageTypes): Reference {
  return referenceTo<PageRow>({
    shape: () => types().byKind.post.shape,
    load: (ids, { payload, scope }) =>
      readPages(payload, sql`page_nodes n WHERE n.post_id IN ${listOf(ids)} AND ${scope.condition}`),
    idOf: ({ documentId }) => documentId,
  });
}

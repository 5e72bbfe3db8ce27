import type { Payload } from 'payload';
import type { PageKind } from '../../content/cms/page-tree/kinds';
import type { PageScope } from './page-scope';
import type { RichTextFormat } from './rich-text-format';

/** Things with an address in the API. */
export type ContentKind = 'pages' | 'images' | 'documents';

/** What fields need to read their values: the database, who asks, and where links lead. */
export interface ReadContext {
  payload: Payload;
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  siteName: string;
  /** Absolute address of an object's details in the API that answers. */
  detailUrl: (kind: ContentKind, object: { id: number; slug?: string }) => string;
  /** The pages that the caller may see; others are not shown inside objects either. */
  scope: PageScope;
  /** @throws ApiError 400 */
  richTextFormat: () => RichTextFormat;
  /** Gathers the kinds of all pages that the answer shows. */
  seenKinds: Set<PageKind>;
}

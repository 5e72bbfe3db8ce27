import { detailRoute } from '@/lib/content-api/content-route';
import { contentViews } from '@/lib/content-api/content-views';
import { documentEndpoint } from '@/lib/content-api/file-endpoints';
import { publicApiPath } from '@/lib/content-api/public-pages';

/** GET /api/v2/documents/{id}/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = detailRoute(
  contentViews.documents,
  documentEndpoint(publicApiPath),
);

import { findRoute } from '@/lib/content-api/content-route';
import { contentViews } from '@/lib/content-api/content-views';
import { imageEndpoint } from '@/lib/content-api/file-endpoints';
import { publicApiPath } from '@/lib/content-api/public-pages';

/** GET /api/v2/images/find/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = findRoute(
  contentViews.images,
  imageEndpoint(publicApiPath),
);

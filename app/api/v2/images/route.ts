import { listRoute } from '@/lib/content-api/content-route';
import { contentViews } from '@/lib/content-api/content-views';
import { imageEndpoint } from '@/lib/content-api/file-endpoints';
import { publicApiPath } from '@/lib/content-api/public-pages';

/** GET /api/v2/images/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = listRoute(
  contentViews.images,
  imageEndpoint(publicApiPath),
);

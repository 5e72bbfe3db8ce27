import { detailRoute } from '@/lib/content-api/content-route';
import { contentViews } from '@/lib/content-api/content-views';
import { imageEndpoint } from '@/lib/content-api/file-endpoints';
import { publicApiPath } from '@/lib/content-api/public-pages';

/** GET /api/v2/images/{id}/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = detailRoute(
  contentViews.images,
  imageEndpoint(publicApiPath),
);

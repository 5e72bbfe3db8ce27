import { findRoute } from '@/app/api/v2/content-route';
import { contentViews } from '@/lib/wagtail-api/read/content-views';
import { imageEndpoint } from '@/lib/wagtail-api/read/file-endpoints';
import { publicApiPath } from '@/lib/wagtail-api/read/public-pages';

/** GET /api/v2/images/find/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = findRoute(
  contentViews.images,
  imageEndpoint(publicApiPath),
);

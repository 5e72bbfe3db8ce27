import { listRoute } from '@/lib/content-api/content-route';
import { contentViews } from '@/lib/content-api/content-views';
import { publicPageEndpoint } from '@/lib/content-api/public-pages';

/** GET /api/v2/pages/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = listRoute(
  contentViews.pages,
  publicPageEndpoint,
);

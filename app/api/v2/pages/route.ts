import { listRoute } from '@/app/api/v2/content-route';
import { contentViews } from '@/lib/wagtail-api/read/content-views';
import { publicPageEndpoint } from '@/lib/wagtail-api/read/public-pages';

/** GET /api/v2/pages/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = listRoute(
  contentViews.pages,
  publicPageEndpoint,
);

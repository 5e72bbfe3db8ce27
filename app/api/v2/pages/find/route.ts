import { findRoute } from '@/app/api/v2/content-route';
import { contentViews } from '@/lib/wagtail-api/read/content-views';
import { publicPageEndpoint } from '@/lib/wagtail-api/read/public-pages';

/** GET /api/v2/pages/find/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = findRoute(
  contentViews.pages,
  publicPageEndpoint,
);

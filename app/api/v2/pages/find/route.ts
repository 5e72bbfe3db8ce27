import { findRoute } from '@/lib/content-api/content-route';
import { contentViews } from '@/lib/content-api/content-views';
import { publicPageEndpoint } from '@/lib/content-api/public-pages';

/** GET /api/v2/pages/find/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = findRoute(
  contentViews.pages,
  publicPageEndpoint,
);

import { detailRoute } from '@/lib/content-api/content-route';
import { contentViews } from '@/lib/content-api/content-views';
import { publicPageEndpoint } from '@/lib/content-api/public-pages';

/** GET /api/v2/pages/{id}/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = detailRoute(
  contentViews.pages,
  publicPageEndpoint,
);

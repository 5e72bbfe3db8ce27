import { detailRoute } from '@/app/api/v2/content-route';
import { contentViews } from '@/lib/wagtail-api/read/content-views';
import { publicPageEndpoint } from '@/lib/wagtail-api/read/public-pages';

/** GET /api/v2/pages/{id}/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = detailRoute(
  contentViews.pages,
  publicPageEndpoint,
);

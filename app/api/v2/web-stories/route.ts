import { storyEndpoint } from '@/lib/wagtail-api/read/article-endpoints';
import { listRoute } from '@/app/api/v2/content-route';
import { contentViews } from '@/lib/wagtail-api/read/content-views';

/** GET /api/v2/web-stories/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = listRoute(
  contentViews.webStories,
  storyEndpoint,
);

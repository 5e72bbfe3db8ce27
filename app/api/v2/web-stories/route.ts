import { storyEndpoint } from '@/lib/content-api/article-endpoints';
import { listRoute } from '@/lib/content-api/content-route';
import { contentViews } from '@/lib/content-api/content-views';

/** GET /api/v2/web-stories/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = listRoute(
  contentViews.webStories,
  storyEndpoint,
);

import { storyEndpoint } from '@/lib/content-api/article-endpoints';
import { findRoute } from '@/lib/content-api/content-route';
import { contentViews } from '@/lib/content-api/content-views';

/** GET /api/v2/web-stories/find/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = findRoute(
  contentViews.webStories,
  storyEndpoint,
);

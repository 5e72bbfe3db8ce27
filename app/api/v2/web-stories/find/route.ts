import { storyEndpoint } from '@/lib/wagtail-api/read/article-endpoints';
import { findRoute } from '@/app/api/v2/content-route';
import { contentViews } from '@/lib/wagtail-api/read/content-views';

/** GET /api/v2/web-stories/find/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = findRoute(
  contentViews.webStories,
  storyEndpoint,
);

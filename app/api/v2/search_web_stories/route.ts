import { storyEndpoint } from '@/lib/wagtail-api/read/article-endpoints';
import { articleSearchRoute } from '@/lib/wagtail-api/read/search-articles';

/** GET /api/v2/search_web_stories/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = articleSearchRoute({
  name: 'Search Web Stories Api',
  description: 'Web stories by words, the best match first.',
  kind: 'story',
  list: storyEndpoint,
});

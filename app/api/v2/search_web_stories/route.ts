import { contentRoute } from '@/app/api/v2/content-route';
import { storyEndpoint } from '@/lib/wagtail-api/read/article-endpoints';
import { searchArticles } from '@/lib/wagtail-api/read/search-articles';

/** GET /api/v2/search_web_stories/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentRoute({
  view: { name: 'Search Web Stories Api', description: 'Web stories by words, the best match first.' },
  handle: (call) => searchArticles(call, { kind: 'story', list: storyEndpoint }),
});

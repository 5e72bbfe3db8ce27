import { contentRoute } from '@/app/api/v2/content-route';
import { blogEndpoint } from '@/lib/wagtail-api/read/article-endpoints';
import { searchArticles } from '@/lib/wagtail-api/read/search-articles';

/** GET /api/v2/search_blogs/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentRoute({
  view: { name: 'Search Blogs Api', description: 'Posts by words, the best match first.' },
  handle: (call) => searchArticles(call, { kind: 'post', list: blogEndpoint }),
});

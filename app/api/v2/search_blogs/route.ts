import { blogEndpoint } from '@/lib/wagtail-api/read/article-endpoints';
import { articleSearchRoute } from '@/lib/wagtail-api/read/search-articles';

/** GET /api/v2/search_blogs/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = articleSearchRoute({
  name: 'Search Blogs Api',
  description: 'Posts by words, the best match first.',
  kind: 'post',
  list: blogEndpoint,
});

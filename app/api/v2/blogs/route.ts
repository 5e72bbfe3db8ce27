import { blogEndpoint } from '@/lib/content-api/article-endpoints';
import { listRoute } from '@/lib/content-api/content-route';
import { contentViews } from '@/lib/content-api/content-views';

/** GET /api/v2/blogs/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = listRoute(contentViews.blogs, blogEndpoint);

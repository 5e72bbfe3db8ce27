import { listBlogs } from '@/lib/wagtail-api/v1/blogs';
import { blogListAnswer, blogListQuery } from '@/lib/contract/content-v1';
import { apiRoute } from '@/app/api/api-route';
import { endpoint } from '@/lib/platform/http/endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET /api/blogs */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint({
    query: blogListQuery,
    answer: blogListAnswer,
    cacheControl: 'public, no-cache',
    isFromContent: () => true,
    handle: async ({ payload, query, request }) => {
      const page = pageOf(query);
      const { category, search, ordering } = query;
      const list = await listBlogs(payload, page, { categorySlug: category, search, ordering });
      return pagedList({ page, ...list, request, siteUrl: getSettings().SITE_URL });
    },
  }),
});

import { blogOperations } from '@/lib/contract/openapi/operations/blog';
import { listBlogs } from '@/lib/wagtail-api/v1/blogs';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET /api/blogs */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(blogOperations.listBlogs, {
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

import { blogOperations } from '@/lib/contract/openapi/operations/blog';
import { listWebStories } from '@/lib/wagtail-api/v1/web-stories';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET /api/web-stories */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(blogOperations.listStories, {
    cacheControl: 'public, no-cache',
    isFromContent: () => true,
    handle: async ({ payload, query, request }) => {
      const page = pageOf(query);
      const { search, ordering } = query;
      const list = await listWebStories(payload, page, { search, ordering });
      return pagedList({ page, ...list, request, siteUrl: getSettings().SITE_URL });
    },
  }),
});

import { blogOperations } from '@/lib/contract/openapi/operations/blog';
import { getBlogCategory, listBlogCategories } from '@/lib/wagtail-api/v1/blog-categories';
import { listBlogs } from '@/lib/wagtail-api/v1/blogs';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET /api/blog-categories, ?include_posts=true, ?category_slug= */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(blogOperations.listBlogCategories, {
    cacheControl: 'public, no-cache',
    isFromContent: () => true,
    handle: async ({ payload, query, request }) => {
      const page = pageOf(query);
      const siteUrl = getSettings().SITE_URL;
      if (query.category_slug !== undefined) {
        const category = await getBlogCategory(payload, query.category_slug);
        const posts = await listBlogs(payload, page, { categoryId: category.id });
        const { next, previous, results } = pagedList({ page, ...posts, request, siteUrl });
        return { ...category, next, previous, posts: results };
      }
      const hasPosts = /^(?:true|1)$/i.test(query.include_posts ?? '');
      const list = await listBlogCategories(payload, page, { hasPosts });
      return pagedList({ page, ...list, request, siteUrl });
    },
  }),
});

import { hasSlug, storyEndpoint } from '@/lib/wagtail-api/read/article-endpoints';
import { readContent } from '@/lib/wagtail-api/read/content-endpoint';
import { contentResponse } from '@/lib/wagtail-api/read/content-json';
import { contentRoute } from '@/app/api/v2/content-route';
import { contentViews } from '@/lib/wagtail-api/read/content-views';
import { webStoryParams } from '@/lib/contract/content';

/** GET /api/v2/web-stories/{slug} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentRoute({
  view: contentViews.webStories,
  params: webStoryParams,
  handle: async (call) =>
    contentResponse((await readContent(storyEndpoint, call, hasSlug(call.params.slug))).body),
});

import { hasSlug, storyEndpoint } from '@/lib/content-api/article-endpoints';
import { readContent } from '@/lib/content-api/content-endpoint';
import { contentResponse } from '@/lib/content-api/content-json';
import { contentRoute } from '@/lib/content-api/content-route';
import { contentViews } from '@/lib/content-api/content-views';
import { webStoryParams } from '@/lib/contract/content';

/** GET /api/v2/web-stories/{slug} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentRoute({
  view: contentViews.webStories,
  params: webStoryParams,
  handle: async (call) =>
    contentResponse((await readContent(storyEndpoint, call, hasSlug(call.params.slug))).body),
});

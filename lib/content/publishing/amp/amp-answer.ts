import 'server-only';
import { type Posters, storyPosters } from '../poster-files';
import { isTooManyPictures, pictureWaitSeconds } from '../../../platform/threads/picture-queue';
import { redirectTarget } from '../../reading/redirect-target';
import { getStoryBySlug, type StoryDetail } from '../../reading/stories';
import { storyPath } from '../story-data';
import { log } from '../../../platform/log/log';
import { getSettings } from '../../../platform/settings/settings';
import { ampDocument } from './amp-document';

/**
 * The AMP form of a published story. 308 for one that was renamed, 404 for a draft and for none at all. The
 * front server keeps the answer under the story's tags, as it keeps pages.
 */
export async function ampAnswer(slug: string): Promise<Response> {
  try {
    return await ampAnswerNow(slug);
  } catch (error) {
    if (!isTooManyPictures(error)) throw error;
    // Kept without its posters the story would stay so.
    return new Response('Many pictures are being drawn. Try again in a moment.', {
      status: 503,
      headers: { ...plainText, 'retry-after': String(pictureWaitSeconds) },
    });
  }
}

const plainText = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

async function ampAnswerNow(slug: string): Promise<Response> {
  const story = /^[a-z0-9-]+$/.test(slug) ? await getStoryBySlug(slug) : null;
  if (story) {
    return new Response(ampDocument(story, await postersOf(story)), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-security-policy': policy(new URL(getSettings().SITE_URL).origin),
      },
    });
  }
  const target = await redirectTarget(storyPath(slug));
  return target
    ? new Response(null, { status: 308, headers: { location: `${target}/amp` } })
    : new Response('Not found', { status: 404, headers: plainText });
}

/** A poster that cannot be cut must not keep the story from its readers. */
async function postersOf({ posterSource, slug }: StoryDetail): Promise<Posters> {
  if (!posterSource) return {};
  try {
    return await storyPosters(posterSource);
  } catch (error) {
    if (isTooManyPictures(error)) throw error;
    log.error('the posters of a story could not be made', error, { slug });
    return {};
  }
}

/** AMP's runtime comes from one host alone, and writes style sheets and workers of its own; nothing else may run. */
function policy(origin: string): string {
  const cdn = 'https://cdn.ampproject.org';
  return [
    "default-src 'none'",
    `script-src ${cdn} blob:`,
    'worker-src blob:',
    `style-src 'unsafe-inline' ${cdn}`,
    `img-src ${origin} 'self' data: ${cdn}`,
    `media-src ${origin} 'self' blob:`,
    `font-src ${origin} 'self' ${cdn}`,
    `connect-src ${origin} 'self' ${cdn}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

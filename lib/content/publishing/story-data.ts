import type { Article, ImageObject, WithContext } from 'schema-dts';
import { getSettings } from '../../platform/settings/settings';
import { absoluteUrl } from './metadata';
import type { Poster } from './poster-files';
import type { StoryDetail } from '../reading/stories';
import { editorsOf, publisher } from './structured-data';
import { videoFileData } from './video-file-data';

/**
 * schema.org's view of a story.
 * @param posters raster pictures that stand for it, where they have been made
 */
export function storyData(story: StoryDetail, posters: readonly Poster[] = []): WithContext<Article> {
  const videos = story.pages.flatMap(({ heading, video }) =>
    video ? [videoFileData(video, { name: heading, uploadDate: story.publishedAt })] : [],
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    mainEntityOfPage: absoluteUrl(storyCanonicalPath(story.canonicalSlug)),
    headline: story.title,
    description: story.excerpt,
    image: [
      ...posters.map(imageData),
      ...(story.poster && posters.length === 0 ? [absoluteUrl(story.poster.src)] : []),
      absoluteUrl(`/og/stories/${story.slug}`),
    ],
    ...(videos.length > 0 ? { video: videos } : {}),
    datePublished: story.publishedAt,
    dateModified: story.updatedAt,
    keywords: story.tags,
    inLanguage: 'en-GB',
    author: editorsOf(getSettings().SITE_NAME),
    publisher: publisher(),
    citation: story.sources.map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url })),
  };
}

function imageData({ path, width, height }: Poster): ImageObject {
  return { '@type': 'ImageObject', url: absoluteUrl(path), width: String(width), height: String(height) };
}

export function storyPath(slug: string): string {
  return `/web-stories/${slug}`;
}

/** The same story as an AMP document. */
export function storyAmpPath(slug: string): string {
  return `${storyPath(slug)}/amp`;
}

/** The one form of a story that search engines list. */
export function storyCanonicalPath(slug: string): string {
  return getSettings().WEB_STORIES_CANONICAL === 'amp' ? storyAmpPath(slug) : storyPath(slug);
}

/**
 * What `rel=amphtml` names: only the form that search engines list may point at the other one. `null` where
 * that is the twin itself.
 */
export function storyAmpAddress(slug: string): string | null {
  return storyCanonicalPath(slug) === storyPath(slug) ? absoluteUrl(storyAmpPath(slug)) : null;
}

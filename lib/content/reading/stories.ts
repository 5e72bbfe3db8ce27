import 'server-only';
import { cache } from 'react';
import { getCms } from '../cms/payload';
import { publicPath } from '../cms/public-path';
import type { Story } from '../../platform/database/payload-types';
import { canonicalSlug } from '../publishing/canonical-slug';
import { containsNul } from './contains-nul';
import { cacheTags } from '../../platform/cache/page-cache';
import { tagPage } from '../../platform/cache/page-tags';
import { type Picture, toPicture } from './picture';
import { type PostDetail, type Source, toSeo, toSources } from './posts';
import { type StoryPage, toStoryPage } from './story-page';
import { type PosterSource, toPosterSource } from '../publishing/story-posters';

export interface StorySummary {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  poster: Picture | null;
  publishedAt: string;
  updatedAt: string;
}

export interface StoryDetail extends StorySummary {
  /** Another story's for an alias. */
  canonicalSlug: string;
  pages: StoryPage[];
  /** What posters in other shapes are cut from. */
  posterSource: PosterSource | null;
  /** The article that says more. */
  relatedPost: { title: string; path: string } | null;
  sources: Source[];
  tags: string[];
  checkedOn: string | null;
  seo: PostDetail['seo'];
}

export async function listStories(limit = 100): Promise<StorySummary[]> {
  tagPage(cacheTags.stories);
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'stories',
    overrideAccess: false,
    where: { _status: { equals: 'published' } },
    select: { slug: true, title: true, excerpt: true, poster: true, publishedAt: true, updatedAt: true },
    depth: 1,
    limit,
    pagination: false,
    sort: ['-publishedAt', '-id'],
  });
  return docs.map(toSummary);
}

/** @param isDraft shows the newest draft; only in Next's draft mode, which staff alone can enter */
export const getStoryBySlug = cache(async (slug: string, isDraft = false): Promise<StoryDetail | null> => {
  tagPage(cacheTags.stories, cacheTags.story(slug));
  if (containsNul(slug)) return null;
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'stories',
    overrideAccess: isDraft,
    draft: isDraft,
    where: isDraft
      ? { slug: { equals: slug } }
      : { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    // Down to the picture that stands for a film; of other documents only what is shown.
    depth: 2,
    populate: { posts: { title: true, slug: true }, stories: { slug: true } },
    limit: 1,
    pagination: false,
  });
  const [story] = docs;
  if (!story) return null;
  const relatedPost = toRelatedPost(story.relatedPost);
  if (relatedPost) tagPage(cacheTags.posts);
  return {
    ...toSummary(story),
    canonicalSlug: canonicalSlug(story),
    pages: story.pages.map(toStoryPage),
    posterSource: toPosterSource(story.poster),
    relatedPost,
    sources: toSources(story.sources),
    tags: story.tags ?? [],
    checkedOn: story.checkedOn ?? null,
    seo: toSeo(story.seo),
  };
});

function toSummary(
  story: Pick<Story, 'id' | 'slug' | 'title' | 'excerpt' | 'poster' | 'publishedAt' | 'updatedAt'>,
): StorySummary {
  return {
    id: story.id,
    slug: story.slug,
    title: story.title,
    excerpt: story.excerpt,
    poster: toPicture(story.poster),
    publishedAt: story.publishedAt ?? story.updatedAt,
    updatedAt: story.updatedAt,
  };
}

/** @returns `null` also for a post that this reader may not see, which stays a bare id */
function toRelatedPost(post: Story['relatedPost']): StoryDetail['relatedPost'] {
  if (!post || typeof post === 'number') return null;
  return { title: post.title, path: publicPath('posts', post.slug) };
}

import 'server-only';
import { cache } from 'react';
import { getCms } from '../cms/payload';
import type { Story } from '../cms/payload-types';
import { cacheTags } from './page-cache';
import { tagPage } from './page-tags';
import { type Picture, toPicture } from './picture';
import { type PostDetail, type Source, toSeo, toSources } from './posts';

export interface StorySummary {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  poster: Picture | null;
  publishedAt: string;
  updatedAt: string;
}

type StoredPage = Story['pages'][number];

export interface StoryPage {
  id: string;
  layout: StoredPage['layout'];
  tone: StoredPage['tone'];
  position: StoredPage['position'];
  heading: string;
  text: string | null;
  picture: Picture | null;
  quiz: {
    question: string;
    options: { text: string; isCorrect: boolean }[];
    explanation: string | null;
  } | null;
  link: { label: string; href: string } | null;
}

export interface StoryDetail extends StorySummary {
  pages: StoryPage[];
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
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'stories',
    overrideAccess: isDraft,
    draft: isDraft,
    where: isDraft
      ? { slug: { equals: slug } }
      : { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    depth: 1,
    limit: 1,
    pagination: false,
  });
  const [story] = docs;
  if (!story) return null;
  return {
    ...toSummary(story),
    pages: story.pages.map(toStoryPage),
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

function toStoryPage(page: StoredPage, index: number): StoryPage {
  const { quiz, link } = page;
  return {
    id: `page-${index + 1}`,
    layout: page.layout,
    tone: page.tone,
    position: page.position,
    heading: page.heading,
    text: page.text ?? null,
    picture: toPicture(page.picture),
    quiz:
      page.layout === 'quiz' && quiz?.question
        ? {
            question: quiz.question,
            options: (quiz.options ?? []).map(({ text, isCorrect }) => ({
              text,
              isCorrect: isCorrect ?? false,
            })),
            explanation: quiz.explanation ?? null,
          }
        : null,
    link: link?.href && link.label ? { label: link.label, href: link.href } : null,
  };
}

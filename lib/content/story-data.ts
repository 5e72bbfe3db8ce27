import type { Article, ItemList, WithContext } from 'schema-dts';
import { getSettings } from '../ops/settings';
import { absoluteUrl } from './metadata';
import type { StoryDetail, StorySummary } from './stories';
import { editorsOf, publisher } from './structured-data';

/** schema.org's view of a story. */
export function storyData(story: StoryDetail): WithContext<Article> {
  const path = storyPath(story.slug);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    mainEntityOfPage: absoluteUrl(path),
    headline: story.title,
    description: story.excerpt,
    image: [
      ...(story.poster ? [absoluteUrl(story.poster.src)] : []),
      absoluteUrl(`/og/stories/${story.slug}`),
    ],
    datePublished: story.publishedAt,
    dateModified: story.updatedAt,
    keywords: story.tags,
    inLanguage: 'en-GB',
    author: editorsOf(getSettings().SITE_NAME),
    publisher: publisher(),
    citation: story.sources.map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url })),
  };
}

export function storyListData(stories: readonly StorySummary[]): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: 'Web stories',
    numberOfItems: stories.length,
    itemListElement: stories.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(storyPath(slug)),
    })),
  };
}

export function storyPath(slug: string): string {
  return `/web-stories/${slug}`;
}

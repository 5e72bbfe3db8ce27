import type { Article, WithContext } from 'schema-dts';
import { getSettings } from '../ops/settings';
import { absoluteUrl } from './metadata';
import type { PostDetail } from './posts';
import { editorsOf, publisher } from './structured-data';

/** schema.org's view of a post. */
export function articleData(post: PostDetail): WithContext<Article> {
  const { SITE_NAME } = getSettings();
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    mainEntityOfPage: absoluteUrl(`/blog/${post.slug}`),
    headline: post.title,
    description: post.excerpt,
    ...(post.cover
      ? {
          image: {
            '@type': 'ImageObject',
            url: absoluteUrl(post.cover.src),
            caption: post.cover.alt,
          },
        }
      : {}),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    ...(post.category ? { articleSection: post.category.title } : {}),
    keywords: post.tags,
    inLanguage: 'en-GB',
    author: editorsOf(SITE_NAME),
    publisher: publisher(),
    citation: post.sources.map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url })),
  };
}

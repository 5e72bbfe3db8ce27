import type { Article, Comment as CommentData, VideoObject, WithContext } from 'schema-dts';
import type { CommentPage } from '../community/comments/list-comments';
import type { CommentReply } from '../../contract/comments';
import { getSettings } from '../../platform/settings/settings';
import { absoluteUrl } from './metadata';
import { type ArticleVideo, articleVideos } from '../reading/article-video';
import type { PostDetail } from '../reading/posts';
import { videoFileData } from './video-file-data';
import { editorsOf, personData, pictureData, publisher } from './structured-data';

/** Enough for a search engine to see what readers say; the page itself has them all. */
const commentsInData = 20;

/** schema.org's view of a post. */
export function articleData(post: PostDetail, comments: CommentPage | null = null): WithContext<Article> {
  const { SITE_NAME } = getSettings();
  const videos = articleVideos(post.body).flatMap((video) => videoData(video, post));
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    mainEntityOfPage: absoluteUrl(`/blog/${post.canonicalSlug}`),
    headline: post.title,
    description: post.excerpt,
    image: [...(post.cover ? pictureData(post.cover) : []), absoluteUrl(`/og/blog/${post.slug}`)],
    ...(videos.length > 0 ? { video: videos } : {}),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    ...(post.category ? { articleSection: post.category.title } : {}),
    keywords: post.tags,
    inLanguage: 'en-GB',
    author: post.authors.length > 0 ? post.authors.map(personData) : editorsOf(SITE_NAME),
    ...(post.reviewers.length > 0 ? { contributor: post.reviewers.map(personData) } : {}),
    publisher: publisher(),
    citation: post.sources.map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url })),
    ...(comments ? { commentCount: comments.totalComments, comment: commentData(comments) } : {}),
  };
}

/** A video elsewhere is named where its date is known: search engines take none without. */
function videoData({ title, still, source }: ArticleVideo, { publishedAt }: PostDetail): VideoObject[] {
  if ('file' in source)
    return [videoFileData({ ...source.file, poster: still }, { name: title, uploadDate: publishedAt })];
  if (!still || !source.publishedOn) return [];
  return [
    {
      '@type': 'VideoObject',
      name: title,
      description: still.alt,
      url: source.outside.url,
      thumbnailUrl: absoluteUrl(still.src),
      uploadDate: source.publishedOn,
    },
  ];
}

function commentData({ results }: CommentPage): CommentData[] {
  return results
    .flatMap((thread) => [thread, ...(thread.replies ?? [])])
    .filter(({ status }) => status === 'visible')
    .slice(0, commentsInData)
    .map(({ body, author, created_at: dateCreated }: CommentReply) => ({
      '@type': 'Comment',
      text: body,
      dateCreated,
      ...(author ? { author: { '@type': 'Person', name: author.name } } : {}),
    }));
}

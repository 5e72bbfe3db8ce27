import type { Metadata } from 'next';
import { PostArticle } from '@/components/content/blog/post-article';
import { DraftBar } from '@/components/content/article/draft-bar';
import { JsonLd } from '@/components/content/article/json-ld';
import { MissingPage } from '@/components/layout/missing-page';
import { articleData } from '@/lib/content/publishing/article-data';
import { notFoundMetadata, pageMetadata } from '@/lib/content/publishing/metadata';
import { postComments } from '@/lib/content/reading/post-comments';
import { getPostBySlug, relatedPosts } from '@/lib/content/reading/posts';
import { getPublication } from '@/lib/content/reading/publication';
import { followRedirect } from '@/lib/content/reading/follow-redirect';
import { relatedToPost } from '@/lib/content/relations/related-pages';
import { showsDraft } from '../../shows-draft';

type PostPageProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: PostPageProps): Promise<Metadata> {
  const post = await getPostBySlug((await params).slug, await showsDraft());
  if (!post) return notFoundMetadata;
  return pageMetadata({
    title: post.seo.title ?? post.title,
    description: post.seo.description ?? post.excerpt,
    path: `/blog/${post.slug}`,
    canonicalPath: `/blog/${post.canonicalSlug}`,
    image: `/og/blog/${post.slug}`,
    imageAlt: post.cover?.alt,
    type: 'article',
    publishedTime: post.publishedAt,
    modifiedTime: post.updatedAt,
    authors: post.authors,
    isHiddenFromSearch: post.seo.isHiddenFromSearch,
  });
}

export default async function PostPage({ params }: PostPageProps) {
  const { slug } = await params;
  const isDraft = await showsDraft();
  const post = await getPostBySlug(slug, isDraft);
  if (!post) {
    await followRedirect(`/blog/${slug}`);
    return <MissingPage />;
  }
  // A draft may be of a post that is not published: nobody can have written below it.
  const [related, others, comments, { newsletter }] = await Promise.all([
    relatedPosts(post),
    relatedToPost(post),
    isDraft ? null : postComments(post),
    getPublication(),
  ]);
  return (
    <>
      {isDraft && <DraftBar />}
      <PostArticle post={post} related={related} {...others} comments={comments} newsletter={newsletter} />
      <JsonLd data={articleData(post, comments)} />
    </>
  );
}

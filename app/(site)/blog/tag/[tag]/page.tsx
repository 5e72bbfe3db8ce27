import type { Metadata } from 'next';
import { BlogListing } from '@/components/content/blog/blog-listing';
import { JsonLd } from '@/components/content/article/json-ld';
import { MissingPage } from '@/components/layout/missing-page';
import { listCategories } from '@/lib/content/reading/categories';
import { collectionData } from '@/lib/content/publishing/collection-data';
import { notFoundMetadata, pageMetadata } from '@/lib/content/publishing/metadata';
import { listPosts, postsPerPage } from '@/lib/content/reading/posts';
import { pageNumber } from '@/lib/content/reading/query';
import { followRedirect } from '@/lib/content/reading/follow-redirect';
import { getTag, listedFromPosts, type Tag } from '@/lib/content/reading/tags';

type TagPageProps = {
  params: Promise<{ tag: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params, searchParams }: TagPageProps): Promise<Metadata> {
  const tag = await getTag((await params).tag);
  if (!tag) return notFoundMetadata;
  const page = pageNumber((await searchParams).page) ?? 1;
  return pageMetadata({
    title: page > 1 ? `Posts about ${tag.title}, page ${page}` : `Posts about ${tag.title}`,
    description: leadOf(tag),
    path: page > 1 ? `${tag.path}?page=${page}` : tag.path,
    isHiddenFromSearch: tag.postIds.length < listedFromPosts,
  });
}

export default async function TagPage({ params, searchParams }: TagPageProps) {
  const { tag: slug } = await params;
  const tag = await getTag(slug);
  const page = pageNumber((await searchParams).page);
  if (!tag) {
    await followRedirect(`/blog/tag/${slug}`);
    return <MissingPage />;
  }
  if (page === null) return <MissingPage />;
  const shown = tag.postIds.slice((page - 1) * postsPerPage, page * postsPerPage);
  if (shown.length === 0) return <MissingPage />;
  const [{ posts }, categories] = await Promise.all([
    listPosts({ where: { id: { in: shown } }, isCounting: true, isPaged: false }),
    listCategories(),
  ]);
  const title = `Posts about ${tag.title}`;
  const pageCount = Math.ceil(tag.postIds.length / postsPerPage);
  return (
    <>
      <BlogListing
        title={title}
        lead={leadOf(tag)}
        result={{ posts, total: tag.postIds.length, page, pageCount }}
        categories={categories}
        currentCategory={null}
        hrefOf={(target) => `${tag.path}?page=${target}`}
      />
      <JsonLd
        data={collectionData({
          title,
          description: leadOf(tag),
          path: page > 1 ? `${tag.path}?page=${page}` : tag.path,
          items: posts.map((post) => ({ title: post.title, path: `/blog/${post.slug}` })),
        })}
      />
    </>
  );
}

function leadOf({ title, postIds: { length } }: Tag): string {
  return length === 1
    ? `One post about ${title}, with its sources and the date of their last check.`
    : `${length} posts about ${title}, each with its sources and the date of their last check.`;
}

import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { BlogListing } from '@/components/content/blog/blog-listing';
import { JsonLd } from '@/components/content/article/json-ld';
import { MissingPage } from '@/components/layout/missing-page';
import { listCategories } from '@/lib/content/reading/categories';
import { collectionData } from '@/lib/content/publishing/collection-data';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { listPosts } from '@/lib/content/reading/posts';
import { firstValue, pageNumber } from '@/lib/content/reading/query';
import { searchPath } from '@/lib/content/search/search-path';

const description =
  'Feeding, sleep, growth, health, play and family life in the first three years: short, sourced articles for parents.';

type BlogPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: BlogPageProps): Promise<Metadata> {
  const page = pageNumber((await searchParams).page) ?? 1;
  return pageMetadata({
    title: page > 1 ? `Blog, page ${page}` : 'Blog',
    description,
    path: pathOf(page),
  });
}

export default async function BlogPage({ searchParams }: BlogPageProps) {
  const query = firstValue((await searchParams).q).trim();
  // The blog once had a search of its own; its addresses live on in links.
  if (query) permanentRedirect(searchPath(query));
  const page = pageNumber((await searchParams).page);
  if (page === null) return <MissingPage />;
  const [result, categories] = await Promise.all([listPosts({ page, isCounting: true }), listCategories()]);
  if (page > 1 && result.posts.length === 0) return <MissingPage />;
  return (
    <>
      <BlogListing
        title="Blog"
        lead="Short, sourced answers for the first three years. Search, or choose a topic."
        result={result}
        categories={categories}
        hrefOf={(target) => `/blog?page=${target}`}
      />
      {result.posts.length > 0 && (
        <JsonLd
          data={collectionData({
            title: 'Blog',
            description,
            path: pathOf(page),
            items: result.posts.map(({ title, slug }) => ({ title, path: `/blog/${slug}` })),
          })}
        />
      )}
    </>
  );
}

function pathOf(page: number): string {
  return page > 1 ? `/blog?page=${page}` : '/blog';
}

import type { Metadata } from 'next';
import { BlogListing } from '@/components/blog/blog-listing';
import { MissingPage } from '@/components/layout/missing-page';
import { listCategories } from '@/lib/content/categories';
import { pageMetadata } from '@/lib/content/metadata';
import { listPosts } from '@/lib/content/posts';
import { firstValue, pageNumber } from '@/lib/content/query';

type BlogPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: BlogPageProps): Promise<Metadata> {
  const query = firstValue((await searchParams).q).trim();
  const page = pageNumber((await searchParams).page) ?? 1;
  return pageMetadata({
    title: query ? `Search: ${query}` : page > 1 ? `Blog, page ${page}` : 'Blog',
    description:
      'Feeding, sleep, growth, health, play and family life in the first three years: short, sourced articles for parents.',
    path: !query && page > 1 ? `/blog?page=${page}` : '/blog',
    isHiddenFromSearch: query !== '',
  });
}

export default async function BlogPage({ searchParams }: BlogPageProps) {
  const query = firstValue((await searchParams).q).trim();
  const page = pageNumber((await searchParams).page);
  if (page === null) return <MissingPage />;
  const [result, categories] = await Promise.all([listPosts({ page, query }), listCategories()]);
  if (page > 1 && result.posts.length === 0) return <MissingPage />;
  const found = result.total === 1 ? '1 post found' : `${result.total} posts found`;
  return (
    <BlogListing
      title={query ? `Search: “${query}”` : 'Blog'}
      lead={
        query ? found : 'Short, sourced answers for the first three years. Look for a word, or pick a shelf.'
      }
      result={result}
      categories={categories}
      query={query}
      hrefOf={(target) =>
        `/blog?${new URLSearchParams({ ...(query ? { q: query } : {}), page: String(target) })}`
      }
    />
  );
}

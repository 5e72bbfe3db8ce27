import type { Metadata } from 'next';
import { MissingPage } from '@/components/layout/missing-page';
import { SearchView } from '@/components/content/search/search-view';
import { listCategories } from '@/lib/content/reading/categories';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { firstValue, pageNumber } from '@/lib/content/reading/query';
import { kindFrom } from '@/lib/content/search/search-path';
import { searchSite } from '@/lib/content/search/site-search';

type SearchPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: SearchPageProps): Promise<Metadata> {
  const query = firstValue((await searchParams).q).trim();
  return pageMetadata({
    title: query ? `Search: ${query}` : 'Search',
    description: 'Search articles, web stories, foods and recipes.',
    path: '/search',
    isHiddenFromSearch: true,
  });
}

export default async function SearchPage({ searchParams }: SearchPageProps) {
  const query = firstValue((await searchParams).q).trim();
  const kind = kindFrom(firstValue((await searchParams).kind));
  const page = pageNumber((await searchParams).page);
  if (page === null) return <MissingPage />;
  const [found, categories] = await Promise.all([
    query ? searchSite({ query, kind, page }) : null,
    listCategories(),
  ]);
  if (found && page > 1 && found.hits.length === 0) return <MissingPage />;
  return <SearchView query={query} found={found} categories={categories} />;
}

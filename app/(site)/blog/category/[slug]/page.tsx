import type { Metadata } from 'next';
import { BlogListing } from '@/components/content/blog/blog-listing';
import { JsonLd } from '@/components/content/article/json-ld';
import { MissingPage } from '@/components/layout/missing-page';
import { getCategoryBySlug, listCategories } from '@/lib/content/reading/categories';
import { collectionData } from '@/lib/content/publishing/collection-data';
import { notFoundMetadata, pageMetadata } from '@/lib/content/publishing/metadata';
import { listPosts } from '@/lib/content/reading/posts';
import { pageNumber } from '@/lib/content/reading/query';
import { followRedirect } from '@/lib/content/reading/follow-redirect';
import { breadcrumbData } from '@/lib/content/publishing/structured-data';

type CategoryPageProps = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params, searchParams }: CategoryPageProps): Promise<Metadata> {
  const category = await getCategoryBySlug((await params).slug);
  const page = pageNumber((await searchParams).page) ?? 1;
  if (!category) return notFoundMetadata;
  const path = `/blog/category/${category.slug}`;
  return pageMetadata({
    title: page > 1 ? `${category.title}, page ${page}` : category.title,
    description: category.description,
    path: page > 1 ? `${path}?page=${page}` : path,
    image: `/og/categories/${category.slug}`,
    feed: { path, title: category.title },
  });
}

export default async function CategoryPage({ params, searchParams }: CategoryPageProps) {
  const { slug } = await params;
  const page = pageNumber((await searchParams).page);
  const category = await getCategoryBySlug(slug);
  if (!category) {
    await followRedirect(`/blog/category/${slug}`);
    return <MissingPage />;
  }
  if (page === null) return <MissingPage />;
  const [result, categories] = await Promise.all([
    listPosts({ page, categoryId: category.id, isCounting: true }),
    listCategories(),
  ]);
  if (page > 1 && result.posts.length === 0) return <MissingPage />;
  const path = `/blog/category/${category.slug}`;
  return (
    <>
      <BlogListing
        title={category.title}
        lead={category.description}
        result={result}
        categories={categories}
        currentCategory={slug}
        hrefOf={(target) => `/blog/category/${slug}?page=${target}`}
      />
      <JsonLd
        data={breadcrumbData([
          { name: 'Blog', path: '/blog' },
          { name: category.title, path },
        ])}
      />
      {result.posts.length > 0 && (
        <JsonLd
          data={collectionData({
            title: category.title,
            description: category.description,
            path: page > 1 ? `${path}?page=${page}` : path,
            items: result.posts.map((post) => ({ title: post.title, path: `/blog/${post.slug}` })),
          })}
        />
      )}
    </>
  );
}

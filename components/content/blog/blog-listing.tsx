import { Inbox } from 'lucide-react';
import Link from 'next/link';
import { SearchForm } from '@/components/content/search/search-form';
import container from '@/components/ui/container.module.css';
import target from '@/components/ui/target.module.css';
import type { CategorySummary } from '@/lib/content/reading/categories';
import type { PostPage } from '@/lib/content/reading/posts';
import { CategoryChips } from './category-chips';
import { Pagination } from './pagination';
import { PostGrid } from './post-grid';
import styles from './blog-listing.module.css';

interface BlogListingProps {
  title: string;
  lead: string;
  result: PostPage;
  categories: readonly CategorySummary[];
  /** Null where the posts are chosen by something else. */
  currentCategory?: string | null;
  hrefOf: (page: number) => string;
}

/** The list of posts: all of them, or those of a category or a tag. */
export function BlogListing({ title, lead, result, categories, currentCategory, hrefOf }: BlogListingProps) {
  const { posts, page, pageCount } = result;
  return (
    <div className={`${container.container} ${styles.listing}`}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <SearchForm />
        <CategoryChips categories={categories} current={currentCategory} />
      </header>
      {posts.length > 0 ? (
        <PostGrid posts={posts} hasFeature={page === 1} hasHero={page === 1} />
      ) : (
        <div className={styles.empty}>
          <Inbox size={40} aria-hidden />
          <p>Nothing here yet. Try another category above.</p>
          <Link href="/blog" className={target.target}>
            All posts
          </Link>
        </div>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </div>
  );
}

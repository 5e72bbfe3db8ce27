import Link from 'next/link';
import { Pagination } from '@/components/content/blog/pagination';
import { searchPath } from '@/lib/content/search/search-path';
import type { SearchPage } from '@/lib/content/search/site-search';
import { KindFilter } from './kind-filter';
import { NothingFound } from './nothing-found';
import { SearchResult } from './search-result';
import styles from './search-results.module.css';

/** What was found for a query, or what to do when that is nothing. */
export function SearchResults({ found }: { found: SearchPage }) {
  const { query, correctedQuery, suggestion, isPartial, kind, total, shownTotal, hits, page, pageCount } =
    found;
  const shown = correctedQuery ?? query;
  if (total === 0) return <NothingFound query={query} />;
  return (
    <section aria-labelledby="results" className={styles.results}>
      <h2 id="results" className={styles.title}>
        {shownTotal === 1 ? '1 result' : `${shownTotal} results`} for “{shown}”
      </h2>
      <KindFilter found={found} />
      {correctedQuery && (
        <p className={styles.note}>
          Showing results for “{correctedQuery}”. Nothing here has “{query}”.
        </p>
      )}
      {isPartial && (
        <p className={styles.note}>
          No results contain all of these words. These results contain some of them.
        </p>
      )}
      {suggestion && (
        <p className={styles.note}>
          Did you mean{' '}
          <Link href={searchPath(suggestion)} prefetch={false}>
            {suggestion}
          </Link>
          ?
        </p>
      )}
      <ol className={styles.list}>
        {hits.map((hit) => (
          <li key={hit.path}>
            <SearchResult hit={hit} />
          </li>
        ))}
      </ol>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(target) => searchPath(query, { kind, page: target })}
        labels={{ previous: 'Previous', next: 'Next' }}
      />
    </section>
  );
}

import container from '@/components/ui/container.module.css';
import type { CategorySummary } from '@/lib/content/reading/categories';
import type { SearchPage } from '@/lib/content/search/site-search';
import { SearchForm } from './search-form';
import { SearchResults } from './search-results';
import { SearchTopics } from './search-topics';
import styles from './search-view.module.css';
import { ShortcutSetting } from './shortcut-setting';

interface SearchViewProps {
  query: string;
  /** `null` before anything was looked for. */
  found: SearchPage | null;
  categories: readonly CategorySummary[];
}

export function SearchView({ query, found, categories }: SearchViewProps) {
  return (
    <div className={`${container.container} ${styles.page}`}>
      <header className={styles.header}>
        <h1>Search</h1>
        <SearchForm query={query} />
        <ShortcutSetting />
      </header>
      {found && <SearchResults found={found} />}
      {!found?.total && <SearchTopics categories={categories} />}
    </div>
  );
}

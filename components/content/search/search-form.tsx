import { Search } from 'lucide-react';
import hidden from '@/components/ui/visually-hidden.module.css';
import { SearchField } from './search-field';
import styles from './search-form.module.css';

const fieldId = 'site-search';

/** A plain form: it works before, and without, any script. */
export function SearchForm({ query = '' }: { query?: string }) {
  return (
    <form role="search" action="/search" method="get" className={styles.form}>
      <label htmlFor={fieldId} className={hidden.hidden}>
        Search articles, stories and recipes
      </label>
      <Search size={20} aria-hidden className={styles.icon} />
      {/* A link to another query shows that query. */}
      <SearchField key={query} id={fieldId} query={query} className={styles.field} />
      <button type="submit" className={styles.button}>
        Search
      </button>
    </form>
  );
}

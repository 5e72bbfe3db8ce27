import { Search } from 'lucide-react';
import hidden from '@/components/ui/visually-hidden.module.css';
import styles from './search-form.module.css';

/** A plain form: it works before, and without, any script. */
export function SearchForm({ query = '' }: { query?: string }) {
  return (
    <form role="search" action="/blog" method="get" className={styles.form}>
      <label htmlFor="blog-search" className={hidden.hidden}>
        Search the blog
      </label>
      <Search size={20} aria-hidden className={styles.icon} />
      <input
        id="blog-search"
        className={styles.field}
        type="search"
        name="q"
        defaultValue={query}
        placeholder="Try “eggs” or “naps”"
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" className={styles.button}>
        Search
      </button>
    </form>
  );
}

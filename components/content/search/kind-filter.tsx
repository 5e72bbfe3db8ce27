import Link from 'next/link';
import { searchKinds } from '@/lib/content/search/search-entry';
import { searchPath } from '@/lib/content/search/search-path';
import type { SearchPage } from '@/lib/content/search/site-search';
import { kindPlurals } from './kind-label';
import styles from './kind-filter.module.css';

/** Links that narrow the results to one kind, each with how many there are. */
export function KindFilter({ found }: { found: SearchPage }) {
  const { query, kind, total, totalByKind } = found;
  const shown = searchKinds.filter((each) => totalByKind[each] !== undefined || each === kind);
  if (shown.length < 2) return null;
  const choices = [
    { kind: null, name: 'All', count: total },
    ...shown.map((each) => ({ kind: each, name: kindPlurals[each], count: totalByKind[each] ?? 0 })),
  ];
  return (
    <nav aria-label="Kind of result">
      <ul className={styles.list}>
        {choices.map((choice) => (
          <li key={choice.name}>
            <Link
              href={searchPath(query, { kind: choice.kind })}
              className={styles.choice}
              aria-current={choice.kind === kind ? 'page' : undefined}
              prefetch={false}
            >
              {choice.name} <span className={styles.count}>{choice.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

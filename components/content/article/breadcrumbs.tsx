import Link from 'next/link';
import { breadcrumbData, type Crumb } from '@/lib/content/publishing/structured-data';
import { JsonLd } from './json-ld';
import styles from './breadcrumbs.module.css';

/** Where the page stands; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" data-mdast="ignore">
      <ol className={styles.list}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className={styles.item}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={path} prefetch={false}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbData(crumbs)} />
    </nav>
  );
}

import Link from 'next/link';
import { breadcrumbData, type Crumb } from '@/lib/content/publishing/structured-data';
import { InEnglish } from '../english/in-english';
import { JsonLd } from './json-ld';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
  /** The page's own name may be another in America. */
  hasAmerican?: boolean;
}

/** Where the page stands; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs, hasAmerican = false }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" data-mdast="ignore">
      <ol className={styles.list}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className={styles.item}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{hasAmerican ? <InEnglish>{name}</InEnglish> : name}</span>
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

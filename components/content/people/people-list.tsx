import Link from 'next/link';
import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import container from '@/components/ui/container.module.css';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import type { PersonDetail } from '@/lib/content/reading/people';
import styles from './people.module.css';

interface PeopleListProps {
  title: string;
  siteName: string;
  people: readonly PersonDetail[];
}

/** Everybody who writes or reviews; where nobody is named, it says who signs. */
export function PeopleList({ title, siteName, people }: PeopleListProps) {
  return (
    <div className={container.container}>
      <header className={styles.header}>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', path: '/' },
            { name: title, path: '/authors' },
          ]}
        />
        <h1>{title}</h1>
        <p className={styles.lead}>
          Posts that name no author are written and signed by the {siteName} editors. A reviewer is named only
          where that person has read the post.{' '}
          <Link href="/about-us" prefetch={false}>
            How an article is made
          </Link>
        </p>
      </header>
      <ul className={styles.people}>
        {people.map(({ id, name, role, credentials, path, portrait }) => (
          <li key={id} className={styles.person}>
            {portrait && <ResponsivePicture picture={portrait} sizes="80px" className={styles.portrait} />}
            <div>
              <h2 className={styles.name}>
                <Link href={path} prefetch={false}>
                  {name}
                </Link>
              </h2>
              <p className={styles.role}>{[role, credentials].filter(Boolean).join(', ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

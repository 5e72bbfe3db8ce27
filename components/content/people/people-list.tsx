import Link from 'next/link';
import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import container from '@/components/ui/container.module.css';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import type { PersonDetail } from '@/lib/content/reading/people';
import type { EditorialRecord as Record } from '@/lib/content/reading/editorial-record';
import { EditorialRecord } from './editorial-record';
import styles from './people.module.css';

interface PeopleListProps {
  title: string;
  siteName: string;
  people: readonly PersonDetail[];
  record: Record;
}

/** Everybody who writes or reviews, and what the editors did together. */
export function PeopleList({ title, siteName, people, record }: PeopleListProps) {
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
          <Link href="/how-we-work" prefetch={false}>
            How we write, check and correct
          </Link>
        </p>
      </header>
      <People people={people} />
      <EditorialRecord siteName={siteName} record={record} />
    </div>
  );
}

function People({ people }: Pick<PeopleListProps, 'people'>) {
  if (people.length === 0) return null;
  return (
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
  );
}

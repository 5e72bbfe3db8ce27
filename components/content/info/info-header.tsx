import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import { DateInEnglish } from '@/components/content/english/date-in-english';
import styles from './info-header.module.css';

interface InfoHeaderProps {
  title: string;
  lead: string;
  path: string;
  /** The day the text was last checked; ISO date. */
  checkedOn?: string | null;
}

/** Where the page stands, its title, and its first words. */
export function InfoHeader({ title, lead, path, checkedOn }: InfoHeaderProps) {
  return (
    <header className={styles.header}>
      <Breadcrumbs
        crumbs={[
          { name: 'Home', path: '/' },
          { name: title, path },
        ]}
      />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {checkedOn && (
        <p className={styles.checked}>
          Last checked on{' '}
          <time dateTime={checkedOn.slice(0, 10)}>
            <DateInEnglish date={checkedOn} />
          </time>
        </p>
      )}
    </header>
  );
}

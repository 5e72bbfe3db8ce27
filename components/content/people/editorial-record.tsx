import Link from 'next/link';
import type { EditorialRecord as Record } from '@/lib/content/reading/editorial-record';
import { DateInEnglish } from '@/components/content/english/date-in-english';
import styles from './editorial-record.module.css';

/** What the editors did together: what they wrote, what they checked last and what they corrected. */
export function EditorialRecord({ siteName, record }: { siteName: string; record: Record }) {
  const { posts, stories, subjects, checks, corrections } = record;
  return (
    <>
      <section className={styles.part} aria-labelledby="editors">
        <h2 id="editors">{siteName} editors</h2>
        <p>
          The editors write and sign together: {countOf(posts, 'article', 'articles')} and{' '}
          {countOf(stories, 'web story', 'web stories')} so far.
        </p>
        <ul className={styles.subjects}>
          {subjects.map(({ title, path, posts: count }) => (
            <li key={path}>
              <Link href={path} prefetch={false}>
                {title}
              </Link>
              <span>{countOf(count, 'article', 'articles')}</span>
            </li>
          ))}
        </ul>
      </section>
      {checks.length > 0 && (
        <section className={styles.part} aria-labelledby="checks">
          <h2 id="checks">Checked last</h2>
          <p>The facts of these articles were compared with their sources most recently.</p>
          <ul className={styles.dated}>
            {checks.map(({ title, path, date }) => (
              <li key={path}>
                <time dateTime={date}>
                  <DateInEnglish date={date} />
                </time>
                <Link href={path} prefetch={false}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part} aria-labelledby="corrections">
        <h2 id="corrections">Corrections</h2>
        <Corrections corrections={corrections} />
      </section>
    </>
  );
}

function Corrections({ corrections }: Pick<Record, 'corrections'>) {
  if (corrections.length === 0)
    return (
      <p>
        None yet. If a fact in an article turns out to be wrong, you will find a dated note here and below the
        article.
      </p>
    );
  return (
    <ul className={styles.dated}>
      {corrections.map(({ title, path, date, text }) => (
        <li key={`${path} ${date} ${text}`}>
          <time dateTime={date}>
            <DateInEnglish date={date} />
          </time>
          <div>
            <Link href={path} prefetch={false}>
              {title}
            </Link>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}

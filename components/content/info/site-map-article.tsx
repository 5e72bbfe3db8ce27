import Link from 'next/link';
import { InEnglish } from '@/components/content/english/in-english';
import container from '@/components/ui/container.module.css';
import type { SiteMapSection } from '@/lib/content/reading/site-map';
import { slugify } from '@/lib/content/reading/slugify';
import { InfoHeader } from './info-header';
import styles from './site-map-article.module.css';

/** The whole site on one page, section by section. */
export function SiteMapArticle({ sections }: { sections: readonly SiteMapSection[] }) {
  return (
    <div className={container.container}>
      <InfoHeader title="Sitemap" lead="Every page of this site, by subject." path="/sitemaps" />
      <div className={styles.sections}>
        {sections.map(({ title, entries, rest }, index) => {
          const id = `${slugify(title)}-${index + 1}`;
          return (
            <section key={id} className={styles.section} aria-labelledby={id}>
              <h2 id={id} className={styles.title}>
                {title}
              </h2>
              <ul className={styles.list}>
                {entries.map((entry) => (
                  <li key={entry.path}>
                    <Link href={entry.path} className={styles.link} prefetch={false}>
                      {/* One piece, so that its parts wrap as words do. */}
                      <span>
                        <InEnglish>{entry.title}</InEnglish>
                      </span>
                    </Link>
                  </li>
                ))}
                {rest && (
                  <li>
                    <Link href={rest.path} className={styles.link} prefetch={false}>
                      and {rest.count} more
                    </Link>
                  </li>
                )}
              </ul>
            </section>
          );
        })}
      </div>
      <p className={styles.note}>
        For developers: <a href="/sitemap.xml">sitemap.xml</a> and the <a href="/feed.xml">RSS feed</a>.
      </p>
    </div>
  );
}

import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import { RichText } from '@/components/content/article/rich-text';
import { TableOfContents } from '@/components/content/article/table-of-contents';
import container from '@/components/ui/container.module.css';
import type { InfoPage } from '@/lib/content/reading/info-pages';
import { withIds } from '@/lib/content/reading/questions';
import { InEnglish } from '@/components/content/english/in-english';
import { InfoHeader } from './info-header';
import { QuestionGroups } from './question-groups';
import styles from './faq-article.module.css';

/** Questions by subject, with the subjects beside them and a way to ask at the end. */
export function FaqArticle({ page }: { page: InfoPage }) {
  const groups = withIds(page.questionGroups);
  return (
    <div className={container.container}>
      <InfoHeader title={page.title} lead={page.excerpt} path={`/${page.slug}`} checkedOn={page.checkedOn} />
      <div className={styles.columns}>
        {groups.length > 1 && (
          <TableOfContents title="Subjects" entries={groups.map(({ id, title }) => ({ id, text: title }))} />
        )}
        <div className={styles.text}>
          {page.body && <RichText body={page.body} />}
          <QuestionGroups groups={groups} />
          <aside className={styles.ask} aria-labelledby="ask">
            <h2 id="ask" className={styles.askTitle}>
              Didn’t find an answer?
            </h2>
            <p>
              <InEnglish>
                Write to us and we’ll reply by email. We are not a medical service: if you are worried about
                your child, call your doctor or health visitor.
              </InEnglish>
            </p>
            <Link href="/contact" className={styles.askLink} prefetch={false}>
              Contact us <ArrowRight size={18} aria-hidden />
            </Link>
          </aside>
        </div>
      </div>
    </div>
  );
}

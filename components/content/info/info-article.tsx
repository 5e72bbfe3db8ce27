import { RichText } from '@/components/content/article/rich-text';
import { TableOfContents } from '@/components/content/article/table-of-contents';
import container from '@/components/ui/container.module.css';
import { headingsOf } from '@/lib/content/reading/headings';
import type { InfoPage } from '@/lib/content/reading/info-pages';
import type { Publication } from '@/lib/content/reading/publication-of-row';
import { withIds } from '@/lib/content/reading/questions';
import { PublisherDetails } from './publisher-details';
import { InfoHeader } from './info-header';
import { QuestionGroups } from './question-groups';
import styles from './info-article.module.css';

/** Fewer sections than this need no table of contents. */
const longPageSections = 4;

/** An info page: its text and, where an editor wrote some, its questions. */
export function InfoArticle({ page, publication }: { page: InfoPage; publication: Publication }) {
  const groups = withIds(page.questionGroups);
  const sections = [
    ...headingsOf(page.body).filter(({ level }) => level === 2),
    ...groups.map(({ id, title }) => ({ id, text: title })),
  ];
  const hasContents = sections.length >= longPageSections;
  return (
    <div className={container.container}>
      <InfoHeader title={page.title} lead={page.excerpt} path={`/${page.slug}`} checkedOn={page.checkedOn} />
      <div className={hasContents ? styles.columns : undefined}>
        {hasContents && <TableOfContents title="On this page" entries={sections} />}
        <div className={styles.text}>
          {page.body && <RichText body={page.body} path={`/${page.slug}`} />}
          <QuestionGroups groups={groups} />
          <PublisherDetails slug={page.slug} publication={publication} />
        </div>
      </div>
    </div>
  );
}

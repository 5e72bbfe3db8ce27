import { PenLine } from 'lucide-react';
import { RichText } from '@/components/content/article/rich-text';
import { buttonClass } from '@/components/ui/button-class';
import container from '@/components/ui/container.module.css';
import type { InfoPage } from '@/lib/content/reading/info-pages';
import type { Publication } from '@/lib/content/reading/publication-of-row';
import { ContactForm } from './contact-form';
import { type ContactEnd, ContactResult } from './contact-result';
import { PublisherDetails } from './publisher-details';
import { InfoHeader } from './info-header';
import styles from './contact-article.module.css';

interface ContactArticleProps {
  page: InfoPage;
  publication: Publication;
  end: ContactEnd | null;
}

/** What to write about on the left, the form on the right; on a phone a button leads past the text to the form. */
export function ContactArticle({ page, publication, end }: ContactArticleProps) {
  return (
    <div className={container.container}>
      <InfoHeader title={page.title} lead={page.excerpt} path={`/${page.slug}`} checkedOn={page.checkedOn} />
      {end && <ContactResult end={end} />}
      <a href="#write" className={buttonClass('quiet', styles.jump)}>
        <PenLine size={18} aria-hidden />
        Go to the contact form
      </a>
      <div className={styles.columns}>
        <div className={styles.text}>
          {page.body && <RichText body={page.body} />}
          <PublisherDetails slug={page.slug} publication={publication} />
        </div>
        <section className={styles.card} aria-labelledby="write">
          <h2 id="write" className={styles.title}>
            Write to us
          </h2>
          <ContactForm />
        </section>
      </div>
    </div>
  );
}

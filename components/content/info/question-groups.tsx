import { ChevronDown, Link2 } from 'lucide-react';
import { OpenLinkedPart } from '@/components/content/article/open-linked-part';
import { RichText } from '@/components/content/article/rich-text';
import { InEnglish } from '@/components/content/english/in-english';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { LinkedQuestion, LinkedQuestionGroup } from '@/lib/content/reading/questions';
import styles from './question-groups.module.css';

/**
 * Questions that open in place. All answers stand in the page, for readers without scripts and for the search
 * in the page.
 */
export function QuestionGroups({ groups }: { groups: readonly LinkedQuestionGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <div className={styles.groups}>
      {groups.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <div className={styles.items}>
            {questions.map((question) => (
              <Question key={question.id} {...question} />
            ))}
          </div>
        </section>
      ))}
      <OpenLinkedPart />
    </div>
  );
}

/**
 * The id stands inside: a browser that is led there opens the question by itself (HTML, 'ancestor revealing
 * algorithm').
 */
function Question({ id, question, answer }: LinkedQuestion) {
  return (
    // Opened by the browser before React looks: no mistake.
    <details className={styles.item} suppressHydrationWarning>
      <summary className={styles.question}>
        <span>
          <InEnglish>{question}</InEnglish>
        </span>
        <ChevronDown size={22} aria-hidden className={styles.arrow} />
      </summary>
      <div id={id} className={styles.answer}>
        <RichText body={answer} />
        <a href={`#${id}`} className={styles.link} data-mdast="ignore">
          <Link2 size={16} aria-hidden />
          Link to this answer<span className={hidden.hidden}>: {question}</span>
        </a>
      </div>
    </details>
  );
}

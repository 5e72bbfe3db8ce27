import type { ReactNode } from 'react';
import container from '@/components/ui/container.module.css';
import styles from './newsletter.module.css';

interface NewsletterEnd {
  done?: string;
  problem?: string;
}

const doneTexts: Readonly<Record<string, string>> = {
  asked: 'Please open the link in the email we sent you. It works for seven days.',
  confirmed: 'Thank you. Your subscription is confirmed.',
  left: 'You are unsubscribed, and your address is deleted.',
};
const problemTexts: Readonly<Record<string, string>> = {
  email: 'That is not a complete email address. Please check it and try again.',
  link: 'This link no longer works. You can sign up again.',
  'too-many': 'Too many requests. Please try again in an hour.',
  later: 'That did not work. Please try again later.',
};

/** What became of a form or a link of the newsletter. */
export function NewsletterNotice({ end, children }: { end: NewsletterEnd; children: ReactNode }) {
  const text = textOf(doneTexts, end.done) ?? textOf(problemTexts, end.problem);
  return (
    <div className={`${container.container} ${styles.page}`}>
      <h1>Newsletter</h1>
      {text && <p role="status">{text}</p>}
      {(end.problem || !end.done) && children}
    </div>
  );
}

function textOf(texts: Readonly<Record<string, string>>, key: string | undefined): string | undefined {
  return key !== undefined && Object.hasOwn(texts, key) ? texts[key] : undefined;
}

import { CircleAlert, MailCheck } from 'lucide-react';
import styles from './contact-result.module.css';

/** How the plain form ended; the server sends the browser back to this page with one of them in the address. */
export type ContactEnd = 'sent' | 'fields' | 'limit' | 'server';

const goBack = 'If you go back one page, your browser may still have what you typed.';

const texts: Record<ContactEnd, string> = {
  sent: 'Thank you. Your message has arrived. If it needs an answer, the answer comes by e-mail.',
  fields: `Your message was not sent. Please fill in every field, with a complete e-mail address. ${goBack}`,
  limit: `Your message was not sent, because too many came from here. Please try again later. ${goBack}`,
  server: `Your message was not sent: something went wrong on our side. Please try again in a moment. ${goBack}`,
};

export function ContactResult({ end }: { end: ContactEnd }) {
  const isSent = end === 'sent';
  const Icon = isSent ? MailCheck : CircleAlert;
  return (
    <p
      className={`${styles.result} ${isSent ? styles.sent : styles.problem}`}
      role={isSent ? 'status' : 'alert'}
    >
      <Icon size={24} aria-hidden />
      {texts[end]}
    </p>
  );
}

/** What the address says, or `null` on an ordinary visit. */
export function contactEndOf(query: { sent: string; problem: string }): ContactEnd | null {
  if (query.sent === '1') return 'sent';
  const { problem } = query;
  return problem === 'fields' || problem === 'limit' || problem === 'server' ? problem : null;
}

import { CircleAlert, MailCheck } from 'lucide-react';
import { type MessageField, messageFields } from './send-message';
import styles from './contact-result.module.css';

/** How the plain form ended. */
export interface ContactEnd {
  kind: 'sent' | 'fields' | 'large' | 'limit' | 'server';
  /** The fields to correct, where the server names them. */
  fields: readonly MessageField[];
}

const goBack = 'If you go back one page, your browser may still have what you typed.';

const texts: Record<ContactEnd['kind'], string> = {
  sent: 'Thank you. We have received your message. If it needs a reply, we’ll answer by email.',
  fields: `Please fill in every field, with a complete email address. ${goBack}`,
  large: `Your message is too long. It can be up to 5,000 characters. ${goBack}`,
  limit: `Too many messages have been sent from your network. Please try again later. ${goBack}`,
  server: `Something went wrong on our side. Please try again in a moment. ${goBack}`,
};

const fieldNames: Record<MessageField, string> = {
  name: 'name',
  email: 'email address',
  subject: 'subject',
  message: 'message',
};

export function ContactResult({ end: { kind, fields } }: { end: ContactEnd }) {
  const isSent = kind === 'sent';
  const Icon = isSent ? MailCheck : CircleAlert;
  const named = fields.map((field) => fieldNames[field]).join(', ');
  return (
    <p
      className={`${styles.result} ${isSent ? styles.sent : styles.problem}`}
      role={isSent ? 'status' : 'alert'}
    >
      <Icon size={24} aria-hidden />
      <span>
        {!isSent && 'Your message was not sent. '}
        {named && `Please check: ${named}. `}
        {texts[kind]}
      </span>
    </p>
  );
}

const problems: Partial<Record<string, ContactEnd['kind']>> = {
  fields: 'fields',
  'too-large': 'large',
  limit: 'limit',
  'too-many': 'limit',
  server: 'server',
  later: 'server',
  other: 'server',
};

/**
 * Reads where the server sent the browser: `?sent=1`, or `?problem=` with a word or the names of fields.
 * `null` on an ordinary visit.
 */
export function contactEndOf({ sent, problem }: { sent: string; problem: string }): ContactEnd | null {
  if (sent === '1') return { kind: 'sent', fields: [] };
  const named = problem.split(',');
  const fields = messageFields.filter((field) => named.includes(field));
  if (fields.length > 0) return { kind: 'fields', fields };
  const kind = Object.hasOwn(problems, problem) ? problems[problem] : undefined;
  return kind ? { kind, fields } : null;
}

import type { Mail } from '../../platform/mail/mail';
import { getSettings } from '../../platform/settings/settings';
import { absoluteUrl } from '../publishing/metadata';
import type { Operator } from '../reading/publication-of-row';
import { newsletterToken } from './newsletter-token';

export interface Subscriber {
  id: number;
  email: string;
}

export interface DigestPost {
  title: string;
  excerpt: string;
  path: string;
}

/** Asks whether the address really wants the newsletter. Nothing else goes there before it is confirmed. */
export function confirmMail(subscriber: Subscriber, operator: Operator | null): Mail {
  const { SITE_NAME } = getSettings();
  return {
    to: subscriber.email,
    subject: `Confirm your ${SITE_NAME} newsletter`,
    text: paragraphs([
      `Someone, probably you, asked for the ${SITE_NAME} newsletter at this address. Please confirm it here:`,
      absoluteUrl(`/newsletter/confirm/${newsletterToken('confirm', subscriber)}`),
      'The link works for seven days. If this was not you, you don’t need to do anything: we won’t send ' +
        'the newsletter, and we will delete your address.',
      ...signature(operator),
    ]),
  };
}

/** What is new, with the headers by which a mail program offers to unsubscribe in one click (RFC 8058). */
export function digestMail(
  subscriber: Subscriber,
  { posts, operator, intro }: { posts: readonly DigestPost[]; operator: Operator; intro: string | null },
): Mail {
  const { SITE_NAME } = getSettings();
  const token = newsletterToken('unsubscribe', subscriber);
  return {
    to: subscriber.email,
    subject: posts.length === 1 && posts[0] ? posts[0].title : `${posts.length} new posts on ${SITE_NAME}`,
    text: paragraphs([
      intro ?? `New on ${SITE_NAME}:`,
      ...posts.map(({ title, excerpt, path }) => `${title}\n${excerpt}\n${absoluteUrl(path)}`),
      `You are receiving this email because you signed up for the newsletter at ${absoluteUrl('/')}. ` +
        `Unsubscribe:\n${absoluteUrl(`/newsletter/unsubscribe/${token}`)}`,
      ...signature(operator),
    ]),
    headers: {
      'List-Unsubscribe': `<${absoluteUrl(`/api/newsletter/unsubscribe/${token}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function signature(operator: Operator | null): string[] {
  return operator ? [[operator.name, ...operator.addressLines].join('\n')] : [];
}

function paragraphs(all: readonly string[]): string {
  return `${all.join('\n\n')}\n`;
}

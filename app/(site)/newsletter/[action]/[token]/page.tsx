import type { Metadata } from 'next';
import { MissingPage } from '@/components/layout/missing-page';
import { NewsletterLink } from '@/components/content/newsletter/newsletter-link';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { followRedirect } from '@/lib/content/reading/follow-redirect';
import { newsletterPath } from '@/lib/contract/publication';

type NewsletterLinkProps = { params: Promise<{ action: string; token: string }> };

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Newsletter',
    description: 'Where the links in our newsletter lead.',
    path: '/newsletter',
    isHiddenFromSearch: true,
  });
}

/** Where a mailed link leads: a button does it, so that a program that opens links does nothing. */
export default async function NewsletterLinkPage({ params }: NewsletterLinkProps) {
  const { action, token } = await params;
  if (action !== 'confirm' && action !== 'unsubscribe') {
    await followRedirect(`/newsletter/${action}/${token}`);
    return <MissingPage />;
  }
  if (!newsletterPath.safeParse({ token }).success) return <MissingPage />;
  return <NewsletterLink action={action} token={token} />;
}

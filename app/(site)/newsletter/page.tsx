import type { Metadata } from 'next';
import { MissingPage } from '@/components/layout/missing-page';
import { NewsletterNotice } from '@/components/content/newsletter/newsletter-notice';
import { NewsletterForm } from '@/components/content/newsletter/newsletter-form';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { getPublication } from '@/lib/content/reading/publication';
import { firstValue } from '@/lib/content/reading/query';
import { getSettings } from '@/lib/platform/settings/settings';

type NewsletterPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Newsletter',
    description: `New posts of ${getSettings().SITE_NAME} by mail, with one click to unsubscribe.`,
    path: '/newsletter',
    isHiddenFromSearch: true,
  });
}

/** The form, and what became of what was sent. */
export default async function NewsletterPage({ searchParams }: NewsletterPageProps) {
  const { done, problem } = await searchParams;
  const { newsletter } = await getPublication();
  const end = { done: firstValue(done), problem: firstValue(problem) };
  if (newsletter === 'off' && !end.done && !end.problem) return <MissingPage />;
  return (
    <NewsletterNotice end={end}>
      {newsletter !== 'off' && <NewsletterForm frequency={newsletter} />}
    </NewsletterNotice>
  );
}

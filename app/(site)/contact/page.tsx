import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { DraftBar } from '@/components/content/article/draft-bar';
import { JsonLd } from '@/components/content/article/json-ld';
import { MissingPage } from '@/components/layout/missing-page';
import { ContactArticle } from '@/components/content/info/contact-article';
import { contactEndOf } from '@/components/content/info/contact-result';
import { infoPageData } from '@/lib/content/publishing/info-page-data';
import { infoPageMetadata } from '@/lib/content/publishing/info-page-metadata';
import { firstValue } from '@/lib/content/reading/query';
import { findInfoPage } from '@/lib/content/reading/find-info-page';

const slug = 'contact';

type ContactPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  return infoPageMetadata(slug, (await draftMode()).isEnabled);
}

export default async function ContactPage({ searchParams }: ContactPageProps) {
  const { isEnabled } = await draftMode();
  const page = await findInfoPage(slug, isEnabled);
  if (!page) return <MissingPage />;
  const { sent, problem } = await searchParams;
  return (
    <>
      {isEnabled && <DraftBar />}
      <ContactArticle
        page={page}
        end={contactEndOf({ sent: firstValue(sent), problem: firstValue(problem) })}
      />
      <JsonLd data={infoPageData(page)} />
    </>
  );
}

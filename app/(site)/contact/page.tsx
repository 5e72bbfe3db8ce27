import type { Metadata } from 'next';
import { DraftBar } from '@/components/content/article/draft-bar';
import { JsonLd } from '@/components/content/article/json-ld';
import { MissingPage } from '@/components/layout/missing-page';
import { ContactArticle } from '@/components/content/info/contact-article';
import { contactEndOf } from '@/components/content/info/contact-result';
import { infoPageData } from '@/lib/content/publishing/info-page-data';
import { infoPageMetadata } from '@/lib/content/publishing/info-page-metadata';
import { firstValue } from '@/lib/content/reading/query';
import { getPublication } from '@/lib/content/reading/publication';
import { findInfoPage } from '@/lib/content/reading/find-info-page';
import { showsDraft } from '../shows-draft';

const slug = 'contact';

type ContactPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  return infoPageMetadata(slug, await showsDraft());
}

export default async function ContactPage({ searchParams }: ContactPageProps) {
  const isDraft = await showsDraft();
  const page = await findInfoPage(slug, isDraft);
  if (!page) return <MissingPage />;
  const { sent, problem } = await searchParams;
  return (
    <>
      {isDraft && <DraftBar />}
      <ContactArticle
        page={page}
        publication={await getPublication()}
        end={contactEndOf({ sent: firstValue(sent), problem: firstValue(problem) })}
      />
      <JsonLd data={infoPageData(page)} />
    </>
  );
}

import type { Metadata } from 'next';
import { DraftBar } from '@/components/content/article/draft-bar';
import { MissingPage } from '@/components/layout/missing-page';
import { JsonLd } from '@/components/content/article/json-ld';
import { FaqArticle } from '@/components/content/info/faq-article';
import { infoPageMetadata } from '@/lib/content/publishing/info-page-metadata';
import { infoPageData } from '@/lib/content/publishing/info-page-data';
import { findInfoPage } from '@/lib/content/reading/find-info-page';
import { showsDraft } from '../shows-draft';

const slug = 'faq';

export async function generateMetadata(): Promise<Metadata> {
  return infoPageMetadata(slug, await showsDraft());
}

export default async function FaqPage() {
  const isDraft = await showsDraft();
  const page = await findInfoPage(slug, isDraft);
  if (!page) return <MissingPage />;
  return (
    <>
      {isDraft && <DraftBar />}
      <FaqArticle page={page} />
      <JsonLd data={infoPageData(page)} />
    </>
  );
}

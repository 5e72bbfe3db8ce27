import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { DraftBar } from '@/components/content/article/draft-bar';
import { MissingPage } from '@/components/layout/missing-page';
import { JsonLd } from '@/components/content/article/json-ld';
import { FaqArticle } from '@/components/content/info/faq-article';
import { infoPageMetadata } from '@/lib/content/publishing/info-page-metadata';
import { infoPageData } from '@/lib/content/publishing/info-page-data';
import { findInfoPage } from '@/lib/content/reading/find-info-page';

const slug = 'faq';

export async function generateMetadata(): Promise<Metadata> {
  return infoPageMetadata(slug, (await draftMode()).isEnabled);
}

export default async function FaqPage() {
  const { isEnabled } = await draftMode();
  const page = await findInfoPage(slug, isEnabled);
  if (!page) return <MissingPage />;
  return (
    <>
      {isEnabled && <DraftBar />}
      <FaqArticle page={page} />
      <JsonLd data={infoPageData(page)} />
    </>
  );
}

import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { DraftBar } from '@/components/content/draft-bar';
import { MissingPage } from '@/components/layout/missing-page';
import { JsonLd } from '@/components/content/json-ld';
import { FaqArticle } from '@/components/info/faq-article';
import { infoPageMetadata } from '@/lib/content/info-page-metadata';
import { infoPageData } from '@/lib/content/info-page-data';
import { findInfoPage } from '@/lib/content/find-info-page';

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

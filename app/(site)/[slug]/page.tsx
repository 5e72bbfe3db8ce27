import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { DraftBar } from '@/components/content/article/draft-bar';
import { JsonLd } from '@/components/content/article/json-ld';
import { MissingPage } from '@/components/layout/missing-page';
import { InfoArticle } from '@/components/content/info/info-article';
import { infoPageData } from '@/lib/content/publishing/info-page-data';
import { infoPageMetadata } from '@/lib/content/publishing/info-page-metadata';
import { findInfoPage } from '@/lib/content/reading/find-info-page';

type InfoPageProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: InfoPageProps): Promise<Metadata> {
  return infoPageMetadata((await params).slug, (await draftMode()).isEnabled);
}

/** About us, the terms, the privacy policy, and every info page that an editor adds. */
export default async function InfoPage({ params }: InfoPageProps) {
  const { isEnabled } = await draftMode();
  const page = await findInfoPage((await params).slug, isEnabled);
  if (!page) return <MissingPage />;
  return (
    <>
      {isEnabled && <DraftBar />}
      <InfoArticle page={page} />
      <JsonLd data={infoPageData(page)} />
    </>
  );
}

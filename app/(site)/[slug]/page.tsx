import type { Metadata } from 'next';
import { DraftBar } from '@/components/content/article/draft-bar';
import { JsonLd } from '@/components/content/article/json-ld';
import { MissingPage } from '@/components/layout/missing-page';
import { InfoArticle } from '@/components/content/info/info-article';
import { infoPageData } from '@/lib/content/publishing/info-page-data';
import { infoPageMetadata } from '@/lib/content/publishing/info-page-metadata';
import { getPublication } from '@/lib/content/reading/publication';
import { findInfoPage } from '@/lib/content/reading/find-info-page';
import { showsDraft } from '../shows-draft';

type InfoPageProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: InfoPageProps): Promise<Metadata> {
  return infoPageMetadata((await params).slug, await showsDraft());
}

/** About us, the terms, the privacy policy, and every info page that an editor adds. */
export default async function InfoPage({ params }: InfoPageProps) {
  const isDraft = await showsDraft();
  const page = await findInfoPage((await params).slug, isDraft);
  if (!page) return <MissingPage />;
  return (
    <>
      {isDraft && <DraftBar />}
      <InfoArticle page={page} publication={await getPublication()} />
      <JsonLd data={infoPageData(page)} />
    </>
  );
}

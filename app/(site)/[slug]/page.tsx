import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { DraftBar } from '@/components/content/draft-bar';
import { InfoArticle } from '@/components/info/info-article';
import { infoPageMetadata } from '@/lib/content/info-page-metadata';
import { requireInfoPage } from '@/lib/content/require-info-page';

type InfoPageProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: InfoPageProps): Promise<Metadata> {
  return infoPageMetadata((await params).slug, (await draftMode()).isEnabled);
}

/** About us, the terms, the privacy policy, and every info page that an editor adds. */
export default async function InfoPage({ params }: InfoPageProps) {
  const { isEnabled } = await draftMode();
  const page = await requireInfoPage((await params).slug, isEnabled);
  return (
    <>
      {isEnabled && <DraftBar />}
      <InfoArticle page={page} />
    </>
  );
}

import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { DraftBar } from '@/components/content/draft-bar';
import { JsonLd } from '@/components/content/json-ld';
import { FaqArticle } from '@/components/info/faq-article';
import { infoPageMetadata } from '@/lib/content/info-page-metadata';
import { faqData } from '@/lib/content/questions';
import { requireInfoPage } from '@/lib/content/require-info-page';

const slug = 'faq';

export async function generateMetadata(): Promise<Metadata> {
  return infoPageMetadata(slug, (await draftMode()).isEnabled);
}

export default async function FaqPage() {
  const { isEnabled } = await draftMode();
  const page = await requireInfoPage(slug, isEnabled);
  return (
    <>
      {isEnabled && <DraftBar />}
      <FaqArticle page={page} />
      {page.questionGroups.length > 0 && <JsonLd data={faqData(page.questionGroups)} />}
    </>
  );
}

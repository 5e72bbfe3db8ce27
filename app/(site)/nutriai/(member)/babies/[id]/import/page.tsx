import type { Metadata } from 'next';
import { ImportView } from '@/components/nutriai/imports/import-view';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { pageMetadata } from '@/lib/content/publishing/metadata';

interface ImportPageProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: ImportPageProps): Promise<Metadata> {
  return pageMetadata({
    title: 'Import a log',
    description: 'Import feeds, meals and measurements from another app.',
    path: `/nutriai/babies/${(await params).id}/import`,
    isHiddenFromSearch: true,
  });
}

export default async function ImportPage({ params }: ImportPageProps) {
  const { id } = await params;
  return (
    <MemberPage
      title="Import a log"
      lead="Feeds, meals and measurements from another app or your own spreadsheet."
    >
      <ImportView key={id} baby={id} />
    </MemberPage>
  );
}

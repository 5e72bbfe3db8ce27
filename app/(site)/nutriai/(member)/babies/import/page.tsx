import type { Metadata } from 'next';
import { ImportView } from '@/components/nutriai/imports/import-view';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { pageMetadata } from '@/lib/content/publishing/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Import your data',
    description: 'Import babies, logs, plans and recipes from another account.',
    path: '/nutriai/babies/import',
    isHiddenFromSearch: true,
  });
}

export default function ImportAccountPage() {
  return (
    <MemberPage title="Import your data" lead="Babies, logs, plans and recipes from another account.">
      <ImportView baby={null} />
    </MemberPage>
  );
}

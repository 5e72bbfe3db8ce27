import type { Metadata } from 'next';
import { ReportView } from '@/components/nutriai/report/report-view';
import { WithBaby } from '@/components/nutriai/shell/with-baby';
import { pageMetadata } from '@/lib/content/publishing/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Doctor’s report',
    description: 'Growth and feeding on two pages, to print or to save as a PDF.',
    path: '/nutriai/report',
    isHiddenFromSearch: true,
  });
}

export default function ReportPage() {
  return (
    <WithBaby title="Doctor’s report">
      <ReportView />
    </WithBaby>
  );
}

'use client';

import { PageProblem } from '@/components/layout/page-problem';

interface SiteErrorProps {
  error: unknown;
  retry: () => void;
}

export default function SiteError({ error, retry }: SiteErrorProps) {
  return <PageProblem error={error} retry={retry} />;
}

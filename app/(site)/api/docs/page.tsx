import type { Metadata } from 'next';
import { ApiReference } from '@/components/content/api-docs/api-reference';
import { apiReference } from '@/lib/content/publishing/api-reference';
import { pageMetadata } from '@/lib/content/publishing/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'API',
    description: 'Every address that programs can use: what to send and what is returned.',
    path: '/api/docs',
  });
}

export default async function ApiDocsPage() {
  return <ApiReference subjects={await apiReference()} />;
}

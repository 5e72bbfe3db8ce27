import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getCms } from '@/lib/content/cms/payload';
import { isScreenOfNoDocument } from '@/lib/content/cms/staff-doors/document-ids';
import { listProblem } from '@/lib/content/cms/staff-doors/list-problem';
import { importMap } from '../importMap.js';
import { UnusableFilter } from './unusable-filter';

interface PanelPageProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: PanelPageProps) =>
  generatePageMetadata({ config, params, searchParams });

export default async function PanelPage({ params, searchParams }: PanelPageProps) {
  // Payload's type forgets the start page, which has none.
  const { segments = [] } = await params;
  const payload = await getCms();
  const problem = listProblem(payload, segments, await searchParams);
  const hasNoDocument = isScreenOfNoDocument(payload, segments);
  // A visitor who is not signed in gets the sign-in screen first, as everywhere else in the panel.
  const isRefused =
    (problem !== null || hasNoDocument) && (await payload.auth({ headers: await headers() })).user !== null;
  if (isRefused && hasNoDocument) notFound();
  if (isRefused && problem !== null)
    return <UnusableFilter problem={problem} path={`/admin/${segments.map(encodeURIComponent).join('/')}`} />;
  return RootPage({ config, params, searchParams, importMap });
}

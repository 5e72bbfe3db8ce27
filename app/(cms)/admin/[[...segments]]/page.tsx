import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { headers } from 'next/headers';
import { getCms } from '@/lib/content/cms/payload';
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
  // A visitor who is not signed in gets the sign-in screen first, as everywhere else in the panel.
  if (problem !== null && (await payload.auth({ headers: await headers() })).user)
    return <UnusableFilter problem={problem} path={`/admin/${segments.map(encodeURIComponent).join('/')}`} />;
  return RootPage({ config, params, searchParams, importMap });
}

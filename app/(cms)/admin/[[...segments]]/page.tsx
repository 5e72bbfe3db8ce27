import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { importMap } from '../importMap.js';

interface PanelPageProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: PanelPageProps) =>
  generatePageMetadata({ config, params, searchParams });

export default function PanelPage({ params, searchParams }: PanelPageProps) {
  return RootPage({ config, params, searchParams, importMap });
}

import config from '@payload-config';
import { NotFoundPage } from '@payloadcms/next/views';
import { importMap } from '../importMap.js';

interface PanelNotFoundProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export default function PanelNotFound({ params, searchParams }: PanelNotFoundProps) {
  return NotFoundPage({ config, params, searchParams, importMap });
}

import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { MissingPage } from '@/components/layout/missing-page';
import { notFoundMetadata } from '@/lib/content/publishing/metadata';
import { redirectTarget } from '@/lib/content/reading/redirect-target';

type UnknownPageProps = { params: Promise<{ path: string[] }> };

export const metadata: Metadata = notFoundMetadata;

/** Every address that no other page answers: the new place of what was moved, or 404. */
export default async function UnknownPage({ params }: UnknownPageProps) {
  const target = await redirectTarget(`/${(await params).path.join('/')}`);
  if (target) permanentRedirect(target);
  return <MissingPage />;
}

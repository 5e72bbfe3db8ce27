import type { Metadata } from 'next';
import { MissingPage } from '@/components/layout/missing-page';
import { notFoundMetadata } from '@/lib/content/publishing/metadata';
import { followRedirect } from '@/lib/content/reading/follow-redirect';

type UnknownPageProps = { params: Promise<{ path: string[] }> };

export const metadata: Metadata = notFoundMetadata;

/** Every address that no other page answers: the new place of what was moved, or 404. */
export default async function UnknownPage({ params }: UnknownPageProps) {
  await followRedirect(`/${(await params).path.join('/')}`);
  return <MissingPage />;
}

import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { redirectTarget } from '@/lib/content/redirect-target';

type UnknownPageProps = { params: Promise<{ path: string[] }> };

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/** Every address that no other page answers: the new place of what was moved, or 404. */
export default async function UnknownPage({ params }: UnknownPageProps) {
  const target = await redirectTarget(`/${(await params).path.join('/')}`);
  if (target) permanentRedirect(target);
  notFound();
}

import { notFound } from 'next/navigation';
import { sharingPicture } from '@/lib/content/sharing-picture';

/** The 1200 × 630 picture that stands beside a shared link. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const picture = await sharingPicture((await params).path);
  return picture ?? notFound();
}

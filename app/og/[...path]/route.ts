import { sharingPicture } from '@/lib/content/publishing/sharing-picture';
import { findSharingSubject, movedSharingPath } from '@/lib/content/publishing/sharing-subject';
import { conditionalAnswer } from '@/lib/platform/http/conditional-answer';

type PictureContext = { params: Promise<{ path: string[] }> };

/** The 1200 × 630 picture that stands beside a shared link. */
export async function GET(request: Request, { params }: PictureContext): Promise<Response> {
  const { path } = await params;
  const subject = await findSharingSubject(path);
  if (!subject) return moved(await movedSharingPath(path));
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' };
  const picture = new Uint8Array(await sharingPicture(subject));
  return conditionalAnswer(request, new Response(picture, { headers }));
}

function moved(path: string | null): Response {
  if (path) return new Response(null, { status: 308, headers: { Location: path } });
  return new Response('Not found', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

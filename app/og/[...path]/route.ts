import { sharingPicture } from '@/lib/content/publishing/sharing-picture';
import { findSharingSubject, movedSharingPath } from '@/lib/content/publishing/sharing-subject';
import { conditionalAnswer } from '@/lib/platform/http/conditional-answer';
import { isTooManyPictures, pictureWaitSeconds } from '@/lib/platform/threads/picture-queue';

type PictureContext = { params: Promise<{ path: string[] }> };

/** The 1200 × 630 picture that stands beside a shared link. */
export async function GET(request: Request, { params }: PictureContext): Promise<Response> {
  const { path } = await params;
  const subject = await findSharingSubject(path);
  if (!subject) return moved(await movedSharingPath(path));
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' };
  const picture = await sharingPicture(subject).catch(nullWhereTooMany);
  if (picture === null) return tooMany();
  return conditionalAnswer(request, new Response(new Uint8Array(picture), { headers }));
}

function nullWhereTooMany(error: unknown): null {
  if (isTooManyPictures(error)) return null;
  throw error;
}

function tooMany(): Response {
  return new Response('Many pictures are being drawn. Try again in a moment.', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(pictureWaitSeconds),
    },
  });
}

function moved(path: string | null): Response {
  if (path) return new Response(null, { status: 308, headers: { Location: path } });
  return new Response('Not found', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

import { draftMode } from 'next/headers';
import { redirect } from 'next/navigation';
import { previewPath } from '@/lib/content/cms/preview-path';

/** Opens a draft on its real page, for staff alone. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ collection: string; id: string }> },
): Promise<Response> {
  const preview = await previewPath({ ...(await params), headers: request.headers });
  if ('refusal' in preview) {
    return new Response(preview.refusal.message, {
      status: preview.refusal.status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  (await draftMode()).enable();
  redirect(preview.path);
}

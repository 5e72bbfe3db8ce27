import { ampAnswer } from '@/lib/content/publishing/amp/amp-answer';

export const dynamic = 'force-dynamic';

/** The story as an AMP document. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  return ampAnswer((await params).slug);
}

import { captionsAnswer } from '@/lib/content/reading/captions';

/** The captions of a film, `/media/captions/{id}.vtt`. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  return captionsAnswer((await params).file);
}

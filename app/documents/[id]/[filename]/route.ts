import { getCms } from '@/lib/content/cms/payload';
import { downloadDocument } from '@/lib/wagtail-api/read/document-download';

/** GET and HEAD /documents/{id}/{filename}: where the content API's `download_url` of a document leads. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string; filename: string }> },
): Promise<Response> {
  return downloadDocument(await getCms(), request, await params);
}

export const HEAD = GET;

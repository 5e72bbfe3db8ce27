import 'server-only';
import { getCms } from '../cms/payload';

/**
 * A film's captions as a WebVTT file. Any site may read them: an AMP cache shows the film from its own host.
 * @param file `12.vtt`
 */
export async function captionsAnswer(file: string): Promise<Response> {
  const [, digits] = /^([1-9]\d{0,8})\.vtt$/.exec(file) ?? [];
  const captions = digits === undefined ? null : await findCaptions(Number(digits));
  if (!captions) {
    return new Response('Not found', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  return new Response(captions, {
    headers: {
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}

async function findCaptions(id: number): Promise<string | null> {
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'videos',
    overrideAccess: false,
    where: { id: { equals: id } },
    select: { captions: true },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0]?.captions || null;
}
